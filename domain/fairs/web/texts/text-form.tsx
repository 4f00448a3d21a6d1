import { ArrowLeft, ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftNotice } from '#platform/web/forms/draft-notice.tsx'
import { OtherTab } from '#platform/web/forms/other-tab.tsx'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { readText, textsOfFair, writeText } from '../../contract/fair-text.ts'
import { fairPaths } from '../../contract/paths.ts'
import type { PublicFair } from '../../contract/public-fair.ts'
import { useSalonHref } from '../fair-context.tsx'
import { type FairText, useTextDraft } from './use-text-draft.ts'

type Props = { fair: PublicFair; text: FairText; onDone: () => void }

/** One text in the fair's own words, language by language; each time it is published it is a new version. */
export function TextForm({ fair, text, onDone }: Props) {
  const t = useWords('fairs')
  const api = useApi()
  const href = useSalonHref()
  const refresh = useRefresh()
  const { kind, standard } = text
  const { user } = useSessionState<{ id: number }>()
  const draft = useTextDraft(text, fair.id, user?.id ?? 0)
  const { words, version } = draft
  const languages = fair.fairLanguages.map(language => language.code).filter(isLocale)
  const [code, setCode] = useState<Locale>(languages[0] ?? 'fr')
  const set = (html: string) => draft.write(code, html)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(writeText, { params: { id: fair.id, kind }, body: { translations: words, version } })
    draft.reset()
    await refresh(textsOfFair, readText)
    toast.success(t('texts.published'))
    onDone()
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t(`texts.${kind}`)}>
      <div>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={onDone}>
          {t('texts.back')}
        </Button>
      </div>
      {draft.isStale && (
        <DraftNotice
          text={t('texts.stale')}
          choices={[
            { label: t('mails.keep_mine'), onPress: draft.keepMine },
            { label: t('mails.take_theirs'), onPress: draft.reset },
          ]}
        />
      )}
      <OtherTab draft={draft} />
      <FormSection title={t(`texts.${kind}`)} hint={t('texts.form_hint')}>
        <LanguageTabs
          isLazy
          label={t('settings.fairLanguages')}
          current={code}
          onChange={next => isLocale(next) && setCode(next)}
          languages={languages.map(one => ({ code: one, name: languageNames[one], isMissing: !words[one] }))}
        >
          {() => (
            <>
              <RichTextField
                hasVideos
                key={code}
                label={t(`texts.${kind}`)}
                hint={t(words[code] ? 'texts.own_hint' : 'texts.standard_hint')}
                lang={code}
                value={words[code] ?? ''}
                onChange={set}
              />
              {!words[code] && (
                <div>
                  <Button
                    variant="soft"
                    size="small"
                    icon={FileText}
                    onPress={() => set(standard[code] ?? '')}
                  >
                    {t('texts.start')}
                  </Button>
                </div>
              )}
            </>
          )}
        </LanguageTabs>
      </FormSection>
      <SaveActions
        draft={draft}
        isPending={isPending}
        isDisabled={!draft.isChanged || draft.isStale}
        save={t('texts.publish')}
      >
        <ButtonLink variant="secondary" icon={ExternalLink} href={href(fairPaths[kind])} target="_blank">
          {t('texts.see')}
        </ButtonLink>
      </SaveActions>
    </Form>
  )
}

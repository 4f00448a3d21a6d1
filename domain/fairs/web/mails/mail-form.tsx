import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { mailsOfFair } from '../../contract/endpoints.ts'
import { fairEmails } from '../../contract/fair-email.ts'
import { type FairMailKind, mailPlaceholders } from '../../contract/mail-kinds.ts'
import type { PublicFair } from '../../contract/public-fair.ts'

/** One mail in the fair's own words, language by language; where a language has none, the standard words are sent. */
export function MailForm({
  fair,
  kind,
  mail,
  onDone,
}: {
  fair: PublicFair
  kind: FairMailKind
  mail: AnswerOf<typeof mailsOfFair>[number] | null
  onDone: () => void
}) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft(mail ?? { translations: {} }, `draft:mail:${fair.id}:${kind}`)
  const languages = fair.fairLanguages.map(language => language.code).filter(isLocale)
  const [code, setCode] = useState<Locale>(languages[0] ?? 'fr')
  const { submit, problems, isPending } = useSubmit(async values => {
    const translations = (draft.value.translations ?? {}) as Record<string, object>
    if (values.get('how') === 'standard') await api.remove(fairEmails, mail?.id ?? 0)
    else if (mail) await api.update(fairEmails, mail.id, { translations })
    else await api.create(fairEmails, { fair: fair.id, kind, translations })
    draft.reset()
    await refresh(fairEmails, mailsOfFair)
    toast.success(t('mails.saved'))
    onDone()
  })
  const toStandard = () => {
    const values = new FormData()
    values.set('how', 'standard')
    submit(values)
  }
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t(`mails.kind_${kind}`)}>
      <div>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={onDone}>
          {t('mails.back')}
        </Button>
      </div>
      <FormSection title={t(`mails.kind_${kind}`)} hint={t(`mails.kind_${kind}_when`)}>
        <LanguageTabs
          isLazy
          label={t('settings.fairLanguages')}
          current={code}
          onChange={next => isLocale(next) && setCode(next)}
          languages={languages.map(one => ({ code: one, name: languageNames[one] }))}
        >
          {() => (
            <>
              <TextField
                key={`${code} subject`}
                name="subject"
                label={t('mails.subject')}
                value={String(draft.word(code, 'subject') ?? '')}
                maxLength={200}
                onChange={subject => draft.setWord(code, 'subject', subject)}
              />
              <RichTextField
                key={`${code} text`}
                label={t('mails.text')}
                hint={t('mails.placeholders', mailPlaceholders)}
                lang={code}
                value={String(draft.word(code, 'text') ?? '')}
                onChange={text => draft.setWord(code, 'text', text)}
              />
            </>
          )}
        </LanguageTabs>
      </FormSection>
      <FormActions>
        <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
          {t('settings.save')}
        </Button>
        {draft.isChanged && (
          <Button variant="ghost" onPress={draft.reset}>
            {t('settings.discard')}
          </Button>
        )}
        {mail && (
          <Button variant="secondary" isPending={isPending} onPress={toStandard}>
            {t('mails.to_standard')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

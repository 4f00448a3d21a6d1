import { ArrowLeft } from 'lucide-react'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { ChangeHistory } from '#platform/web/saving/change-history.tsx'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { changesOfMail, previewMail } from '../../contract/mail-calls.ts'
import type { PublicFair } from '../../contract/public-fair.ts'
import { MailChanges } from './mail-changes.tsx'
import { MailFields } from './mail-fields.tsx'
import { MailPreview } from './mail-preview.tsx'
import styles from './mails.module.css'
import { SendTest } from './send-test.tsx'
import { type FairMail, useMailDraft } from './use-mail-draft.ts'
import { useMailFieldWords } from './use-mail-field-words.ts'

type Props = {
  fair: PublicFair
  kind: string
  mail: FairMail
  code: Locale
  languages: readonly Locale[]
  setCode: (code: Locale) => void
  onDone: () => void
}

/** One mail, language by language, beside what its reader will see. */
export function MailForm({ fair, kind, mail, code, languages, setCode, onDone }: Props) {
  const t = useWords('fairs')
  const api = useApi()
  const draft = useMailDraft(fair.id, kind, mail)
  const { saving } = draft
  const { run } = useAction()
  const words = useMailFieldWords()
  const { submit, problems, isPending, setProblems } = useSubmit(async () => {
    const wrong = draft.firstWrong()
    if (wrong) {
      setCode(wrong)
      setProblems({ message: t('mails.not_sendable', { language: languageNames[wrong] }) })
      return
    }
    if (await draft.publish()) toast.success(t('mails.saved'))
  })
  const discard = () =>
    run(async () => {
      const undo = await draft.discard()
      toast.success(t('homepage.discarded'), {
        action: { label: t('homepage.undo'), onPress: () => run(undo), isUndo: true },
      })
    })
  return (
    <Form onLeave={() => void saving.leave()} onSubmit={submit} aria-label={mail.title}>
      <div>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={onDone}>
          {t('mails.back')}
        </Button>
      </div>
      <div>
        <h2 className={styles.title}>{mail.title}</h2>
        <p className={styles.when}>{mail.when}</p>
      </div>
      <SaveLine saving={saving}>
        <ChangeHistory
          query={callQuery(api, changesOfMail, { params: { id: fair.id, kind } })}
          fields={saving.fields}
          restore={(field, value) => {
            saving.set({ [field]: value }, false)
            void saving.leave()
          }}
          {...words}
        />
      </SaveLine>
      <FieldConflicts saving={saving} {...words} />
      <div className={styles.desk}>
        <div className={styles.edit}>
          <LanguageTabs
            isLazy
            label={t('settings.fairLanguages')}
            current={code}
            onChange={next => isLocale(next) && setCode(next)}
            languages={languages.map(one => ({ code: one, name: languageNames[one] }))}
          >
            {() => (
              <>
                <MailFields kind={kind} mail={mail} code={code} draft={draft} />
                <MailChanges code={code} draft={draft} />
              </>
            )}
          </LanguageTabs>
        </div>
        <div className={styles.aside}>
          <MailPreview
            name={[fair.id, kind]}
            code={code}
            draft={{ locale: code, ...draft.wordsIn(code) }}
            load={body => api.call(previewMail, { params: { id: fair.id, kind }, body })}
          />
          <SendTest fair={fair.id} kind={kind} code={code} draft={draft} />
        </div>
      </div>
      {problems?.message && (
        <p className={styles.stale} role="alert">
          {problems.message}
        </p>
      )}
      <FormActions>
        <Button type="submit" isPending={isPending} isDisabled={!draft.isDraft}>
          {t('homepage.publish')}
        </Button>
        {mail.draft !== null && (
          <Button variant="ghost" onPress={discard}>
            {t('homepage.discard')}
          </Button>
        )}
        {draft.isDraft && <Badge>{t('homepage.state_draft')}</Badge>}
      </FormActions>
    </Form>
  )
}

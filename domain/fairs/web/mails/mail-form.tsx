import { ArrowLeft } from 'lucide-react'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { fairEmails } from '../../contract/fair-email.ts'
import { listMails, previewMail, readMail, writeMail } from '../../contract/mail-calls.ts'
import type { PublicFair } from '../../contract/public-fair.ts'
import { MailChanges } from './mail-changes.tsx'
import { MailFields } from './mail-fields.tsx'
import { MailPreview } from './mail-preview.tsx'
import styles from './mails.module.css'
import { SendTest } from './send-test.tsx'
import { type FairMail, useMailDraft } from './use-mail-draft.ts'

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
  const refresh = useRefresh()
  const draft = useMailDraft(fair.id, kind, mail)
  const { submit, problems, isPending, setProblems } = useSubmit(async () => {
    const wrong = draft.firstWrong()
    if (wrong) {
      setCode(wrong)
      setProblems({ message: t('mails.not_sendable', { language: languageNames[wrong] }) })
      return
    }
    try {
      const { own, version } = draft
      await api.call(writeMail, { params: { id: fair.id, kind }, body: { own, version } })
      draft.reset()
      toast.success(t('mails.saved'))
    } finally {
      // Also when somebody was faster: their words are what these are compared with.
      await refresh(readMail, listMails, fairEmails)
    }
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={mail.title}>
      <div>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={onDone}>
          {t('mails.back')}
        </Button>
      </div>
      <div>
        <h2 className={styles.title}>{mail.title}</h2>
        <p className={styles.when}>{mail.when}</p>
      </div>
      {draft.isStale && (
        <div className={styles.stale} role="alert">
          <p>{t('mails.stale')}</p>
          <div>
            <Button variant="secondary" size="small" onPress={draft.keepMine}>
              {t('mails.keep_mine')}
            </Button>
            <Button variant="ghost" size="small" onPress={draft.reset}>
              {t('mails.take_theirs')}
            </Button>
          </div>
        </div>
      )}
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
      <SaveActions draft={draft} isPending={isPending} isDisabled={!draft.isChanged || draft.isStale} />
    </Form>
  )
}

import { Send } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Mailing, testMailing } from '../../contract/mailings.ts'
import styles from './mailings.module.css'
import type { MailingDraft } from './use-mailing-draft.ts'

/** The words as they stand, saved or not, to one's own mailbox. */
export function TestMailing({
  mailing,
  code,
  draft,
}: {
  mailing: Mailing
  code: Locale
  draft: MailingDraft
}) {
  const t = useWords('fairs')
  const api = useApi()
  const { run, isPending } = useAction()
  const { page, deadline } = draft.written
  const send = () =>
    run(async () => {
      const { recipient, isSent } = await api.call(testMailing, {
        params: { id: mailing.id },
        body: { locale: code, ...draft.wordsIn(code), page, deadline },
      })
      toast.success(t('mails.test_sent', { recipient }), isSent ? {} : { hint: t('mails.test_kept') })
    })
  return (
    <p className={styles.test}>
      <Button
        variant="soft"
        size="small"
        icon={Send}
        isPending={isPending}
        isDisabled={!draft.worded.includes(code) || draft.problemsIn(code).length > 0 || draft.lacksDeadline}
        onPress={send}
      >
        {t('mails.test')}
      </Button>
      {t('mails.test_hint')}
    </p>
  )
}

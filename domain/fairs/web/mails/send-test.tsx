import { Send } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { testMail } from '../../contract/mail-calls.ts'
import styles from './mails.module.css'
import type { MailDraft } from './use-mail-draft.ts'

/** The words as they stand, saved or not, to one's own mailbox. */
export function SendTest({
  fair,
  kind,
  code,
  draft,
}: {
  fair: number
  kind: string
  code: Locale
  draft: MailDraft
}) {
  const t = useWords('fairs')
  const api = useApi()
  const { run, isPending } = useAction()
  const send = () =>
    run(async () => {
      const { recipient, isSent } = await api.call(testMail, {
        params: { id: fair, kind },
        body: { locale: code, ...draft.wordsIn(code) },
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
        isDisabled={draft.problemsIn(code).length > 0}
        onPress={send}
      >
        {t('mails.test')}
      </Button>
      {t('mails.test_hint')}
    </p>
  )
}

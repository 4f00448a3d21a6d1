import { useQuery } from '@tanstack/react-query'
import { Copy, Send } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  type OpenedMail,
  openMail,
  outboxMails,
  outboxState,
  sendMailAgain,
  toSendAgain,
} from '../contract/outbox.ts'
import styles from './mail-dialog.module.css'

/** One mail, its words as plain text, whatever they hold. */
export function MailDialog({
  id,
  canSend,
  onClose,
}: {
  id: number | null
  canSend: boolean
  onClose: () => void
}) {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const { data: mail, error } = useQuery({
    ...callQuery(api, openMail, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  })
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(sendMailAgain, { params: { id: id ?? 0 } })
    await refresh(outboxMails, outboxState, openMail)
    toast.success(t('outbox.sent_again'))
    onClose()
  })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast.success(t('outbox.copied'))
  }
  const isToSend = canSend && mail !== undefined && toSendAgain.includes(mail.state)
  return (
    <Dialog
      size="wide"
      title={mail?.subject ?? t('outbox.mail')}
      isOpen={id !== null}
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        mail?.text && (
          <>
            {'clipboard' in navigator && (
              <Button variant="secondary" icon={Copy} onPress={() => void copy(mail.text)}>
                {t('outbox.copy')}
              </Button>
            )}
            {isToSend && (
              <Button icon={Send} isPending={isPending} onPress={() => submit(new FormData())}>
                {t('outbox.send_again')}
              </Button>
            )}
          </>
        )
      }
    >
      {error ? (
        <ErrorState title={t('outbox.mail_failed')}>{error.message}</ErrorState>
      ) : mail ? (
        <>
          {problems && <ErrorState title={t('outbox.not_sent')}>{problems.message}</ErrorState>}
          <MailContent mail={mail} />
        </>
      ) : (
        <Skeleton count={5} />
      )}
    </Dialog>
  )
}

function MailContent({ mail }: { mail: OpenedMail }) {
  const t = useWords('identity')
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeStyle: 'short' })
  const facts: [string, string | null][] = [
    ['recipient', [mail.recipientName, mail.recipient].filter(Boolean).join(' · ')],
    ['reply_to', mail.replyTo],
    ['state', t(`outbox.state_${mail.state}`)],
    ['written', when.format(new Date(mail.createdAt))],
    ['left', mail.sentAt && when.format(new Date(mail.sentAt))],
    ['attempts', mail.attempts ? String(mail.attempts) : null],
    ['error', mail.error],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`outbox.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {mail.text ? (
        <pre className={styles.text} lang={mail.locale}>
          {mail.text}
        </pre>
      ) : (
        <p className={styles.gone}>{t('outbox.forgotten')}</p>
      )}
    </>
  )
}

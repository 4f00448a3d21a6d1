import { useQuery } from '@tanstack/react-query'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { messageReports, openReport, settleReport } from '../../contract/report.ts'
import styles from './reported-message.module.css'
import { useNameOf } from './use-name-of.ts'

type Props = { id: number | null; onClose: () => void }

/** However much was said before it. */
const showReported = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

/** What was reported, with the messages around it: opened on purpose, since that is written down. */
export function ReportedMessage({ id, onClose }: Props) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const nameOf = useNameOf()
  const when = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'short', timeStyle: 'short' })
  const { run, isPending } = useAction()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, openReport, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (id === null) return null
  const settle = () =>
    run(async () => {
      await api.call(settleReport, { params: { id } })
      await refresh(messageReports)
      toast.success(t('reports.settled'))
      onClose()
    })
  return (
    <Dialog
      title={t('reports.reported_message')}
      lead={data && t('reports.who', { author: nameOf(data.author), reporter: nameOf(data.reporter) })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      isBusy={isPending}
      footer={
        data &&
        !data.settledAt && (
          <Button isPending={isPending} onPress={settle}>
            {t('reports.settle')}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState title={t('reports.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : (
        <>
          {data.note && <p className={styles.note}>{data.note}</p>}
          <ol className={styles.messages}>
            {data.messages.map(message => (
              <li
                key={message.id}
                ref={message.isReported ? showReported : undefined}
                data-reported={message.isReported || undefined}
              >
                <p className={styles.head}>
                  <b>{nameOf(message.author)}</b>
                  <time dateTime={message.createdAt}>{when.format(new Date(message.createdAt))}</time>
                  {message.isReported && <Badge tone="err">{t(`report.${data.reason}`)}</Badge>}
                </p>
                {message.text && <p className={styles.text}>{message.text}</p>}
                {message.file && <p className={styles.text}>{message.file}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

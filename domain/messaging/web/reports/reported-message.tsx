import { useQuery } from '@tanstack/react-query'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { messageReports, openReport, settleReport } from '../../contract/report.ts'
import { callSentence } from '../conversation/lines-of.ts'
import { LineFile } from '../thread/line-file.tsx'
import styles from './reported-message.module.css'
import { reportedName, useNameOf } from './use-name-of.ts'

type Props = { id: number | null; onClose: () => void }

type OpenedFile = NonNullable<ResponseOf<typeof openReport>['messages'][number]['file']>

/** Opened where it was reported; of what stands beside it no more than its name is told. */
function ReportedFile({ file: { id, ...file } }: { file: OpenedFile }) {
  return id === null ? <p className={styles.text}>{file.name}</p> : <LineFile file={{ id, ...file }} />
}

/** However much was said before it. */
const showReported = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' })

/** What was reported, with the messages around it or the last ones: opened on purpose, since that is written down. */
export function ReportedMessage({ id, onClose }: Props) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const nameOf = useNameOf()
  const href = useSalonHref()
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'short', timeStyle: 'short' })
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
      title={data ? t(`reports.reported_${data.about}`) : t('reports.title')}
      lead={data && t('reports.who', { author: reportedName(data, nameOf), reporter: nameOf(data.reporter) })}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      isBusy={isPending}
      footer={
        data && (
          <>
            {data.author && (
              <ButtonLink variant="secondary" href={href(peoplePaths.userManageId, { id: data.author.id })}>
                {t('reports.open_person')}
              </ButtonLink>
            )}
            {!data.settledAt && (
              <Button isPending={isPending} onPress={settle}>
                {t('reports.settle')}
              </Button>
            )}
          </>
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
          {data.about !== 'message' && (
            <p className={styles.note}>
              <Badge tone="err">{t(`report.${data.reason}`)}</Badge>
            </p>
          )}
          {data.note && <p className={styles.note}>{data.note}</p>}
          {data.repeats.map(({ reason, note, createdAt }, at) => (
            // They are only added to, and two may bear one time.
            // biome-ignore lint/suspicious/noArrayIndexKey: an order that stays
            <p key={at} className={styles.note}>
              <time dateTime={createdAt}>{when.format(new Date(createdAt))}</time>{' '}
              <Badge tone="err">{t(`report.${reason}`)}</Badge> {note}
            </p>
          ))}
          {!data.messages.length && <p>{t('reports.nothing_written')}</p>}
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
                {message.call && (
                  <p className={styles.text}>
                    {t(callSentence(message.call.state, true), {
                      duration: spanOf(message.call.duration ?? 0, locale),
                    })}
                  </p>
                )}
                {message.file && <ReportedFile file={message.file} />}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

import { PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { VisioCall } from '../../contract/visio-call.ts'
import { CallButton } from '../call-button.tsx'
import { OwnDevices } from '../check/own-devices.tsx'
import { fullNameOf, otherOf } from '../correspondent.ts'
import { CallUnderWay } from '../history/call-under-way.tsx'
import styles from '../history/history.module.css'
import { outcomeOf } from '../history/outcome.ts'
import { useHistory } from '../history/use-history.ts'
import { VideoOff } from '../history/video-off.tsx'
import { WriteInstead } from '../history/write-instead.tsx'
import { NotIn } from '../not-in.tsx'

/** One's calls in this fair, and the ways to call back and to write. */
export default function CallsPage() {
  const fair = useFair()
  const isIn = useTakesPart()(fair?.id)
  if (!fair) return <History />
  if (!fair.isUsingVisio) return <VideoOff />
  return isIn ? <History fair={fair.id} /> : <NotIn what="calls" />
}

function History({ fair }: { fair?: number }) {
  const t = useWords('calls')
  const app = useWords('app')
  const href = useSalonHref()
  const { calls, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useHistory(fair)
  return (
    <div className={styles.page}>
      <PageTitle title={t('history.title')} lead={t('history.lead')} actions={<OwnDevices />} />
      <CallUnderWay />
      {error && !calls.length ? (
        <ErrorState title={t('history.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : isPending ? (
        <Skeleton shape="rows" count={4} />
      ) : calls.length === 0 ? (
        <EmptyState
          title={t('history.empty')}
          action={<ButtonLink href={href(exhibitorPaths.exhibitorsList)}>{app('nav.exhibitors')}</ButtonLink>}
        >
          {t('history.empty_text')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {calls.map(call => (
            <Row key={call.id} call={call} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </div>
  )
}

function Row({ call }: { call: VisioCall }) {
  const t = useWords('calls')
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const other = otherOf(call)
  const name = other ? fullNameOf(other) : t('gone')
  const isMissed = !call.isCaller && call.state !== 'ended' && call.state !== 'accepted'
  const sign = isMissed ? PhoneMissed : call.isCaller ? PhoneOutgoing : PhoneIncoming
  return (
    <li className={styles.row} data-missed={isMissed || undefined}>
      <Avatar name={name} src={other?.picture} {...(other && { face: other })} size={52} />
      <div className={styles.words}>
        <b>{name}</b>
        {other?.firm && <span className={styles.firm}>{other.firm}</span>}
        <p>
          <Icon of={sign} size="small" />
          <span>{t(outcomeOf(call))}</span>
          {call.duration !== null && call.duration > 0 && <span>{spanOf(call.duration, locale)}</span>}
          <time dateTime={call.createdAt}>{time.format(new Date(call.createdAt))}</time>
        </p>
      </div>
      {other && (
        <div className={styles.actions}>
          {call.conversation && <WriteInstead call={call} />}
          <CallButton user={other} conversation={call.conversation ?? undefined} />
        </div>
      )}
    </li>
  )
}

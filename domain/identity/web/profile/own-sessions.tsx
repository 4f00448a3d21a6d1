import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import type { Static } from 'typebox'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { endSession, sessions } from '../../contract/session.ts'
import { describeAgent } from './describe-agent.ts'
import { EndButton } from './end-button.tsx'
import styles from './security.module.css'

type Session = Static<NonNullable<typeof sessions.response>>[number]

/** Where one is logged in, and the way to end it there. */
export function OwnSessions() {
  const t = useWords('identity')
  const api = useApi()
  const refresh = useRefresh()
  const { data, error, refetch } = useQuery(callQuery(api, sessions))
  const end = async (some: readonly Session[]) => {
    await Promise.all(some.map(({ id }) => api.call(endSession, { params: { id } })))
    await refresh(sessions)
    toast.success(t('security.session_ended', { count: some.length }))
  }
  const others = data?.filter(one => !one.isCurrent) ?? []
  return (
    <section className={styles.part} aria-labelledby="own-sessions">
      <h2 id="own-sessions" className={styles.title}>
        {t('security.sessions')}
      </h2>
      <p className={styles.text}>{t('security.sessions_text')}</p>
      {error && (
        <ErrorState title={t('security.sessions_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="rows" count={2} />}
      {data && (
        <ul className={styles.sessions}>
          {data.map(session => (
            <Row key={session.id} session={session} onEnd={() => end([session])} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <EndButton variant="secondary" label={t('security.end_others')} onEnd={() => end(others)} />
      )}
    </section>
  )
}

function Row({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const t = useWords('identity')
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const { name, isPhone } = describeAgent(session.userAgent)
  return (
    <li className={styles.session}>
      <Icon of={isPhone ? Smartphone : Laptop} />
      <div className={styles.words}>
        <b>{name || t('security.unknown_device')}</b>
        <span className={styles.quiet}>
          {t('security.last_used', { date: moment.format(new Date(session.lastUsedAt)) })}
          {session.ip && ` · ${session.ip}`}
        </span>
      </div>
      {session.isCurrent ? (
        <Badge tone="ok">{t('security.this_device')}</Badge>
      ) : (
        <EndButton variant="ghost" label={t('security.end')} onEnd={onEnd} />
      )}
    </li>
  )
}

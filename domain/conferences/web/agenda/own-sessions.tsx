import { Drama } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { OwnSession } from '../../contract/agenda.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { StateSign } from '../program/state-sign.tsx'
import { useOwnTime } from '../time/use-own-time.ts'
import { dayOf, timesIn } from '../time/zones.ts'
import styles from './agenda-page.module.css'

/** In which one speaks or moderates oneself, with the way behind their stage. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const locale = useLocale()
  const ownTime = useOwnTime()
  if (!sessions.length) return null
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions" className={styles.day}>
        {t('agenda.own')}
      </h2>
      <ul>
        {sessions.map(session => {
          const { id, title, begin, end, timeZone, room, state, isModerated, hasBackstage } = session
          const from = begin === null ? null : Date.parse(begin)
          const { time } = timesIn(locale, timeZone)
          const own = from !== null && end !== null && ownTime(from, Date.parse(end), timeZone)
          return (
            <li key={id}>
              <div className={styles.row} data-state={state}>
                <p className={styles.when}>
                  {from === null ? <span>{t('session.no_date')}</span> : <b>{time(from)}</b>}
                </p>
                <div className={styles.what}>
                  {state === 'cancelled' && <StateSign state={state} hasReplay={false} />}
                  {awaitedProgram(session) && <Badge>{t('awaited.badge')}</Badge>}
                  <h3 className={styles.title}>
                    <Link to={href(conferencePaths.conferenceView, { id })}>{title}</Link>
                  </h3>
                  <p className={styles.where}>
                    {[
                      from !== null && dayOf(locale, from, timeZone),
                      room,
                      t(isModerated ? 'agenda.you_moderate' : 'agenda.you_speak'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {own && <p className={styles.where}>{own}</p>}
                </div>
                {hasBackstage && (
                  <ButtonLink
                    variant="secondary"
                    size="small"
                    icon={Drama}
                    href={href(conferencePaths.conferenceBackstage, { id })}
                    aria-label={t('backstage.open_named', { title })}
                  >
                    {t('backstage.title')}
                  </ButtonLink>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

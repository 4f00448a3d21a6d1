import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { useLocale } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import styles from './session-further.module.css'

/** Where one may go on: the hour, on another day with its name, and what is on then. */
export function SessionFurther({
  title,
  day,
  sessions,
  timeZone,
}: {
  title: string
  day: string | null
  sessions: readonly { id: number; title: string; begin: number }[]
  timeZone: string
}) {
  const href = useSalonHref()
  const locale = dateLocale(useLocale())
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const time = new Intl.DateTimeFormat(locale, hour)
  const moment = new Intl.DateTimeFormat(locale, { weekday: 'short', ...hour })
  const date = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
  if (!sessions.length) return null
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.further}>
        {sessions.map(one => (
          <li key={one.id}>
            <Link to={href(conferencePaths.conferenceView, { id: one.id })}>
              <time dateTime={new Date(one.begin).toISOString()}>
                {(date.format(one.begin) === day ? time : moment).format(one.begin)}
              </time>
              <span>{one.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

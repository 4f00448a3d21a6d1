import { Link } from '#platform/web/screens/link.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { useZone } from '../time/use-zone.ts'
import { dayOf, isSameClock, timesIn, zoneName } from '../time/zones.ts'
import styles from './session-times.module.css'

/** When and where it is: by the fair’s clock, which is named, and by the reader’s where that shows something else. */
export function SessionTimes({
  begin,
  end,
  timeZone,
  room,
}: {
  begin: number | null
  end: number | null
  timeZone: string
  /** With where it is found, unless it is hidden. */
  room: { name: string; href: string | null } | null
}) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { own } = useZone()
  const place =
    room &&
    (room.href === null ? (
      <span>{room.name}</span>
    ) : (
      <Link className={styles.room} to={room.href}>
        {room.name}
      </Link>
    ))
  if (begin === null || end === null)
    return (
      <p className={styles.when}>
        <b>{t('session.no_date')}</b>
        {place}
      </p>
    )
  const said = (zone: string) => {
    const { time } = timesIn(locale, zone)
    return `${dayOf(locale, begin, zone)}, ${t('program.from_until', { from: time(begin), until: time(end) })}`
  }
  return (
    <div className={styles.when}>
      <b>
        <time dateTime={new Date(begin).toISOString()}>{said(timeZone)}</time>
      </b>
      {place}
      <span className={styles.zone}>{zoneName(locale, timeZone, begin)}</span>
      {own && !isSameClock(begin, own, timeZone) && (
        <span className={styles.own}>{t('session.own_time', { when: said(own) })}</span>
      )}
    </div>
  )
}

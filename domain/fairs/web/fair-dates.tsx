import { dateLocale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useLocale } from '#platform/web/words/words.ts'
import type { PublicFair } from '../contract/public-fair.ts'
import styles from './fair-dates.module.css'

// Node and browsers put different narrow spaces around a range, and React would draw the whole page anew for one.
const readable = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')

/** When the fair is, in its own time zone, which is named; and how it stands. */
export function FairDates({ fair }: { fair: PublicFair }) {
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: fair.timeZone,
  })
  const zone = new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone: fair.timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts(new Date())
    .find(part => part.type === 'timeZoneName')?.value
  const dates =
    fair.startDate && fair.endDate
      ? readable(day.formatRange(new Date(fair.startDate), new Date(fair.endDate)))
      : fair.startDate
        ? day.format(new Date(fair.startDate))
        : null
  const tone = ({ 2: 'ok', 1: 'fair' } as const)[fair.status.id as 1 | 2] ?? 'neutral'
  return (
    <p className={styles.when}>
      <Badge tone={tone}>{fair.status.name}</Badge>
      {dates && <b>{dates}</b>}
      {dates && zone && <span className={styles.zone}>{zone}</span>}
      {fair.location && <span className={styles.zone}>{fair.location}</span>}
    </p>
  )
}

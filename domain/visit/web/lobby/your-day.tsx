import { useQuery } from '@tanstack/react-query'
import { readAgenda } from '#domain/conferences/contract/agenda.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { stateOf } from '#domain/conferences/web/program/sessions.ts'
import { useNow } from '#domain/conferences/web/time/use-now.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { SessionRows } from '../session-rows.tsx'
import { whenBegins } from './when-begins.ts'
import styles from './your-day.module.css'

/** Sessions that the card names. */
const shown = 2

/** The next sessions of the reader’s agenda; nothing where none is to come. */
export default function YourDay({ fair }: { fair: PublicFair }) {
  const t = useWords('visit')
  const api = useApi()
  const locale = useLocale()
  const href = useSalonHref()
  const now = useNow()
  const { data } = useQuery(callQuery(api, readAgenda, { query: { fair: fair.id } }))
  if (!data || now === null) return null
  const when = whenBegins(locale, fair.timeZone)
  const rows = data.entries
    .flatMap(({ conference }) => {
      const { id, title, begin, end, room, state, isByClock } = conference
      if (begin === null || end === null) return []
      const [from, until] = [Date.parse(begin), Date.parse(end)]
      const standing = stateOf({ state, begin: from, end: until, isByClock }, now)
      if (standing !== 'on_air' && standing !== 'planned') return []
      return {
        id,
        href: href(conferencePaths.conferenceView, { id }),
        title,
        isOnAir: standing === 'on_air',
        when: when(from, now),
        where: room ?? '',
      }
    })
    .slice(0, shown)
  if (!rows.length) return null
  return (
    <section className={styles.card} aria-labelledby="your-day">
      <h2 id="your-day" className={styles.title}>
        <Link to={href(conferencePaths.userAgenda)}>{t('lobby.your_day')}</Link>
      </h2>
      <SessionRows rows={rows} />
    </section>
  )
}

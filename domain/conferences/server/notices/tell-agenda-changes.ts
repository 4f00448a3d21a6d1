import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { agendaChanged } from '../../contract/events.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { conferenceTeam } from '../conference-team.ts'
import { whenIn } from '../when-in.ts'
import { noticeWords } from './notice-words.ts'
import { gathered, keptChanges, type Noticed } from './untold.ts'

/** Conferences that a mail lists, and that a notification names. */
const most = { listed: 50, named: 3 }

type Told = { fair: number; person: number; changes: number[] }
type Named = {
  id: number
  title: string
  begin: string | null
  room: string | null
  timeZone: string
  salon: string
  /** What they do there. */
  part: 'moderates' | 'speaks' | null
}

function lineOf(
  { id, title, begin, room, timeZone, salon, part }: Named,
  { notice }: Noticed,
  locale: Locale,
) {
  const said = noticeWords[locale]
  const place = notice !== 'cancelled' && [whenIn(begin, timeZone, locale), room].filter(Boolean).join(', ')
  const words = [title, said[notice], place, part && said[part]]
  return {
    text: words.filter(Boolean).join(' · '),
    href: hrefOf(conferencePaths.conferenceView, { id }, salon),
  }
}

/** What has changed in somebody’s agenda, and where they speak or moderate, as it is now: all of it in one mail and one notification. */
export const tellAgendaChanges = ({ fair, person, changes }: Told, { database, ...rest }: Services) =>
  database.transaction(async db => {
    const services = { database, ...rest }
    const reader = await maybeOne<{ locale: string }>(db)`
      select u.locale from app_user u join fair_participant m on m.user_id = u.id and m.fair_id = ${fair}
      where u.id = ${person}`
    if (!reader) return
    const locale = isLocale(reader.locale) ? reader.locale : defaultLocale
    const which = sql`ch.id = any(${changes}::int[]) and c.fair_id = ${fair}`
    const noticed = gathered(await keptChanges(which, sql``, { db }))
    const named = await many<Named>(db)`
      select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
        ${instant('c.begin_at')} as begin,
        ${translatedText('r', 'name', locale)} as room, f.time_zone as "timeZone", f.homepage as salon,
        case when c.moderator_id = ${person} then 'moderates'
          when ${person} in (${conferenceTeam}) then 'speaks' end as part
      from conference c join fair f on f.id = c.fair_id
        left join conference_room r on r.id = c.conference_room_id and r.is_visible
      where c.id = any(${noticed.map(one => one.conference)}::int[]) order by c.begin_at nulls last, c.id`
    if (!named.length) return
    const lines = named.flatMap(one => {
      const notice = noticed.find(({ conference }) => conference === one.id)
      return notice ? [lineOf(one, notice, locale)] : []
    })
    const upTo = Math.max(...changes)
    await sendMail(db, services, {
      userId: person,
      kind: 'agenda_changed',
      fair,
      path: hrefOf(conferencePaths.userAgenda),
      groups: [{ title: noticeWords[locale].title, lines: lines.slice(0, most.listed) }],
      key: `agenda:${fair}:${person}:${upTo}`,
    })
    const more = named.length > most.named ? ' …' : ''
    const conferences =
      named
        .slice(0, most.named)
        .map(one => one.title)
        .join(', ') + more
    await emit({ db, services }, agendaChanged, { person, fair, upTo, conferences })
  })

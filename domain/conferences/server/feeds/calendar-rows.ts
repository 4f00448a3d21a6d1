import type { RawBuilder } from 'kysely'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type CalendarSession, cancelledDays } from '../export/calendar.ts'
import { isShownConference } from '../shown.ts'
import { wordFor } from '../word-for.ts'

type Row = Omit<CalendarSession, 'url'> & { salon: string }

/** Conferences `c` of the fair `f` as calendars have them, in a language, and whether their reader `waits` for a place; what was cancelled long ago is gone. */
export async function calendarRows(
  which: RawBuilder<unknown>,
  locale: RawBuilder<unknown>,
  waits: RawBuilder<unknown>,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<CalendarSession[]> {
  const now = services.now().toISOString()
  const rows = await many<Row>(db)`
    select c.id, ${wordFor('c', 'title', locale)} as title, ${instant('c.begin_at')} as begin,
      ${instant('c.end_at')} as end, coalesce(${wordFor('r', 'name', locale)}, '') as room,
      c.state = 'cancelled' as "isCancelled", ${waits} as "isTentative", c.sequence,
        ${instant('c.changed_at')} as "changedAt",
      f.homepage as salon
    from conference c join fair f on f.id = c.fair_id
      left join conference_room r on r.id = c.conference_room_id and r.is_visible
    where ${which} and c.begin_at is not null and ${isShownConference('c')}
      and (c.state <> 'cancelled'
        or c.changed_at > ${now}::timestamptz - make_interval(days => ${cancelledDays}))
    order by c.begin_at, c.id`
  const origin = services.settings.PUBLIC_URL
  return rows.map(({ salon, ...row }) => ({
    ...row,
    url: new URL(hrefOf(conferencePaths.conferenceView, { id: row.id }, salon), origin).href,
  }))
}

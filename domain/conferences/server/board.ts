import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type BoardSession, type ProgramBoard, waitingMost } from '../contract/board.ts'
import { assertModule } from './assert-module.ts'
import { programOf } from './program-of.ts'
import { isNotReplaced } from './shown.ts'

/** Days of a fair that are offered at most. */
const daysMost = 60

type Read = Pick<Context, 'db' | 'locale'>

const sessionsWhere = (condition: RawBuilder<unknown>, program: number, { db, locale }: Read) => {
  const word = (alias: string, field: string) => translatedText(alias, field, locale)
  return many<BoardSession>(db)`
    select c.id, c.version, coalesce(${word('c', 'title')}, '') as title, c.conference_room_id as room,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, c.state,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by cs.rank, s.id)
        from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id), '[]') as speakers,
      case when t.id is not null then json_build_object('name', coalesce(${word('t', 'name')}, ''),
        'color', t.color) end as track,
      ${programOf('p', locale)} as program,
      c.conference_program_id is not distinct from ${program}::int as "isOwn"
    from conference c left join conference_track t on t.id = c.conference_track_id
      left join conference_program p on p.id = c.conference_program_id
    where ${condition}
    order by c.begin_at nulls last, c.conference_room_id, title, c.id limit ${waitingMost}`
}

const daysOf = async (program: number, { db }: Read) =>
  (
    await many<{ day: string }>(db)`
      with own as (
        select least((f.start_date at time zone f.time_zone)::date, min(c.start_date)) as first,
          greatest((f.end_date at time zone f.time_zone)::date, max(c.start_date)) as last
        from conference_program p join fair f on f.id = p.fair_id
          left join conference c on c.conference_program_id = p.id
        where p.id = ${program} group by f.id)
      select to_char(day, 'YYYY-MM-DD') as day
      from own, generate_series(own.first, own.last, interval '1 day') day order by 1 limit ${daysMost}`
  ).map(({ day }) => day)

/** With the day that it is there, and the first one on which the programme has something. */
type Opened = Pick<ProgramBoard, 'timeZone' | 'slotMinutes'> & { today: string; used: string | null }

/** @throws 404 for a programme that the caller does not run, 403 where the module is off */
export async function boardOf(
  { id, day: asked }: { id: number; day: string },
  context: Context,
): Promise<ProgramBoard> {
  const { db, locale, services } = context
  const row = await reachRow(implementationOf('conference_programs'), id, 'U', context)
  const fair = idOf(row.fair)
  await assertModule(fair, context)
  const { today, used, ...program } = await one<Opened>(db)`
    select coalesce(p.time_zone, f.time_zone) as "timeZone", p.slot_minutes as "slotMinutes",
      to_char((${services.now().toISOString()}::timestamptz at time zone coalesce(p.time_zone, f.time_zone)
        - p.day_change::interval)::date, 'YYYY-MM-DD') as today,
      (select to_char(min(start_date), 'YYYY-MM-DD') from conference where conference_program_id = p.id)
        as used
    from conference_program p join fair f on f.id = p.fair_id where p.id = ${id}`
  const days = await daysOf(id, context)
  const first = days.includes(today) ? today : (used ?? days[0] ?? '')
  const day = asked === 'first' ? first : asked
  const isDay = day !== '' && !Number.isNaN(Date.parse(day))
  return {
    program: id,
    day,
    days,
    ...program,
    rooms: await many<ProgramBoard['rooms'][number]>(db)`
      select r.id, coalesce(${translatedText('r', 'name', locale)}, '') as name, v.seats
      from conference_room r
        left join conference_room_type_variation v on v.id = r.conference_room_type_variation_id
      where r.fair_id = ${fair} order by r.rank, r.id`,
    sessions: isDay
      ? await sessionsWhere(
          sql`c.fair_id = ${fair} and c.start_date = ${day}::date and c.conference_room_id is not null
            and (c.conference_program_id = ${id} or c.state <> 'cancelled') and ${isNotReplaced('c')}`,
          id,
          context,
        )
      : [],
    waiting: await sessionsWhere(
      sql`c.conference_program_id = ${id} and c.state in ('draft', 'scheduled')
        and (c.begin_at is null or c.conference_room_id is null)`,
      id,
      context,
    ),
  }
}

import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { type KeptChange, type Notice, noticeOf, type Standing } from '../../contract/notice-of.ts'
import { conferenceTeam } from '../conference-team.ts'
import { isPublishedConference } from '../shown.ts'
import { grouped } from './grouped.ts'

type Db = Pick<Context, 'db'>
type UntoldChange = KeptChange & {
  id: number
  conference: number
  at: string
  isShown: boolean
  now: Standing
}
/** What is told of one conference, by which changes. */
export type Noticed = { conference: number; notice: Notice; changes: number[]; at: string }

/** Changes `ch` of conferences `c`, in their order. */
export const keptChanges = (which: RawBuilder<unknown>, lock: RawBuilder<unknown>, { db }: Db) =>
  many<UntoldChange>(db)`
    select ch.id, ch.conference_id as conference, ch.kind, ch.before, ${instant('ch.at')} as at,
      ${isPublishedConference('c')} as "isShown",
      json_build_object('state', c.state, 'begin', ${instant('c.begin_at')}, 'end', ${instant('c.end_at')},
        'room', c.conference_room_id) as now
    from conference_change ch join conference c on c.id = ch.conference_id
    where ${which} order by ch.id ${lock}`

/** Gathered by conference; what is not shown or comes to nothing is left out. */
export function gathered(kept: readonly UntoldChange[]): Noticed[] {
  const shown = kept.filter(one => one.isShown)
  return grouped(shown, one => one.conference).flatMap(([conference, changes]) => {
    const last = changes.at(-1)
    const notice = last ? noticeOf(changes, last.now) : null
    return last && notice
      ? [{ conference, notice, changes: changes.map(change => change.id), at: last.at }]
      : []
  })
}

/** Who speaks or moderates there, and who has it in their agenda or a place there since before it changed, as long as they are in the fair; nobody of what they changed themselves. */
export const concerned = (changes: readonly number[], { db }: Db) =>
  many<{ person: number; conference: number }>(db)`
    select distinct held.person, ch.conference_id as conference
    from conference_change ch join conference c on c.id = ch.conference_id
      join lateral (
        select e.user_id as person from agenda_entry e
          where e.conference_id = c.id and e.created_at <= ch.at
        union select pp.user_id from pass_place pp where pp.conference_id = c.id and pp.taken_at <= ch.at
        union ${conferenceTeam}
      ) held on true
    where ch.id = any(${[...changes]}::int[]) and held.person is distinct from ch.by_id
      and exists (select from fair_participant m where m.fair_id = c.fair_id and m.user_id = held.person)
    order by held.person, ch.conference_id`

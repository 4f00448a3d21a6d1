import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { type ConferenceUse, conferenceUses } from '../contract/conference-uses.ts'

/** What people count on, or have taken part in, of these conferences: as many as there are of each, none without any. */
export async function usesOf(ids: readonly number[], db: Kysely<Tables>) {
  const isOf = sql`conference_id = any(${ids}::int[])`
  const counts = await one<Record<ConferenceUse, number>>(db)`
    select (select count(*)::int from conference where id = any(${ids}::int[]) and state = 'live') as on_air,
      (select count(*)::int from agenda_entry where ${isOf}) as agenda_entries,
      (select count(*)::int from pass_place where ${isOf}) as pass_places,
      (select count(distinct (conference_id, user_id))::int from conference_attendance
        where ${isOf} and not is_team) as conference_attendances,
      (select count(*)::int from conference_question where ${isOf}) as conference_questions,
      (select count(*)::int from conference_poll where ${isOf} and state <> 'draft') as conference_polls,
      (select count(*)::int from conference_rating where ${isOf}) as conference_ratings,
      (select count(*)::int from caption_line where ${isOf}) as caption_lines,
      (select count(*)::int from recording where ${isOf}) as recordings`
  return conferenceUses.flatMap(resource => (counts[resource] ? [{ resource, count: counts[resource] }] : []))
}

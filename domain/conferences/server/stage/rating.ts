import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { rateConference } from '../../contract/stage.ts'

/** @throws 409 for somebody who was not in: their opinion is of something else */
export async function rate(
  id: number,
  { stars, text = '' }: NonNullable<BodyOf<typeof rateConference>>,
  context: Context,
): Promise<void> {
  const { db, actor, services } = context
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const was = await maybeOne(db)`
    select 1 from conference_attendance
    where conference_id = ${id} and user_id = ${actor.userId} and not is_team limit 1`
  if (!was) throw conflict('rating_not_in')
  await sql`
    insert into conference_rating (conference_id, user_id, stars, text, rated_at)
    values (${id}, ${actor.userId}, ${stars}, ${text}, ${services.now().toISOString()}::timestamptz)
    on conflict (conference_id, user_id) do update
      set stars = excluded.stars, text = excluded.text, rated_at = excluded.rated_at`.execute(db)
}

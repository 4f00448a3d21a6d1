import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { leaseSeconds } from '../contract/endpoints.ts'
import { servesIn } from './serves-in.ts'
import { isFirmIn } from './shown.ts'

/**
 * Lights the lamp of a stand until the lease ends. Only its contacts do: a lamp means somebody whom visitors find
 * there by name. A lease is renewed once half of it is over: news that says nothing new is not written. @throws 403 for somebody else, 404 for no stand
 * of an open fair that they may see.
 */
export async function renewPresence(
  standId: number,
  busy: boolean,
  { db, actor }: Context,
): Promise<{ until: string }> {
  const isSeen = scopeCondition(implementationOf('stands'), 'st', 'R', actor)
  const found = await maybeOne<{ staffs: boolean; isSeen: boolean; until: Date | null }>(db)`
    select exists (select 1 from stand_contact c join app_user u on u.id = c.user_id
      where c.stand_id = st.id and u.id = ${actor.userId} and ${servesIn('u', sql`st.fair_id`)})
        and ${isFirmIn('st')} as staffs, ${isSeen} as "isSeen",
      (select p.until from stand_presence p
        where p.stand_id = st.id and p.user_id = ${actor.userId} and p.is_busy = ${busy}
        and p.until > now() + make_interval(secs => ${leaseSeconds / 2})) as until
    from stand st join fair f on f.id = st.fair_id
      where st.id = ${standId} and st.trashed_at is null and f.fair_status_id = ${fairStatus.open}`
  if (!found?.staffs && !found?.isSeen) throw notFound()
  if (!found.staffs) throw forbidden()
  return { until: new Date(found.until ?? (await renew(standId, busy, actor, db))).toISOString() }
}

async function renew(standId: number, busy: boolean, actor: Context['actor'], db: Context['db']) {
  const row = await maybeOne<{ until: Date }>(db)`
    insert into stand_presence (stand_id, user_id, is_busy, until, session_id)
    values (${standId}, ${actor.userId}, ${busy}, now() + make_interval(secs => ${leaseSeconds}),
      ${actor.sessionId}::uuid)
    on conflict (stand_id, user_id) do update
      set is_busy = excluded.is_busy, until = excluded.until, session_id = excluded.session_id
      returning until`
  return row?.until ?? 0
}

export async function endPresence(standId: number, { db, actor }: Context): Promise<void> {
  await sql`delete from stand_presence where stand_id = ${standId} and user_id = ${actor.userId}`.execute(db)
}

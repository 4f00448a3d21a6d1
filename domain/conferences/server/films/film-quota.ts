import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'

type Asking = Pick<Context, 'db' | 'services'>

export const quotaOf = ({ services }: Pick<Context, 'services'>) =>
  services.settings.RECORDING_QUOTA_MB * 1_000_000

/** Bytes that a fair keeps of recordings, also of those under way, and of films that its sessions show. */
export const usedBy = async (fair: number, { db }: Pick<Context, 'db'>): Promise<number> =>
  (
    await one<{ used: number }>(db)`
      select (select coalesce(sum(r.bytes), 0) from recording r join conference c on c.id = r.conference_id
          where c.fair_id = ${fair})::float8 +
        (select coalesce(sum(m.size), 0) from media_object m where m.id in
          (select s.media_id from conference_source s where s.fair_id = ${fair}))::float8 as used`
  ).used

/** Asked in the transaction that keeps more: whoever keeps something for the same fair waits for it. @throws 413 */
export async function assertFilmQuota(fair: number, more: number, context: Asking): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recording_quota'), ${fair}::int)`.execute(context.db)
  if ((await usedBy(fair, context)) + more > quotaOf(context))
    throw new Refusal(413, 'quota_exceeded', {
      detail: `${context.services.settings.RECORDING_QUOTA_MB} MB`,
    })
}

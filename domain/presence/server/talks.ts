import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

type Db = Context['db']
/** What the talk is of, such as `call:12`: whoever is in two talks is busy until both have ended. */
type Talk = { userId: number; cause: string }

/** Makes somebody busy until `endTalk`, at most for eight hours. `expectedUntil` is shown where it is known. */
export async function beginTalk(
  db: Db,
  { userId, cause, expectedUntil }: Talk & { expectedUntil?: Date | null },
): Promise<void> {
  await sql`
    insert into presence_talk (user_id, cause, since, expected_until)
    values (${userId}, ${cause}, now(), ${expectedUntil ?? null})
    on conflict (user_id, cause) do update set since = excluded.since,
      expected_until = excluded.expected_until`.execute(db)
}

export async function endTalk(db: Db, { userId, cause }: Talk): Promise<void> {
  await sql`delete from presence_talk where user_id = ${userId} and cause = ${cause}`.execute(db)
}

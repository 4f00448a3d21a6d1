import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { agendaChanges } from '../contract/agenda.ts'

type Change = (typeof agendaChanges)[number]

/** Writes down a change that people are told of, but for whoever made it, and counts it for calendars. */
export async function keepChange(
  conference: number,
  kind: Change,
  { before = {}, after = {} }: { before?: object; after?: object },
  { db, services, actor }: Pick<Context, 'db' | 'services' | 'actor'>,
): Promise<void> {
  const at = services.now().toISOString()
  await sql`
    insert into conference_change (conference_id, kind, before, after, at, by_id)
    values (${conference}, ${kind}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
      ${at}::timestamptz, ${actor.userId})`.execute(db)
  await sql`update conference set sequence = sequence + 1, changed_at = ${at}::timestamptz
    where id = ${conference}`.execute(db)
}

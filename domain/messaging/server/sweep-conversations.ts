import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Conversations in which nobody is left, those in which nothing was ever written, reported nor blocked, and figures of days
 * gone by.
 */
export async function sweepConversations({ database }: Services): Promise<void> {
  await database.transaction(async db => {
    await sql`
      delete from conversation c where not exists (select 1 from conversation_side s
        where s.conversation_id = c.id and (s.user_id is not null or s.firm_id is not null))`.execute(db)
    const isUnwritten = sql`c.created_at < now() - interval '1 day'
      and not exists (select 1 from direct_message m where m.conversation_id = c.id)
      and not exists (select 1 from message_report r where r.conversation_id = c.id)
      and not exists (select 1 from conversation_side s
        where s.conversation_id = c.id and s.blocked_at is not null)`
    // In two statements: the first message may be on its way, and holds the conversation until it is there.
    const unwritten = await many<{ id: number }>(db)`
      select c.id from conversation c where ${isUnwritten} for update skip locked`
    const ids = unwritten.map(({ id }) => id)
    await sql`delete from conversation c where c.id = any(${ids}::int[]) and ${isUnwritten}`.execute(db)
    await sql`delete from contact_count where day < current_date - 7`.execute(db)
  })
}

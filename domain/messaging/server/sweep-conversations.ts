import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** Conversations in which nobody is left, those in which nothing was ever written, and figures of days gone by. */
export async function sweepConversations({ database }: Services): Promise<void> {
  await database.transaction(async db => {
    await sql`
      delete from conversation c where not exists (select 1 from conversation_side s
        where s.conversation_id = c.id and (s.user_id is not null or s.firm_id is not null))`.execute(db)
    await sql`
      delete from conversation c where c.created_at < now() - interval '1 day'
        and not exists (select 1 from direct_message m where m.conversation_id = c.id)`.execute(db)
    await sql`delete from contact_count where day < current_date - 7`.execute(db)
  })
}

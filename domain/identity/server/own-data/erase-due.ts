import { sql } from 'kysely'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { sendMail } from '../mails/send-mail.ts'
import { erasePerson } from './erase-person.ts'

/** Erases those who asked for it and have not come back in time, one by one, and tells them so. */
export async function eraseDue(services: Services): Promise<void> {
  const { database } = services
  const { rows: due } = await sql<{
    id: number
  }>`select id from app_user where erase_at <= now() order by id`.execute(database.kysely)
  for (const { id: userId } of due) {
    await database.transaction(async db => {
      // Whoever takes it back at this moment is waited for, and stays.
      const { rows } =
        await sql`select 1 from app_user where id = ${userId} and erase_at <= now() for update`.execute(db)
      if (!rows.length) return
      await sendMail(db, services, { userId, kind: 'account_erased', path: fairPaths.contact })
      await erasePerson(userId, db)
    })
    services.outbox.wake()
  }
}

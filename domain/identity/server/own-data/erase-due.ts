import { type RawBuilder, sql } from 'kysely'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { sendMail } from '../mails/send-mail.ts'
import { erasePerson } from './erase-person.ts'

/** Erases those who asked for it and have not come back in time, one by one, and tells them so. */
export async function eraseDue(services: Services): Promise<void> {
  const { database } = services
  const isDue = sql`u.erase_at <= now()`
  const due = await many<{
    id: number
  }>(database.kysely)`select u.id from app_user u where ${isDue} order by u.id`
  for (const { id } of due) await database.transaction(db => eraseIf(id, isDue, { db, services }))
}

/** Erases this account `u` where this holds, and tells them so. */
export async function eraseIf(
  userId: number,
  which: RawBuilder<unknown>,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  // Whoever takes it back, or joins a fair, at this moment is waited for, and stays: it is looked at again afterwards.
  await sql`select 1 from app_user where id = ${userId} for update`.execute(db)
  const rows = await many(db)`select 1 from app_user u where u.id = ${userId} and ${which}`
  if (!rows.length) return
  await sendMail(db, services, { userId, kind: 'account_erased', path: fairPaths.contact })
  await erasePerson(userId, db)
}

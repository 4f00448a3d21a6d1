import { type RawBuilder, sql } from 'kysely'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { sendMail } from '../mails/send-mail.ts'
import { erasePerson } from './erase-person.ts'

type Erasure = {
  /** Condition: this account `u`. */
  which: RawBuilder<unknown>
  /** Not at an address that nobody has confirmed: it may be a stranger's. */
  isTold: boolean
}

const due: readonly Erasure[] = [
  { which: sql`u.erase_at <= now()`, isTold: true },
  // Whoever was invited keeps the account: it was made for them by somebody.
  {
    which: sql`u.email_confirmed_at is null and u.password_hash is not null
      and u.created_at < now() - interval '30 days'`,
    isTold: false,
  },
]

/**
 * Erases those who asked for it and have not come back in time, and those who never confirmed their address, one by one.
 * @throws Error in the end where some could not be erased, which keeps nobody else
 */
export async function eraseDue(services: Services): Promise<void> {
  const { database, log } = services
  const kept: number[] = []
  for (const { which, isTold } of due) {
    const people = await many<{
      id: number
    }>(database.kysely)`select u.id from app_user u where ${which} order by u.id`
    for (const { id } of people)
      await database
        .transaction(db => eraseIf(id, which, { db, services }, isTold))
        .catch(error => {
          log.error({ error, user: id }, 'an account could not be erased')
          kept.push(id)
        })
  }
  if (kept.length) throw new Error(`Accounts that could not be erased: ${kept.join(', ')}.`)
}

/** Erases this account `u` where this holds, and tells them so. */
export async function eraseIf(
  userId: number,
  which: RawBuilder<unknown>,
  { db, services }: Pick<Context, 'db' | 'services'>,
  isTold = true,
): Promise<void> {
  // Whoever takes it back, or joins a fair, at this moment is waited for, and stays: it is looked at again afterwards.
  await sql`select 1 from app_user where id = ${userId} for update`.execute(db)
  const rows = await many(db)`select 1 from app_user u where u.id = ${userId} and ${which}`
  if (!rows.length) return
  if (isTold)
    await sendMail(db, services, { userId, kind: 'account_erased', path: fairPaths.contact, outlives: true })
  await erasePerson(userId, db)
}

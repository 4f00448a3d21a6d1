import { type Kysely, sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'

/** Files of this person; those of a firm are the firm's. */
async function ownFiles(userId: number, db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from media_object m
    where (m.owner_id = ${userId} or m.id = (select picture_id from app_user where id = ${userId})) and m.firm_id is null`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** A firm that nobody belongs to any more and that no fair has taken in was only an application. */
async function dropEmptyFirm(firm: number | null, db: Kysely<Tables>) {
  if (firm === null) return
  await sql`select 1 from firm where id = ${firm} for update`.execute(db)
  await sql`
    delete from firm f where f.id = ${firm} and not exists (select 1 from app_user where firm_id = f.id)
      and not exists (select 1 from fair_firm where firm_id = f.id and is_validated = 1)
      and not exists (select 1 from trash where firm_id = f.id) and not exists (select 1 from stand where firm_id = f.id)`.execute(
    db,
  )
}

/**
 * Takes a person out of the database: sessions, memberships, consents and what they kept go with the account; who did
 * what stays written down, without a name. Their files follow within a day or two, and their address is free again.
 */
export async function erasePerson(userId: number, db: Kysely<Tables>): Promise<void> {
  const files = await ownFiles(userId, db)
  await sql`
    delete from outbox_mail where lower(recipient) = (select lower(email) from app_user where id = ${userId}) and kind <> 'account_erased'`.execute(
    db,
  )
  const { rows: stands } = await sql<{
    id: number
  }>`select stand_id as id from stand_contact where user_id = ${userId}`.execute(db)
  const { rows } = await sql<{
    firm: number | null
  }>`delete from app_user where id = ${userId} returning firm_id as firm`.execute(db)
  await sql`select keep_stand_states(${stands.map(stand => stand.id)}::int[])`.execute(db)
  await dropEmptyFirm(rows[0]?.firm ?? null, db)
  await dropUnused(files, db)
}

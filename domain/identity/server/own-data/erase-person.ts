import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'

type Surroundings = Pick<Context, 'db' | 'services' | 'afterCommit'>

/** Files that only this person has; those of a firm are the firm's, and those that a fair shows are the fair's. */
async function ownFiles(userId: number, { db }: Surroundings): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from media_object m
    where (m.owner_id = ${userId} or m.id = (select picture_id from app_user where id = ${userId})) and m.firm_id is null
      and not exists (select 1 from fair f where position(m.file_path in to_jsonb(f)::text) > 0)`.execute(db)
  return rows.map(row => row.id)
}

/** A firm that nobody belongs to any more and that no fair has taken in was only an application. */
async function dropEmptyFirm(firm: number | null, { db }: Surroundings) {
  if (firm === null) return
  await sql`
    delete from firm f where f.id = ${firm} and not exists (select 1 from app_user where firm_id = f.id)
      and not exists (select 1 from fair_firm where firm_id = f.id and is_validated = 1)
      and not exists (select 1 from stand where firm_id = f.id)`.execute(db)
}

/**
 * Takes a person out of the database: sessions, memberships, consents and what they kept go with the account; who did
 * what stays written down, without a name. Their files follow once that is safe, and their address is free again.
 */
export async function erasePerson(userId: number, context: Surroundings): Promise<void> {
  const { db } = context
  const files = await ownFiles(userId, context)
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
  await dropEmptyFirm(rows[0]?.firm ?? null, context)
  await dropUnused(files, context)
}

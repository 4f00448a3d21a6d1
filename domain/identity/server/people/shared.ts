import { sql } from 'kysely'
import { fairsWithin, firmsInTrash, peopleInTrash } from '#domain/fairs/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'

type Reader = Pick<Context, 'db' | 'actor'>

/** Firms of which somebody looks after everything. */
export const ownFirms = ({ reach }: Actor): number[] =>
  (reach.M ?? []).flatMap(({ anchor, ids }) => (anchor === 'firm' && Array.isArray(ids) ? ids : []))

/** Those of these firms that are in, or asked for, a fair that the caller does not run, also one that could take them back. */
export async function sharedFirms(firms: readonly number[], { db, actor }: Reader): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select firm_id as id from fair_firm where firm_id = any(${firms}::int[]) and is_validated <> 2
      and fair_id not in ${fairsWithin(actor, ['F', 'G'])}
    union select firm_id from (${firmsInTrash({ actor })}) trashed where firm_id = any(${firms}::int[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What is a firm's in every fair is changed by itself, or by who runs every fair that it is in. @throws 403 */
export async function assertOwnFirm(firm: number, reader: Reader): Promise<void> {
  if (ownFirms(reader.actor).includes(firm)) return
  if ((await sharedFirms([firm], reader)).size) throw forbidden('firm_shared')
}

/** Condition that the person `u` is in, or runs, a fair that the caller does not run, also one in the trash. */
export const isPersonShared = ({ actor }: Pick<Context, 'actor'>) => sql`(exists (
  select 1 from (
    select fair_id from fair_user where user_id = u.id and is_validated <> 2
    union all select fair_id from fair_organizer where user_id = u.id
    union all select fair_id from super_organizer_fair where app_user_id = u.id) theirs
  where fair_id not in ${fairsWithin(actor, ['F', 'G'])}) or u.id in (${peopleInTrash({ actor })}))`

/** What is somebody's in every fair is changed by themselves, or by who runs every fair that they are in. @throws 403 */
export async function assertOwnPerson(id: number, { db, actor }: Reader): Promise<void> {
  const { rows } =
    await sql`select 1 from app_user u where u.id = ${id} and ${isPersonShared({ actor })}`.execute(db)
  if (rows.length) throw forbidden('person_shared')
}

/**
 * Brings a new administrator of a firm into its fairs, as far as the caller is in them or runs them: nobody gives a
 * right that they do not have.
 */
export async function passOnMembership(userId: number, firm: number, { db, actor }: Reader): Promise<void> {
  await sql`
    insert into fair_user (fair_id, user_id, is_validated)
    select ff.fair_id, ${userId}, case when ff.is_validated = 1 then 1 else 0 end from fair_firm ff
    where ff.firm_id = ${firm} and ff.is_validated <> 2
      and (ff.fair_id in ${fairsWithin(actor, ['F', 'G'])}
        or exists (select 1 from fair_user m where m.fair_id = ff.fair_id and m.user_id = ${actor.userId} and m.is_validated = 1))
    on conflict on constraint fair_user_taken do nothing`.execute(db)
}

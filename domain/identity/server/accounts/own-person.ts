import { sql } from 'kysely'
import { fairsWithin, peopleInTrash } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** Condition that the person `u` is in, or runs, a fair that the caller does not run, also one in the trash. */
export const isPersonShared = ({ actor }: Pick<Context, 'actor'>) => sql`(exists (
  select 1 from (
    select fair_id from fair_user where user_id = u.id and is_validated <> ${validationState.refused}
    union all select fair_id from fair_organizer where user_id = u.id
    union all select fair_id from super_organizer_fair where app_user_id = u.id) theirs
  where fair_id not in ${fairsWithin(actor, ['F', 'G'])}) or u.id in (${peopleInTrash({ actor })}))`

/** What is somebody's in every fair is changed by themselves, or by who runs every fair that they are in. @throws 403 */
export async function assertOwnPerson(
  id: number,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<void> {
  const rows = await many(db)`select 1 from app_user u where u.id = ${id} and ${isPersonShared({ actor })}`
  if (rows.length) throw forbidden('person_shared')
}

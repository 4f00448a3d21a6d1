import { type Kysely, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteFirms } from './delete-firms.ts'

/** A firm that nobody belongs to any more and that no fair has taken in was only an application. */
async function dropEmptyFirm(firm: number, db: Kysely<Tables>) {
  await sql`select 1 from firm where id = ${firm} for update`.execute(db)
  await deleteFirms(
    sql`f.id = ${firm} and not exists (select 1 from app_user where firm_id = f.id)
      and not exists (select 1 from fair_firm
        where firm_id = f.id and is_validated = ${validationState.validated})
      and not exists (select 1 from trash where firm_id = f.id)
        and not exists (select 1 from stand where firm_id = f.id)`,
    db,
  )
}

export const firmPersonalData: readonly PersonalData[] = [
  {
    name: 'firm',
    columns: {},
    erase: async ({ firm }, db) => (firm === null ? undefined : () => dropEmptyFirm(firm, db)),
  },
]

import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { ChosenFair } from '../contract/chosen.ts'

export type FairAtTheDoor = {
  id: number
  homepage: string
  statusId: number
  takesVisitors: boolean
  takesFirms: boolean
  validatesUsers: boolean
  validatesFirms: boolean
}

/** The fair that a call names by id or slug; the first one when it names none. @throws 422 for one that is not there. */
export async function findFair(
  db: Kysely<Tables>,
  chosen: Static<typeof ChosenFair> | null | undefined,
): Promise<FairAtTheDoor> {
  const id = chosen === undefined || chosen === null ? null : idOf(chosen, 'fairs')
  const slug = typeof chosen === 'string' && id === null ? chosen.replace(/^\//, '') : null
  const named = id !== null ? sql`id = ${id}` : slug !== null ? sql`homepage = ${slug}` : sql`true`
  const { rows } = await sql<FairAtTheDoor>`
    select id, homepage, fair_status_id as "statusId", is_registration_user_homepage as "takesVisitors", is_registration_firm_homepage as "takesFirms",
      is_validating_users as "validatesUsers", is_validating_firms as "validatesFirms"
    from fair where ${named} order by id limit 1`.execute(db)
  if (!rows[0]) throw invalid({ fair: 'relation_not_found' })
  return rows[0]
}

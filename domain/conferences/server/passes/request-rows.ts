import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

type Db = Pick<Context, 'db'>

/** A request for a pass with whom it is asked of. */
export type AskedPass = {
  id: number
  pass: number
  fair: number
  person: number
  isValidated: number
  validators: string
}

/** Locked. Of a fair that has conferences and is not in the trash; without, nothing is asked. */
export const lockedRequest = (id: number, { db }: Db) =>
  maybeOne<AskedPass>(db)`
    select pu.id, pu.pass_id as pass, p.fair_id as fair, pu.user_id as person,
      pu.is_validated as "isValidated", p.validating_emails as validators
    from pass_user pu join pass p on p.id = pu.pass_id join fair f on f.id = p.fair_id
    where pu.id = ${id} and f.trashed_at is null and f.is_using_conference_module for update of pu`

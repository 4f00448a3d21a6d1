import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { ChosenFair } from '../contract/chosen.ts'
import { isToCome, mayBeEntered } from '../contract/statuses.ts'
import { isFairKnown } from './seen-fairs.ts'

export type RegistrationFair = {
  id: number
  homepage: string
  statusId: number
  isAnnounced: boolean
  takesVisitors: boolean
  takesFirms: boolean
  validatesUsers: boolean
  validatesFirms: boolean
}

/** Alone, or with a firm. */
export type RegistrationType = 'visitor' | 'exhibitor'

type Named = Static<typeof ChosenFair> | null | undefined

/** Condition that the row of `fair` is the one that a call names by id or slug; any when it names none. */
export function isNamed(chosen: Named): RawBuilder<unknown> {
  const id = chosen === undefined || chosen === null ? null : idOf(chosen, 'fairs')
  const slug = typeof chosen === 'string' && id === null ? chosen.replace(/^\//, '') : null
  return id !== null ? sql`fair.id = ${id}` : slug !== null ? sql`fair.homepage = ${slug}` : sql`true`
}

/** The fair that a call names by id or slug, of those `within`; the first one when it names none. @throws 422 for one that is not there. */
export async function findFair(
  db: Kysely<Tables>,
  chosen: Named,
  within: RawBuilder<unknown> = sql`true`,
): Promise<RegistrationFair> {
  const row = await maybeOne<RegistrationFair>(db)`
    select id, homepage, fair_status_id as "statusId",
      is_announced as "isAnnounced", is_registration_user_homepage as "takesVisitors",
      is_registration_firm_homepage as "takesFirms",
      is_validating_users as "validatesUsers", is_validating_firms as "validatesFirms"
    from fair where ${isNamed(chosen)} and ${within} order by id limit 1`
  if (!row) throw invalid({ fair: 'relation_not_found' })
  return row
}

/** The same, of those that the caller may know of. */
export const findKnownFair = (
  db: Kysely<Tables>,
  chosen: Named,
  reader: Pick<Context, 'actor'>,
): Promise<RegistrationFair> => findFair(db, chosen, isFairKnown(sql`fair.id`, reader))

/** @throws 403 where the fair does not let people register themselves. */
export function assertRegistrationOpen(fair: RegistrationFair, type: RegistrationType) {
  const isTaking = mayBeEntered(fair.statusId) || isToCome({ status: { id: fair.statusId }, ...fair })
  if (!isTaking || !(type === 'visitor' ? fair.takesVisitors : fair.takesFirms))
    throw forbidden('registration_closed')
}

export const validationIn = (fair: RegistrationFair, type: RegistrationType) =>
  (type === 'visitor' ? fair.validatesUsers : fair.validatesFirms) ? 0 : 1

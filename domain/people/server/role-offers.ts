import { sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { auditUser, ownFirms } from '#domain/identity/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { roleOffers as call, RoleOffer } from '../contract/role-offers.ts'
import { isOpenOffer } from './offer-role.ts'

const most = 1000

/** Condition that the offer `o` is for a fair or a firm that the caller runs, or was made by them. */
const isTheirs = ({ actor }: Context) => sql`(o.fair_id in ${fairsWithin(actor, ['F', 'G'])}
  or o.firm_id = any(${ownFirms(actor)}::int[]) or o.offered_by_id = ${actor.userId})`

/** The latest first. Of the account nothing is said that the offer does not say. */
export async function listOffers(
  { fair, firm }: QueryOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const rows = await many<RoleOffer>(context.db)`
    select o.id, json_build_object('id', f.id, 'homepage', f.homepage, 'name',
      ${translatedText('f', 'name', context.locale)}) as fair,
      case when fi.id is not null then json_build_object('id', fi.id, 'name', fi.name) end as firm,
      json_build_object('id', ut.id, 'name', ${translatedText('ut', 'name', context.locale)}) as "userType",
      o.first_name as "firstName", o.last_name as "lastName", ${instant('o.created_at')} as "createdAt"
    from role_offer o join fair f on f.id = o.fair_id join user_type ut on ut.id = o.user_type_id
      left join firm fi on fi.id = coalesce(o.firm_id, o.host_id)
    where ${isTheirs(context)} and ${isOpenOffer} and f.trashed_at is null
      and (${fair ?? null}::int is null or o.fair_id = ${fair ?? null})
        and (${firm ?? null}::int is null or o.firm_id = ${firm ?? null})
    order by o.created_at desc, o.id desc limit ${most}`
  return rows
}

/** @throws 404 for an offer that is not the caller's, or over */
export async function withdraw(id: number, context: Context): Promise<void> {
  const row = await maybeOne<{ user: number; fair: number }>(context.db)`
    update role_offer o set ended_at = now() where o.id = ${id} and ${isOpenOffer} and ${isTheirs(context)}
      returning o.user_id as "user", o.fair_id as fair`
  if (!row) throw notFound()
  await auditUser('withdraw_offer', row.user, context, {}, row.fair)
}

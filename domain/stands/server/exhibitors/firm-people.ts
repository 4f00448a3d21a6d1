import { type RawBuilder, sql } from 'kysely'
import type { FirmPerson } from '#domain/exhibitors/contract/firm-people.ts'
import { assertFew, isOwnFirm } from '#domain/exhibitors/server/index.ts'
import { fairsWithin, isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { isStandIn, isStandShown } from './booth-conditions.ts'

/** How far the caller is trusted with a firm: with all of it, or with what it is in the fairs that they run or follow. */
type Trust = { isWhole: boolean; fairs: RawBuilder<unknown>; isTrusted: boolean }

async function trustIn(id: number, context: Context): Promise<Trust> {
  const { db, actor } = context
  const isWhole = isOwnFirm(id, context) || hasRole(actor, 'superAdmin')
  const followed = hasRole(actor, 'clusterAdmin') ? actor.userId : null
  const fairs = sql`(select fair_id from fair_firm
    where firm_id = ${id} and fair_id in ${fairsWithin(actor, ['F', 'G'])}
    union select fair_id from followed_firm where user_id = ${followed}::int and firm_id = ${id})`
  const { rows } = isWhole ? { rows: [true] } : await sql`select 1 from ${fairs} theirs limit 1`.execute(db)
  return { isWhole, fairs, isTrusted: rows.length > 0 }
}

/** Booths of the firm where `u` works; to strangers only those that visitors find, and only as a contact. */
const worksOn = (firm: number, { isWhole, fairs }: Trust, context: Context) => sql`
  select st.id, stand_label(st.label, h.letter, st.number) as number, st.fair_id as fair, w.as from (
    select stand_id, user_id, 'admin' as as from stand_admin union all select stand_id, user_id, 'contact'
      from stand_contact) w
  join stand st on st.id = w.stand_id left join fair_hall h on h.id = st.fair_hall_id
  where w.user_id = u.id and st.firm_id = ${firm} and st.trashed_at is null
    and (${isWhole} or st.fair_id in ${fairs}
      or (w.as = 'contact' and ${isStandShown} and ${isStandIn} and ${isFairSeen(sql`st.fair_id`, context)}))`

/** Whom of its people the caller is shown: all, those in the same fairs, or those whom visitors find. */
const isPersonShown = ({ isWhole, isTrusted, fairs }: Trust, works: RawBuilder<unknown>) => {
  if (isWhole) return sql`true`
  return isTrusted
    ? sql`exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id in ${fairs})`
    : sql`u.is_validated = ${validationState.validated} and not u.is_closed
      and u.email_confirmed_at is not null and exists (${works})`
}

const forAll = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.job_title as "jobTitle",
  u.look,
  (select m.thumbnail_path from media_object m where m.id = u.picture_id and m.visibility = 'public')
    as picture`

const forTheirOwn = sql`, u.email, u.is_firm_admin as "isFirmAdmin", u.can_recruit as "canRecruit",
  u.is_closed as "isDisabled",
  u.password_hash is null as "isInvited", ${instant('u.last_login_at')} as "lastLoginAt"`

/** The people of a firm, by name; its admins first. @throws 404 for a firm that the caller may not see */
export async function listFirmPeople(
  id: number,
  query: Query,
  context: Context,
): Promise<PagedResponse<FirmPerson>> {
  const { db } = context
  const page = pageOf(query)
  await reachRow(implementationOf('firms'), id, 'R', context)
  const trust = await trustIn(id, context)
  const { isTrusted } = trust
  const works = worksOn(id, trust, context)
  const from = sql`from app_user u where u.firm_id = ${id} and ${isPersonShown(trust, works)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  assertFew(page, total)
  const rows = await many<FirmPerson>(db)`
    select ${forAll}${isTrusted ? forTheirOwn : sql``},
      (select coalesce(json_agg(json_build_object('id', w.id, 'number', w.number, 'fair', w.fair, 'as', w.as)
        order by w.number, w.as), '[]') from (${works}) w) as stands
    ${from} order by ${isTrusted ? sql`u.is_firm_admin desc, ` : sql``}fold(u.last_name), fold(u.first_name),
      u.id
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

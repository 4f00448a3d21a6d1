import { sql } from 'kysely'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { PagedAnswer } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { FirmPerson } from '../contract/firm-people.ts'
import { isFairSeen, isStandShown } from './firm-conditions.ts'
import { demandFew } from './whole-lists.ts'

/** Booths of the firm where `u` works; to strangers only those that visitors find, and only as a contact. */
const worksOn = (firm: number, isTrusted: boolean, context: Context) => sql`
  select st.id, stand_label(st.label, h.letter, st.number) as number, st.fair_id as fair, w.as from (
    select stand_id, user_id, 'admin' as as from stand_admin where ${isTrusted}
    union all select stand_id, user_id, 'contact' from stand_contact) w
  join stand st on st.id = w.stand_id left join fair_hall h on h.id = st.fair_hall_id
  where w.user_id = u.id and st.firm_id = ${firm} and st.trashed_at is null
    and (${isTrusted} or (${isStandShown} and ${isFairSeen(sql`st.fair_id`, context)}))`

/** Whether the caller looks after this firm, or runs a fair in which it is. */
async function isTrusted(id: number, { db, actor }: Context): Promise<boolean> {
  const firms = implementationOf('firms')
  const isWatched = hasRole(actor, 'clusterAdmin')
    ? sql`t.id in (select firm_id from watched_firm where user_id = ${actor.userId})`
    : sql`false`
  const { rows } = await sql`
    select 1 from firm t where t.id = ${id} and (${scopeCondition(firms, 't', 'U', actor)} or ${isWatched})`.execute(
    db,
  )
  return rows.length > 0
}

const forAll = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.job_title as "jobTitle",
  (select m.thumbnail_path from media_object m where m.id = u.picture_id and m.visibility = 'public') as picture`

const forTheirOwn = sql`, u.email, u.is_firm_admin as "isFirmAdmin", u.can_recruit as "canRecruit", u.is_closed as "isDisabled",
  u.password_hash is null as "isInvited", u.last_login_at as "lastLoginAt"`

/** The people of a firm, by name; its admins first. @throws 404 for a firm that the caller may not see */
export async function listPeople(
  id: number,
  query: Query,
  context: Context,
): Promise<PagedAnswer<FirmPerson>> {
  const { db } = context
  const page = pageOf(query)
  await reachRow(implementationOf('firms'), id, 'R', context)
  const trusted = await isTrusted(id, context)
  const works = worksOn(id, trusted, context)
  const shown = trusted
    ? sql`true`
    : sql`u.is_validated = 1 and not u.is_closed and u.email_confirmed_at is not null and exists (${works})`
  const from = sql`from app_user u where u.firm_id = ${id} and ${shown}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const total = counted[0]?.total ?? 0
  demandFew(page, total)
  const { rows } = await sql<FirmPerson>`
    select ${forAll}${trusted ? forTheirOwn : sql``},
      (select coalesce(json_agg(json_build_object('id', w.id, 'number', w.number, 'fair', w.fair, 'as', w.as) order by w.number, w.as), '[]') from (${works}) w) as stands
    ${from} order by ${trusted ? sql`u.is_firm_admin desc, ` : sql``}fold(u.last_name), fold(u.first_name), u.id
    limit ${page.size} offset ${(page.page - 1) * page.size}`.execute(db)
  return { rows, page, total }
}

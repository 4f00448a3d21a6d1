import { type RawBuilder, sql } from 'kysely'
import { fairsAsked, fairsWithin, isFairKnown, isNamed, resultsPerPage } from '#domain/fairs/server/index.ts'
import type { PersonCard } from '#domain/identity/contract/business-card.ts'
import { roleCodes } from '#domain/identity/contract/roles.ts'
import { cardColumns, isIn } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Scope } from '#platform/contract/roles.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { toBeOrdered } from '#platform/server/database/few-rows.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import type { StaffRow } from '../contract/people.ts'
import { isAlive } from './people-conditions.ts'

type Condition = RawBuilder<unknown>
type PeopleListQuery = { fair?: string; search?: string; roles?: string }

const matching = (search: string | undefined): Condition[] =>
  (search ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    // By name only: searching by address would tell who has which.
    .map(word => sql`fold(u.first_name || ' ' || u.last_name) like fold(${`%${escapeLike(word)}%`})`)

async function listed<T>(
  columns: Condition,
  conditions: Condition[],
  query: Query,
  { db }: Context,
  perPage?: number,
): Promise<PagedResponse<T>> {
  const page = pageOf(query, undefined, perPage)
  const from = sql`from app_user u where ${sql.join(conditions, sql` and `)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const rows = await many<T>(db)`
    select ${columns} ${toBeOrdered('u', total, from)} order by fold(u.last_name), fold(u.first_name), u.id
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

/** Whether somebody with one of these roles has it there: an exhibitor while their firm takes part. */
function hasRoleIn(roles: readonly string[], fairs: Condition): Condition {
  const others = roles.filter(role => role !== roleCodes.exhibitor)
  return sql`(u.roles && ${roles}::text[] and (u.roles && ${others}::text[]
    or exists (select 1 from fair_firm ff where ff.firm_id = u.firm_id and ff.fair_id in ${fairs}
      and ff.is_validated = ${validationState.validated})))`
}

/** Cards of people with these roles in fairs that the reader may walk through. */
export async function listCards(
  asked: PeopleListQuery & Query,
  roles: readonly string[],
  letters: readonly Scope[],
  context: Context,
): Promise<PagedResponse<PersonCard>> {
  const fairs = fairsAsked(asked.fair, context, letters)
  return listed<PersonCard>(
    cardColumns(context),
    [hasRoleIn(asked.roles ? [asked.roles] : roles, fairs), isAlive, isIn(fairs), ...matching(asked.search)],
    asked,
    context,
    await perPageOf(asked.fair, context),
  )
}

/** What the fair says of its lists; the usual where none is named, or none that the reader may know of. */
export async function perPageOf(fair: string | undefined, context: Context): Promise<number> {
  if (fair === undefined) return resultsPerPage(undefined, context)
  const row = await maybeOne<{ id: number }>(context.db)`
    select id from fair where ${isNamed(fair)} and ${isFairKnown(sql`fair.id`, context)}`
  return resultsPerPage(row?.id, context)
}

/** No more of their fairs than the reader runs. */
const staffColumns = ({ actor }: Context) => sql`
  u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.look, u.roles,
    json_build_object('id', u.user_type_id) as "userType",
  (select m.thumbnail_path from media_object m where m.id = u.picture_id and m.visibility = 'public')
    as picture,
  u.is_validated as "isValidated", u.is_closed as "isDisabled", ${instant('u.created_at')} as "createdAt",
    ${instant('u.last_login_at')} as "lastLoginAt",
  (select coalesce(json_agg(json_build_object('id', f.id, 'homepage', f.homepage) order by f.id), '[]')
    from fair f
    where f.id in ${fairsWithin(actor, ['F', 'G'])}
      and f.id in (select fair_id from fair_organizer where user_id = u.id union select fair_id
      from super_organizer_fair where app_user_id = u.id)) as fairs,
  u.is_held as "isHeld"`

/** Those who run things; organizers as far as they share a fair with the reader. */
export async function listStaff(
  asked: PeopleListQuery & Query,
  role: string,
  context: Context,
): Promise<PagedResponse<StaffRow>> {
  const conditions = [sql`u.roles @> ${[role]}::text[]`, ...matching(asked.search)]
  if (
    role === 'ROLE_ORGANIZER' &&
    (asked.fair !== undefined || !context.actor.roles.includes('superAdmin'))
  ) {
    const fairs = fairsAsked(asked.fair, context)
    conditions.push(
      sql`exists (select 1 from fair_organizer o where o.user_id = u.id and o.fair_id in ${fairs})`,
    )
  }
  return listed<StaffRow>(staffColumns(context), conditions, asked, context)
}

import { type RawBuilder, sql } from 'kysely'
import { fairsAsked, fairsWithin } from '#domain/fairs/server/index.ts'
import { isPersonShared, isPresent } from '#domain/identity/server/index.ts'
import { isStandCalled } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { toBeOrdered } from '#platform/server/database/few-rows.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { AccountState, Person, PersonRow, peopleOrders } from '../contract/people-back.ts'
import { isOfFairs, matchingName, runs } from './people-conditions.ts'

type Condition = RawBuilder<unknown>
export type PeopleQuery = Query & {
  fair?: string
  search?: string
  userType?: number
  isValidated?: number
  account?: AccountState
  isPresent?: boolean
  isMember?: boolean
  order?: (typeof peopleOrders)[number]
}

const account = sql`case when u.is_disabled then 'disabled' when u.is_closed then 'leaving'
  when u.password_hash is null then case when u.invited_at is null then 'imported' else 'invited' end
  when u.email_confirmed_at is null then 'unconfirmed' else 'active' end`

/** The same as conditions of their own, each with an index of the few that it finds. */
const accountIs: Record<AccountState, Condition> = {
  disabled: sql`u.is_closed and u.is_disabled`,
  leaving: sql`u.is_closed and not u.is_disabled`,
  imported: sql`u.password_hash is null and not u.is_closed and u.invited_at is null`,
  invited: sql`u.password_hash is null and not u.is_closed and u.invited_at is not null`,
  unconfirmed: sql`u.email_confirmed_at is null and u.password_hash is not null and not u.is_closed`,
  active: sql`u.email_confirmed_at is not null and u.password_hash is not null and not u.is_closed`,
}

const namedFair = ({ locale }: Context) =>
  sql`json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)})`

/** A row, with no more of its fairs than the reader runs. */
const columns = (fairs: Condition, context: Context) => sql`
  u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.roles, u.look,
  (select json_build_object('id', ut.id, 'name', ${translatedText('ut', 'name', context.locale)})
    from user_type ut where ut.id = u.user_type_id) as "userType",
  (select json_build_object('id', fi.id, 'name', fi.name) from firm fi where fi.id = u.firm_id) as firm,
  (select m.thumbnail_path from media_object m where m.id = u.picture_id) as picture,
  ${account} as account, ${instant('u.created_at')} as "createdAt",
    ${instant('u.last_login_at')} as "lastLoginAt",
  (select coalesce(json_agg(json_build_object('id', m.id, 'fair', ${namedFair(context)}, 'isValidated',
    m.is_validated) order by f.id), '[]')
    from fair_user m join fair f on f.id = m.fair_id where m.user_id = u.id and m.fair_id in ${fairs})
      as memberships,
  (select coalesce(json_agg(${namedFair(context)} order by f.id), '[]')
    from ${runs} o join fair f on f.id = o.fair_id where o.user_id = u.id and o.fair_id in ${fairs})
      as organizes, u.is_held as "isHeld"`

/**
 * Those who belong to one of these fairs or run it; a super admin who names no fair sees everybody. Asked of all at
 * once, to count them.
 */
const within = (fairs: Condition, isEverybody: boolean): Condition =>
  isEverybody ? sql`true` : sql`u.id in ${peopleOf(fairs)}`

/** Their ids. */
const peopleOf = (fairs: Condition): Condition =>
  sql`(select m.user_id as id from fair_user m where m.fair_id in ${fairs}
    union select o.user_id from ${runs} o where o.fair_id in ${fairs})`

/** All of them, where nothing more is asked of them: without a look at who they are. */
const all = (fairs: Condition, isEverybody: boolean): Condition =>
  isEverybody ? sql`from app_user u` : sql`from ${peopleOf(fairs)} u`

/** The same, asked of one after the other: a page is full long before all have been looked at. */
const withinOneByOne = (fairs: Condition, isEverybody: boolean): Condition =>
  isEverybody ? sql`true` : isOfFairs(fairs)

/** Who looks after a stand of these fairs that is called so. A label has a digit: other searches ask for none. */
async function onStandCalled(search: string | undefined, fairs: Condition, { db }: Context) {
  if (!/\p{N}/u.test(search ?? '')) return []
  const rows = await many<{ id: number }>(db)`
    with called as (select st.id, st.firm_id from stand st join fair_hall h on h.id = st.fair_hall_id
      where st.fair_id in ${fairs} and st.trashed_at is null and ${isStandCalled(search)})
    select c.user_id as id from stand_contact c join called on called.id = c.stand_id
    union select a.user_id from stand_admin a join called on called.id = a.stand_id
    union select u.id from app_user u join called on called.firm_id = u.firm_id where u.is_firm_admin`
  return rows.map(({ id }) => id)
}

/** By words within name and address, or by the label of the stand that they look after. */
async function found(search: string | undefined, fairs: Condition, context: Context): Promise<Condition[]> {
  const words = (search ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8).map(matchingName)
  const ids = await onStandCalled(search, fairs, context)
  return ids.length ? [sql`((${sql.join(words, sql` and `)}) or u.id = any(${ids}::int[]))`] : words
}

/** Each as an index has it, whichever way it is walked. */
const orders: Record<string, Condition> = {
  name: sql`fold(u.last_name), fold(u.first_name), u.id`,
  '-name': sql`fold(u.last_name) desc, fold(u.first_name) desc, u.id desc`,
  createdAt: sql`u.created_at, u.id`,
  '-createdAt': sql`u.created_at desc, u.id desc`,
  lastLoginAt: sql`u.last_login_at nulls first, u.id`,
  '-lastLoginAt': sql`u.last_login_at desc nulls last, u.id desc`,
}

const isEverybody = (fair: string | undefined, { actor }: Context) =>
  fair === undefined && actor.roles.includes('superAdmin')

/** People of the asked fairs who match what else is asked: columns and tables of a select. */
async function asSql(asked: PeopleQuery, context: Context) {
  const fairs = fairsAsked(asked.fair, context)
  const { userType, isValidated, account: state } = asked
  const everybody = isEverybody(asked.fair, context)
  const conditions = [
    ...(await found(asked.search, fairs, context)),
    ...(userType === undefined ? [] : [sql`u.user_type_id = ${userType}`]),
    ...(state === undefined ? [] : [accountIs[state]]),
    ...(asked.isPresent === undefined
      ? []
      : [
          sql`${asked.isPresent} = exists (select 1 from fair_user m
            where m.user_id = u.id and m.fair_id in ${fairs} and ${isPresent(context)})`,
        ]),
    ...(asked.isMember === undefined
      ? []
      : [
          sql`${asked.isMember} = exists (select 1 from fair_user m
            where m.user_id = u.id and m.fair_id in ${fairs})`,
        ]),
    ...(isValidated === undefined
      ? []
      : [
          sql`exists (select 1 from fair_user m
            where m.user_id = u.id and m.is_validated = ${isValidated} and m.fair_id in ${fairs})`,
        ]),
  ]
  const atOnce = sql`from app_user u
    where ${sql.join([within(fairs, everybody), ...conditions], sql` and `)}`
  return {
    columns: columns(fairs, context),
    counted: conditions.length ? atOnce : all(fairs, everybody),
    atOnce,
    from: sql`from app_user u
      where ${sql.join([withinOneByOne(fairs, everybody), ...conditions], sql` and `)}`,
    order: sql`order by ${orders[asked.order ?? 'name']}`,
  }
}

export async function listPeople(asked: PeopleQuery, context: Context): Promise<PagedResponse<PersonRow>> {
  const page = pageOf(asked)
  const { columns, counted, atOnce, from, order } = await asSql(asked, context)
  const { total } = await one<{ total: number }>(context.db)`select count(*)::int as total ${counted}`
  const rows = await many<PersonRow>(context.db)`
    select ${columns} ${toBeOrdered('u', total, from, atOnce)} ${order}
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

/** All of them at once, for an export. */
export async function everyPerson(asked: PeopleQuery, context: Context, most: number): Promise<PersonRow[]> {
  const { columns, from, order } = await asSql(asked, context)
  return await many<PersonRow>(context.db)`select ${columns} ${from} ${order} limit ${most}`
}

/** Ids of all of them, or of those who are among some, and of the first one too many. */
export async function everyId(
  asked: PeopleQuery,
  context: Context,
  most: number,
  among?: readonly number[],
): Promise<number[]> {
  const { from } = await asSql(asked, context)
  const chosen = among ? sql`and u.id = any(${among}::int[])` : sql``
  const rows = await many<{ id: number }>(context.db)`select u.id ${from} ${chosen} limit ${most + 1}`
  return rows.map(({ id }) => id)
}

export async function countPeople(fair: string | undefined, context: Context) {
  const fairs = fairsAsked(fair, context)
  const { total, members, byValidation } = await one<{
    total: number
    members: number
    byValidation: number[]
  }>(context.db)`
    select (select count(*)::int ${all(fairs, isEverybody(fair, context))}) as total,
      (select count(distinct m.user_id)::int from fair_user m where m.fair_id in ${fairs}) as members,
      array(select (select count(*)::int from fair_user m
        where m.is_validated = state and m.fair_id in ${fairs})
        from generate_series(0, 2) state order by state) as "byValidation"`
  return { total, byValidation, others: total - members }
}

/** @throws 404 for somebody of other fairs */
export async function onePerson(id: number, context: Context): Promise<Person> {
  const fairs = fairsWithin(context.actor, ['F', 'G'])
  const row = await maybeOne<Person>(context.db)`
    select ${columns(fairs, context)}, ${isPersonShared(context)} as "isShared" from app_user u
    where u.id = ${id} and ${within(fairs, isEverybody(undefined, context))}`
  if (!row) throw notFound()
  return row
}

import { sql } from 'kysely'
import { assertFew } from '#domain/exhibitors/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { notFound } from '#platform/server/refusal.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { type Listed, listRows, reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { anyOf, scopeCondition } from '#platform/server/resource/scope.ts'
import type { standsLight } from '../contract/stand-lists.ts'

type Light = ResponseOf<typeof standsLight>[number]

/** Rows of the list where no page is asked for. */
const lightMost = 5_000

/** As `findsBooth` of the contract. */
function findsStand(search: string | undefined) {
  const typed = escapeLike((search ?? '').replaceAll('\0', '').trim())
  if (!typed) return []
  const label = sql`fold(replace(stand_label(st.label, h.letter, st.number), ' ', ''))`
  return [
    anyOf([
      sql`fold(fi.name) like fold(${`%${typed}%`})`,
      sql`${label} like fold(${`${typed.replaceAll(' ', '')}%`})`,
    ]),
  ]
}

/** Stands in few words: those that this person may list, without those in the trash. */
export async function lightStands(
  { fairHall, fair, search }: QueryOf<typeof standsLight>,
  context: HttpContext,
): Promise<PagedResponse<Light>> {
  const { db, actor } = context
  const asked = pageOf(whole(context))
  const page = asked.all ? { ...asked, size: lightMost } : asked
  const conditions = [
    scopeCondition(implementationOf('stands'), 'st', 'L', actor),
    sql`st.trashed_at is null`,
    ...(fairHall ? [sql`st.fair_hall_id = ${fairHall}`] : []),
    ...(fair ? [sql`st.fair_id = ${fair}`] : []),
    ...findsStand(search),
  ]
  const from = sql`from stand st join firm fi on fi.id = st.firm_id
    left join fair_hall h on h.id = st.fair_hall_id where ${sql.join(conditions, sql` and `)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  assertFew(page, total)
  const rows = await many<Light>(db)`
    select st.id, st.number, st.label, st.is_visible as "isVisible",
      json_build_object('id', fi.id, 'name', fi.name) as firm,
      case when h.id is not null then json_build_object('id', h.id, 'letter', h.letter) end as "fairHall",
      (select thumbnail_path from media_object where id = coalesce(st.logo_id, fi.logo_id)) as logo
    ${from} order by h.rank, h.id, st.number, st.id
      limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

const whole = (context: HttpContext) => {
  const { page, itemsPerPage, pagination } = fieldsIn(context.request.query)
  return page === undefined && itemsPerPage === undefined && pagination === undefined
    ? { pagination: 'false' }
    : { page, itemsPerPage, pagination }
}

/** @throws 404 for a stand that one may not see */
export async function adminsOf(id: number, context: HttpContext): Promise<Listed> {
  await reachRow(implementationOf('stands'), id, 'R', context)
  return listRows(implementationOf('stand_admins'), { stand: String(id), ...whole(context) }, context)
}

/** The id of a type by its code or id. @throws 404 */
async function typeId(table: string, type: string, { db }: Context): Promise<string> {
  const row = await maybeOne<{ id: number }>(db)`
    select id from ${sql.table(table)} where code = ${type} or id::text = ${type} limit 1`
  if (!row) throw notFound()
  return String(row.id)
}

export async function charactersBy(type: string, context: HttpContext): Promise<Listed> {
  const standCharacterType = await typeId('stand_character_type', type, context)
  return listRows(implementationOf('stand_characters'), { standCharacterType, ...whole(context) }, context)
}

export async function resourcesBy(
  type: string,
  stand: number | undefined,
  context: HttpContext,
): Promise<Listed> {
  const filters = {
    type: await typeId('stand_resource_type', type, context),
    ...(stand !== undefined && { stand: String(stand) }),
  }
  return listRows(implementationOf('stand_resources'), { ...filters, ...whole(context) }, context)
}

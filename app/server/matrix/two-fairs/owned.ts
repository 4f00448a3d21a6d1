import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'

/** Ids of fairs, firms and people to whom rows belong. */
export type Owners = { fair: readonly number[]; firm: readonly number[]; app_user: readonly number[] }

/** By table, in SQL over the alias `t`, which rows are meant. */
export type Conditions = Map<string, string>

type Column = { table: string; column: string; type: string; refers: string | null; length: number | null }

/** The columns of every table, as the database itself describes them. */
export const readColumns = async (db: Kysely<Tables>): Promise<Column[]> =>
  await many<Column>(db)`
      select c.relname as "table", a.attname as column, t.typname as type,
        (select k.confrelid::regclass::text from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as refers,
        case when a.atttypmod > 4 then a.atttypmod - 4 end as length
      from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''`

const among = (column: string, ids: readonly number[]) => `t.${column} = any('{${ids}}'::int[])`

/**
 * That a row belongs to one of the owners: it is one, or refers to one,
 * or to a row that does. Found from the foreign keys, so that a new table belongs where its keys say.
 */
export function ownedBy(columns: readonly Column[], owners: Owners): Conditions {
  const owned = new Map(Object.entries(owners).map(([table, ids]) => [table, among('id', ids)]))
  const idsOf = new Map<string, readonly number[]>(Object.entries(owners))
  const pass = (reaches: (column: Column) => boolean) => {
    const found = new Map<string, string[]>()
    const known = new Map(owned)
    for (const one of columns) {
      if (!one.refers || known.has(one.table) || !known.has(one.refers)) continue
      const ids = idsOf.get(one.refers)
      const condition = ids
        ? among(one.column, ids)
        : `t.${one.column} in (select t.id from ${one.refers} t where ${known.get(one.refers)})`
      found.set(one.table, [...(found.get(one.table) ?? []), condition])
    }
    for (const [table, conditions] of found)
      if (columns.some(one => one.table === table && reaches(one)))
        owned.set(table, `(${conditions.join(' or ')})`)
  }
  pass(({ refers }) => refers === 'fair')
  pass(() => true)
  pass(() => true)
  return owned
}

/** What of these rows is somebody's own: theirs as a person, and all of the firm that they look after. */
export function except(
  owned: Conditions,
  columns: readonly Column[],
  { userId, firm }: { userId: number | null; firm?: number },
): Conditions {
  const has = (table: string, column: string) =>
    columns.some(one => one.table === table && one.column === column)
  return new Map(
    [...owned].map(([table, condition]) => {
      const theirs = [
        ...['user_id', 'owner_id', 'app_user_id']
          .filter(column => userId !== null && has(table, column))
          .map(column => `t.${column} = ${userId}`),
        ...(table === 'app_user' && userId !== null ? [`t.id = ${userId}`] : []),
        ...(firm && table === 'firm' ? [`t.id = ${firm}`] : []),
        ...(firm && has(table, 'firm_id') ? [`t.firm_id = ${firm}`] : []),
        ...(firm && has(table, 'stand_id')
          ? [`t.stand_id in (select id from stand where firm_id = ${firm})`]
          : []),
        ...(firm && has(table, 'user_id')
          ? [`t.user_id in (select id from app_user where firm_id = ${firm})`]
          : []),
      ]
      return [
        table,
        theirs.length ? `${condition} and not coalesce(${theirs.join(' or ')}, false)` : condition,
      ]
    }),
  )
}

/** Columns that the database counts by itself. */
const counted = `'{user_count,organizer_count}'::text[]`

/** A digest of these rows by table: it differs as soon as one of them does, is gone or has come. */
export async function digestOf(db: Kysely<Tables>, owned: Conditions): Promise<Map<string, string>> {
  const each = [...owned].map(
    ([table, condition]) =>
      `select '${table}' as name, (select md5(coalesce(string_agg((to_jsonb(t) - ${counted})::text, '|' order by (to_jsonb(t) - ${counted})::text), '')) from ${table} t where ${condition}) as digest`,
  )
  const rows = await many<{ name: string; digest: string }>(db)`${sql.raw(each.join(' union all '))}`
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

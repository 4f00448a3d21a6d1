import { sql } from 'kysely'
import type { Use } from '#platform/contract/problem.ts'
import type { Context } from '../context.ts'
import { many } from '../database/rows.ts'
import { Refusal } from '../refusal.ts'
import { allImplementations, type Implementation } from './registry.ts'
import { anyOf, type Sql, scopeCondition } from './scope.ts'

type Db = Context['db']
type Pointer = {
  table: string
  column: string
  key: string
  whose: string
  /** Of a joining table: its column that says whose it is. */
  by: string | null
  /** A row of `whose` may be marked as deleted, and the database empties what points to here. */
  isMarked: boolean
}

const known = new Map<string, Pointer[]>()

/** Every column that points to `table`, and to which of its columns; of a joining table, whose it is. Asked once. */
export async function pointersTo(table: string, db: Db): Promise<Pointer[]> {
  const asked = known.get(table)
  if (asked) return asked
  const rows = await many<Pointer>(db)`
    select c.conrelid::regclass::text as "table", a.attname as "column", k.attname as key,
      coalesce(o.confrelid, c.conrelid)::regclass::text as whose, o.attname as by,
      c.confdeltype in ('n', 'c') and exists (select 1 from pg_attribute m
        where m.attrelid = coalesce(o.confrelid, c.conrelid) and m.attname = 'deleted_at') as "isMarked"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      left join lateral (
        select o.confrelid, b.attname from pg_constraint o
          join pg_attribute b on b.attrelid = o.conrelid and b.attnum = o.conkey[1]
        where o.conrelid = c.conrelid and o.contype = 'f' and o.confrelid <> c.confrelid
          and not exists (select 1 from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id')
        order by o.conname limit 1
      ) o on true
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`
  known.set(table, rows)
  return rows
}

/** The rows of `pointing` that point to the row `t`, but for those that lie in a trash: what is gone is empty in them. */
function points({ table, column, key, whose, by, isMarked }: Pointer): Sql {
  const isThere = by
    ? sql`exists (select 1 from ${sql.table(whose)} as there
        where there.id = ${sql.ref(`pointing.${by}`)} and there.deleted_at is null)`
    : sql`pointing.deleted_at is null`
  return sql`from ${sql.table(table)} as pointing
    where ${sql.ref(`pointing.${column}`)} = ${sql.ref(`t.${key}`)} and ${isMarked ? isThere : sql`true`}`
}

/**
 * Whether anything points to the row `t`. Told of the entries that this person may take away: of others it would tell
 * what they cannot see.
 */
export async function usedCondition(
  resource: Implementation,
  isUsed: Sql,
  { db, actor }: Context,
): Promise<Sql> {
  const pointers = await pointersTo(resource.table, db)
  const uses = pointers.map(pointer => sql`exists (select 1 ${points(pointer)})`)
  return sql`${scopeCondition(resource, 't', 'D', actor)} and ${isUsed} = ${anyOf(uses)}`
}

/**
 * Refuses to take away what others still point to, however the database would bring itself to it (it would empty
 * the field, or delete the row that joins them).
 * @throws 409 with the resources that use it and how often.
 */
export async function assertUnused(table: string, id: number, db: Db): Promise<void> {
  const pointers = await pointersTo(table, db)
  if (!pointers.length) return
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
  const counts = pointers.map(
    pointer => sql`select ${pointer.whose} as whose, (select count(*) ${points(pointer)}) as count`,
  )
  const rows = await many<{ whose: string; count: number }>(db)`
    select uses.whose, sum(uses.count)::int as count
    from ${sql.table(table)} as t, lateral (${sql.join(counts, sql` union all `)}) as uses
    where t.id = ${id} group by 1 having sum(uses.count) > 0 order by 2 desc`
  if (!rows.length) return
  const names = new Map(allImplementations().map(({ table, name }) => [table, name]))
  const usedBy: Use[] = rows.map(({ whose, count }) => ({ resource: names.get(whose) ?? whose, count }))
  throw new Refusal(409, 'in_use', { usedBy })
}

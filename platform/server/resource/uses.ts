import { sql } from 'kysely'
import type { Use } from '#platform/contract/problem.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { allImplementations } from './registry.ts'

type Db = Context['db']
type Pointer = { table: string; column: string; whose: string }

const known = new Map<string, Pointer[]>()

/** Every column that points to `table`; of a joining table, whose it is. */
async function pointersTo(table: string, db: Db): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      coalesce((
        select o.confrelid::regclass::text from pg_constraint o
        where o.conrelid = c.conrelid and o.contype = 'f' and o.confrelid <> c.confrelid
          and not exists (select 1 from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id')
        order by o.conname limit 1
      ), c.conrelid::regclass::text) as whose
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Refuses to take away what others still point to, however the database would bring itself to it (it would empty
 * the field, or delete the row that joins them).
 * @throws 409 with the resources that use it and how often.
 */
export async function demandUnused(table: string, id: number, db: Db): Promise<void> {
  const pointers = known.get(table) ?? (await pointersTo(table, db))
  known.set(table, pointers)
  if (!pointers.length) return
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
  const counts = pointers.map(
    ({ table: from, column, whose }) =>
      sql`select ${whose} as whose, count(*)::int as count from ${sql.table(from)} where ${sql.ref(column)} = ${id}`,
  )
  const { rows } = await sql<{ whose: string; count: number }>`
    select whose, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) as uses
    group by whose having sum(count) > 0 order by 2 desc`.execute(db)
  if (!rows.length) return
  const names = new Map(allImplementations().map(({ table, name }) => [table, name]))
  const usedBy: Use[] = rows.map(({ whose, count }) => ({ resource: names.get(whose) ?? whose, count }))
  throw new Refusal(409, 'in_use', { usedBy })
}

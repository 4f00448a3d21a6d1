import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, one } from './rows.ts'

export type TableShape = { name: string; columns: string[]; types: string[] }

type Trx = Kysely<Tables>

/** The tables of the product, but for what counts its own transactions, with the columns that are written, not those that the database computes. */
export async function tableShapes(trx: Trx): Promise<TableShape[]> {
  return many<TableShape>(trx)`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
           array_agg(format_type(a.atttypid, null) order by a.attnum) as types
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('schema_migration', 'content_change')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"`
}

/** The months of a table that has some, each by its beginning. */
export async function monthsOf(trx: Trx, table: string): Promise<string[]> {
  const rows = await many<{ month: string }>(trx)`
    select replace(right(c.relname, 7), '_', '-') || '-01' as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', ${table}::text)::regclass
      and c.relnamespace = to_regnamespace('months')
    order by 1`
  return rows.map(({ month }) => month)
}

/** Count and content of a table, whatever the order of its rows. */
export async function tableDigest(trx: Trx, { name, columns }: TableShape) {
  const values = sql.join(columns.map(column => sql`${sql.ref(column)}::text`))
  return one<{ rows: number; digest: string }>(trx)`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(row(${values})::text), 15))::bit(60)::bigint), 0) as digest
    from ${sql.table(name)}`
}

export async function sequenceStates(trx: Trx): Promise<Record<string, { value: string; called: boolean }>> {
  const rows = await many<{ name: string }>(trx)`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by 1`
  const states: Record<string, { value: string; called: boolean }> = {}
  for (const { name } of rows) {
    states[name] = await one<{ value: string; called: boolean }>(trx)`
      select last_value::text as value, is_called as called from ${sql.table(name)}`
  }
  return states
}

/** Foreign keys are taken away for loading and put back after it, which checks every row in one pass. */
export async function dropForeignKeys(trx: Trx): Promise<() => Promise<void>> {
  const rows = await many<{ table: string; name: string; definition: string }>(trx)`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx)
  return async () => {
    for (const { table, name, definition } of rows) {
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx)
    }
  }
}

export async function dropEverything(trx: Trx): Promise<void> {
  await sql
    .raw('drop schema public cascade; create schema public; grant usage on schema public to public')
    .execute(trx)
}

import type pg from 'pg'

/** The whole schema as lines, one for each thing that can be declared. */
export async function schemaLines(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from ours c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'v')
    union all select concat_ws(' ', c.relname, k.conname, pg_get_constraintdef(k.oid)) from ours c join pg_constraint k on k.conrelid = c.oid
    union all select pg_get_indexdef(oid) from ours where relkind = 'i'
    union all select pg_get_viewdef(oid) from ours where relkind = 'v'
    union all select pg_get_triggerdef(t.oid) from ours c join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1`)
  return rows.map(({ line }) => line)
}

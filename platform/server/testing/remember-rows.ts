import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

/** Who remembers: a database that several files take one after the other, or the file that has it now. */
type Place = 'as_made' | 'remembered'

type Known = { name: string; count: number; written: number }

/** Which tables no longer hold as many rows as then, or one written since. Three hundred statements take twice as long as one. */
async function changedSince({ kysely }: Database, known: readonly Known[]): Promise<string[]> {
  const each = known.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, count(*)::int as count, min(age(xmin)) as age
        from ${sql.id('public', name)}`,
  )
  if (!each.length) return []
  const now = await many<{ name: string; count: number; youngest: number | null }>(kysely)`
    select name, count, age('3'::xid) + 3 - age as youngest
    from (${sql.join(each, sql` union all `)}) as of_all`
  const found = new Map(now.map(one => [one.name, one]))
  return known.flatMap(({ name, count, written }) => {
    const one = found.get(name)
    return one?.count === count && (one.youngest ?? 0) <= written ? [] : [name]
  })
}

/**
 * Remembers every row as it is now, and answers with what brings them back, counters too: for tests that each
 * want the same beginning this is quicker than a database and a server for each. A table that holds as many rows as then,
 * none of them written since, is left as it is; one that is as it was made is not remembered a second time.
 */
export async function rememberRows(
  database: Database,
  place: Place = 'remembered',
): Promise<() => Promise<void>> {
  const { kysely } = database
  const schema = sql.id(place)
  const knownAt = (where: Place) =>
    many<Known>(kysely)`
      select name, count::int as count, written::text::int as written from ${sql.id(where)}."the tables"
      order by name`
  // Of content whoever remembers for itself is told below; the next to take a database has kept nothing yet.
  const isToldOfContent = place === 'remembered'
  const made = await maybeOne(kysely)`select from pg_namespace where nspname = 'as_made'`
  const known = made ? await knownAt('as_made') : []
  const changed = new Set(await changedSince(database, known))
  const same = named(known.filter(({ name }) => !changed.has(name)).map(({ name }) => name))
  await sql`
    create schema ${schema};
    create table ${schema}."the tables" (name text, columns text, count bigint, written xid, place text);
    do $$ declare t record; has_rows boolean; begin
      if ${sql.lit(Boolean(made))} then
        insert into ${schema}."the tables"
          select name, columns, count, written, 'as_made' from as_made."the tables" where name in (${same});
      end if;
      for t in select tablename as name, (select string_agg(quote_ident(attname), ', ')
            from pg_attribute where attrelid = format('public.%I', tablename)::regclass and attnum > 0
              and not attisdropped and attgenerated = '') as columns
          from pg_tables
          where schemaname = 'public' and tablename not in (${same})
            and not (tablename = 'content_change' and ${sql.lit(isToldOfContent)}) loop
        execute format('select exists (select from public.%I)', t.name) into has_rows;
        -- Of most there is nothing to remember, and making a table takes longer than all the rest.
        if has_rows then
          execute format('create unlogged table ${schema}.%1$I as table public.%1$I', t.name);
        end if;
        execute format('insert into ${schema}."the tables" select $1, $2, count(*), $3, $4 from public.%I',
          t.name)
          using t.name, t.columns, pg_current_xact_id()::xid, ${sql.lit(place)};
      end loop;
      if ${sql.lit(isToldOfContent)} then
        delete from ${schema}."the tables" where name = 'content_change';
      end if;
    end $$;
    create table ${schema}."the counters" as
      select format('%I.%I', schemaname, sequencename)::regclass as counter, last_value, start_value
        from pg_sequences where schemaname = 'public'`.execute(kysely)
  return async () => {
    const others = await changedSince(database, await knownAt(place))
    const exchange = (db: Database['kysely']) =>
      sql`
      do $$ declare t record; begin
        -- Neither references nor triggers are looked at while rows are exchanged.
        ${others.length ? sql`set local session_replication_role = replica;` : sql``}
        for t in select * from ${schema}."the tables" where name in (${named(others)}) loop
          execute format('delete from public.%I', t.name);
          if t.count > 0 then
            execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from %3$I.%1$I',
              t.name, t.columns, t.place);
          end if;
          update ${schema}."the tables" set written = pg_current_xact_id()::xid where name = t.name;
        end loop;
        -- What is kept of the rows before is told that they are others; a database without that table keeps nothing.
        if ${sql.lit(isToldOfContent)} and to_regclass('content_change') is not null then
          insert into content_change default values on conflict do nothing;
        end if;
        perform pg_notify('changed', '*');
        perform setval(counter, coalesce(last_value, start_value), last_value is not null)
          from ${schema}."the counters";
      end $$`.execute(db)
    // On a connection of its own: one on which triggers were looked away from forgets all that it has planned.
    await (others.length ? database.transaction(exchange, { unhurried: true }) : exchange(kysely))
  }
}

/** As it stands in a list of names, which is never empty. */
const named = (names: readonly string[]) => sql.join(['', ...names].map(name => sql.lit(name)))

/** What a file has remembered is no longer there. */
export const forgetRows = ({ kysely }: Database) =>
  sql`drop schema if exists remembered cascade`.execute(kysely)

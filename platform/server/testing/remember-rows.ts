import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

/** Who remembers: a database that several files take one after the other, or the file that has it now. */
type Place = 'as_made' | 'remembered'

/** Whether a table holds as many rows as then, none of them written since. */
const isSame = sql.raw(
  `execute format('select count(*) = $1 and coalesce(min(age(xmin)) >= age($2), true) from public.%I', t.name)
    into same using t.count, t.written`,
)

/**
 * Remembers every row as it is now, and answers with what brings them back, counters too: for tests that each
 * want the same beginning this is quicker than a database and a server for each. A table that holds as many rows as then,
 * none of them written since, is left as it is; one that is as it was made is not remembered a second time.
 */
export async function rememberRows(
  { kysely }: Database,
  place: Place = 'remembered',
): Promise<() => Promise<void>> {
  const schema = sql.id(place)
  // Of content whoever remembers for itself is told below; the next to take a database has kept nothing yet.
  const isToldOfContent = place === 'remembered'
  const made = await maybeOne(kysely)`select from pg_namespace where nspname = 'as_made'`
  const known = made
    ? sql`as_made."the tables"`
    : sql`(select ''::text as name, 0::bigint as count, '0'::xid as written where false)`
  await sql`
    create schema ${schema};
    create table ${schema}."the tables" (name text, columns text, count bigint, written xid, place text);
    do $$ declare t record; same boolean; has_rows boolean; begin
      for t in select tablename as name, m.count, m.written, (select string_agg(quote_ident(attname), ', ')
            from pg_attribute where attrelid = format('public.%I', tablename)::regclass and attnum > 0
              and not attisdropped and attgenerated = '') as columns
          from pg_tables left join ${known} m on m.name = tablename
          where schemaname = 'public'
            and not (tablename = 'content_change' and ${sql.lit(isToldOfContent)}) loop
        same := false;
        if t.count is not null then ${isSame}; end if;
        if same then
          insert into ${schema}."the tables" values (t.name, t.columns, t.count, t.written, 'as_made');
          continue;
        end if;
        execute format('select exists (select from public.%I)', t.name) into has_rows;
        -- Of most there is nothing to remember, and making a table takes longer than all the rest.
        if has_rows then
          execute format('create unlogged table ${schema}.%1$I as table public.%1$I', t.name);
        end if;
        execute format('insert into ${schema}."the tables" select $1, $2, count(*), $3, $4 from public.%I',
          t.name)
          using t.name, t.columns, pg_current_xact_id()::xid, ${sql.lit(place)};
      end loop;
    end $$;
    create table ${schema}."the counters" as
      select schemaname, sequencename, last_value, start_value from pg_sequences
        where schemaname = 'public'`.execute(kysely)
  return async () => {
    await sql`
      do $$ declare t record; same boolean; begin
        -- Neither references nor triggers are looked at while rows are exchanged.
        set local session_replication_role = replica;
        for t in select * from ${schema}."the tables" loop
          ${isSame};
          continue when same;
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
        perform setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
          last_value is not null)
          from ${schema}."the counters";
      end $$`.execute(kysely)
  }
}

/** What a file has remembered is no longer there. */
export const forgetRows = ({ kysely }: Database) =>
  sql`drop schema if exists remembered cascade`.execute(kysely)

import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/**
 * Remembers every row as it is now, and answers with what brings them back, counters too: for tests that each
 * want the same beginning this is quicker than a database and a server for each. A table that holds as many rows as then,
 * none of them written since, is left as it is.
 */
export async function rememberRows({ kysely }: Database): Promise<() => Promise<void>> {
  await sql`
    create schema remembered;
    create table remembered."the tables" (name text, columns text, count bigint, written xid);
    do $$ declare t text; has_rows boolean; begin
      for t in select tablename from pg_tables
        where schemaname = 'public' and tablename <> 'content_change' loop
        execute format('select exists (select from public.%I)', t) into has_rows;
        -- Of most there is nothing to remember, and making a table takes longer than all the rest.
        if has_rows then
          execute format('create unlogged table remembered.%1$I as table public.%1$I', t);
        end if;
        execute format('insert into remembered."the tables" select $1, $2, count(*), $3 from public.%I', t)
          using t, (select string_agg(quote_ident(attname), ', ') from pg_attribute
              where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped
                and attgenerated = ''),
            pg_current_xact_id()::xid;
      end loop;
    end $$;
    create table remembered."the counters" as
      select schemaname, sequencename, last_value, start_value from pg_sequences
        where schemaname = 'public'`.execute(kysely)
  return async () => {
    await sql`
      do $$ declare t record; same boolean; begin
        -- Neither references nor triggers are looked at while rows are exchanged.
        set local session_replication_role = replica;
        for t in select * from remembered."the tables" loop
          execute format('select count(*) = $1 and coalesce(min(age(xmin)) >= age($2), true) from public.%I',
            t.name)
            into same using t.count, t.written;
          continue when same;
          execute format('delete from public.%I', t.name);
          if t.count > 0 then
            execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from remembered.%1$I', t.name, t.columns);
          end if;
          update remembered."the tables" set written = pg_current_xact_id()::xid where name = t.name;
        end loop;
        -- What is kept of the rows before is told that they are others; a database without that table keeps nothing.
        if to_regclass('content_change') is not null then
          insert into content_change default values on conflict do nothing;
        end if;
        perform setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
          last_value is not null)
          from remembered."the counters";
      end $$`.execute(kysely)
  }
}

import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { asKept } from '#platform/server/import/as-kept.ts'
import { someAtOnce } from '../rows-at-once.ts'

type Db = Kysely<Tables>
export type ImportedTable =
  | 'conference'
  | 'speaker'
  | 'conference_room'
  | 'conference_track'
  | 'conference_program'

/** The change `c` that a run has made to the row `t` of a table. */
export const change = (run: number, table: string) => sql`c.run_id = ${run} and c.table_name = ${table}
  and (c.key ->> 'id')::int = t.id`

/** Of so many of them: by the keys that changes are found by, else each time all changes of the run would be read. */
export const changeOfSome = (run: number, table: string, ids: readonly number[]) => sql`${change(run, table)}
  and c.key = any(array(select jsonb_build_object('id', id) from unnest(${ids}::int[]) id))`

/** Whoever moderates its room came to the session by that. */
const isModeratedByRoom = sql`exists (select from conference_room place
  where place.id = (to_jsonb(t) ->> 'conference_room_id')::int
    and place.moderator_id = (to_jsonb(t) ->> 'moderator_id')::int)`

/** Neither publishing and withdrawing is work on a session, nor what its room brings, nor the day that a clock puts it in. */
const isSameWork = (was: RawBuilder<unknown>, now: RawBuilder<unknown>) => sql`(${now} = ${was}
  or (select ${now} - ignored = ${was} - ignored
  from (select (case when ${was} ->> 'state' in ('draft', 'scheduled', 'published')
    and ${now} ->> 'state' in ('draft', 'scheduled', 'published')
      then array['state', 'version', 'start_date'] else array['start_date'] end)
    || (case when ${isModeratedByRoom} then array['moderator_id', 'version'] else '{}' end)) i (ignored)))`

/** A row `t` that the change `c` is of is as its import left it. */
export const isAsLeft = isSameWork(sql`c.after`, asKept)

/** What counts on where a row becomes again what it was. */
const counting = sql`array['version', 'sequence', 'changed_at']`

/**
 * What a run has undone is again as the runs before it left it, but for what counts on: that is theirs now, so that each of
 * them can be undone in its turn.
 */
export const leaveToEarlier = (run: number, table: ImportedTable, ids: readonly number[], db: Db) =>
  sql`
    update import_change e set after = e.after || (
      select coalesce(jsonb_object_agg(k.name, to_jsonb(t) -> k.name), '{}')
      from jsonb_object_keys(e.after) k (name) where k.name = any(${counting}))
    from import_change c, ${sql.table(table)} t
    where ${changeOfSome(run, table, ids)} and t.id = any(${ids}::int[]) and c.before is not null
      and e.run_id = any(array(select i.run_id from programme_import i join programme_import mine
        on mine.fair_id = i.fair_id and mine.id > i.id where mine.run_id = ${run} and i.undone_at is null))
      and e.table_name = c.table_name and e.key = c.key and e.after is not null
      and ${isSameWork(sql`e.after`, sql`c.before`)}`.execute(db)

type Referrer = { table: string; column: string }

/** What may point to a row, and does not come and go with it. */
export const referrersOf = async (table: ImportedTable, db: Db) =>
  (
    await many<Referrer>(db)`
      select child.relname::text as "table", a.attname::text as "column"
      from pg_constraint k join pg_class child on child.oid = k.conrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1
        and k.connamespace = 'public'::regnamespace and k.confrelid = ${table}::regclass order by 1, 2`
  ).filter(({ table: child }) => !['conference_change', 'program_change', 'programme_import'].includes(child))

/** Links and speakers of a session that came with it are no work of others. */
const isOfRun = (run: number, { table }: Referrer): RawBuilder<unknown> => {
  if (table === 'conference_document')
    return sql`and not exists (select from import_change own where own.run_id = ${run}
      and own.table_name = ${table} and own.key = jsonb_build_object('id', child.id))`
  if (table === 'conference_speaker')
    return sql`and not exists (select from import_change own where own.run_id = ${run}
      and own.table_name = ${table} and own.key = jsonb_build_object('conference_id', child.conference_id,
        'speaker_id', child.speaker_id))`
  return sql``
}

export const isFree = (run: number, referrers: readonly Referrer[]) =>
  sql.join(
    referrers.map(
      one => sql`not exists (select from ${sql.table(one.table)} child
        where child.${sql.ref(one.column)} = t.id ${isOfRun(run, one)})`,
    ),
    sql` and `,
  )

/** What an import made, or changed, of a table: some rows at a time. */
export async function* rowsOfRun(run: number, table: ImportedTable, isMade: boolean, db: Db) {
  const rows = await many<{ id: number }>(db)`
    select (key ->> 'id')::int as id from import_change
    where run_id = ${run} and table_name = ${table} and (before is null) = ${isMade}::boolean order by 1`
  yield* someAtOnce(rows.map(({ id }) => id))
}

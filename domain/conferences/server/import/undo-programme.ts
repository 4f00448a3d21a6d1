import { type Kysely, type RawBuilder, sql } from 'kysely'
import { lockPlan } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { ParamsOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import {
  daysToUndoProgramme,
  type programmeImports,
  type undoProgrammeImport,
} from '../../contract/programme-import.ts'
import { moveDaysOfProgram } from '../move-days.ts'
import {
  change,
  changeOfSome,
  type ImportedTable,
  isAsLeft,
  isFree,
  leaveToEarlier,
  referrersOf,
  rowsOfRun,
} from './rows-of-run.ts'

type Db = Kysely<Tables>

const isRecent = (now: Date) =>
  sql`i.ran_at > ${now.toISOString()}::timestamptz - make_interval(days => ${daysToUndoProgramme})`

/** The imports of a fair that can be undone. @throws 404 */
export async function listProgrammeImports(
  { id }: ParamsOf<typeof programmeImports>,
  context: Context,
): Promise<ResponseOf<typeof programmeImports>> {
  await reachRow(implementationOf('fairs'), id, 'U', context)
  return many<ResponseOf<typeof programmeImports>[number]>(context.db)`
    select i.id, i.file_name as "fileName", r.rows as sessions, ${instant('i.ran_at')} as "ranAt",
      u.first_name || ' ' || u.last_name as "ranBy", ${instant('i.undone_at')} as "undoneAt"
    from programme_import i join import_run r on r.id = i.run_id left join app_user u on u.id = i.ran_by_id
    where i.fair_id = ${id} and ${isRecent(context.services.now())} order by i.id desc limit 20`
}

/** Deletes what came with the import, as far as nobody has worked on it and nothing rests upon it. */
async function deleteMade(run: number, table: ImportedTable, db: Db): Promise<number> {
  const referrers = await referrersOf(table, db)
  // Speakers and links of a session that came with the same import still hang on it; those of others hold it.
  const andIsFree = referrers.length ? sql`and ${isFree(table === 'conference' ? run : 0, referrers)}` : sql``
  let gone = 0
  for await (const some of rowsOfRun(run, table, true, db))
    gone += (
      await many(db)`
        delete from ${sql.table(table)} t using import_change c
        where ${changeOfSome(run, table, some)} and t.id = any(${some}::int[]) and c.before is null
          and ${isAsLeft} ${andIsFree} returning 1`
    ).length
  return gone
}

const columnsOf = (table: string, db: Db) => many<{ name: string }>(db)`
  select column_name::text as name from information_schema.columns
  where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'id'
  order by ordinal_position`

/** What was withdrawn meanwhile is published by nobody's undoing. */
const stateAgain = sql`case when was.state = 'scheduled' and exists (
    select from conference_program its where its.id = was.conference_program_id and its.state = 'draft')
  then 'draft' else was.state end`

/** Calendars and pages that are open are told that it is another one now. */
function restored(table: ImportedTable, name: string, now: string): RawBuilder<unknown> {
  if (name === 'version') return sql`t.version + 1`
  if (name === 'state')
    return sql`case when c.before ->> 'state' = c.after ->> 'state' then t.state
      else ${table === 'conference' ? stateAgain : sql`was.state`} end`
  if (table === 'conference' && name === 'sequence') return sql`t.sequence + 1`
  if (table === 'conference' && name === 'changed_at') return sql`${now}::timestamptz`
  if (table === 'conference' && name === 'moderator_id')
    return sql`case when t.moderator_id is not distinct from (c.after ->> 'moderator_id')::int
      then was.moderator_id else t.moderator_id end`
  return sql`was.${sql.ref(name)}`
}

/** Makes rows what they were, where nobody has touched them since. @returns their ids */
async function restore(run: number, table: ImportedTable, now: string, db: Db): Promise<number[]> {
  const names = (await columnsOf(table, db)).map(({ name }) => name)
  const hasState = table === 'conference' || table === 'conference_program'
  const ids: number[] = []
  for await (const some of rowsOfRun(run, table, false, db)) {
    const rows = await many<{ id: number }>(db)`
      update ${sql.table(table)} t
      set ${sql.join(
        names
          .filter(name => name !== 'state' || hasState)
          .map(name => sql`${sql.ref(name)} = ${restored(table, name, now)}`),
      )}
      from import_change c, jsonb_populate_record(null::${sql.table(table)}, c.before) was
      where ${changeOfSome(run, table, some)} and t.id = any(${some}::int[]) and c.before is not null
        and ${isAsLeft} returning t.id`
    const again = rows.map(({ id }) => id)
    await leaveToEarlier(run, table, again, db)
    ids.push(...again)
  }
  return ids
}

/** A programme whose clock comes back has its sessions in the days of that. */
async function moveDaysBack(run: number, db: Db): Promise<void> {
  const clocks = await many<{ id: number; timeZone: string | null; dayChange: string }>(db)`
    select t.id, c.before ->> 'time_zone' as "timeZone", c.before ->> 'day_change' as "dayChange"
    from conference_program t join import_change c on ${change(run, 'conference_program')}
    where c.before is not null and ${isAsLeft}`
  for (const { id, ...clock } of clocks) await moveDaysOfProgram(id, clock, db)
}

/** Speakers and links of sessions that are what they were. */
async function restoreParts(run: number, conferences: readonly number[], db: Db): Promise<void> {
  // One set to look each up in: of a parameter that is an array PostgreSQL makes none.
  const mine = sql`(coalesce(c.after, c.before) ->> 'conference_id')::int
    in (select unnest(${conferences}::int[]))`
  await sql`
    delete from conference_speaker t using import_change c where c.run_id = ${run}
      and c.table_name = 'conference_speaker' and ${mine} and c.before is null
      and c.key = jsonb_build_object('conference_id', t.conference_id, 'speaker_id', t.speaker_id)`.execute(
    db,
  )
  await sql`
    insert into conference_speaker (conference_id, speaker_id, rank)
    select (c.before ->> 'conference_id')::int, s.id, (c.before ->> 'rank')::int
    from import_change c join speaker s on s.id = (c.before ->> 'speaker_id')::int
    where c.run_id = ${run} and c.table_name = 'conference_speaker' and ${mine} and c.before is not null
    on conflict (conference_id, speaker_id) do update set rank = excluded.rank`.execute(db)
  await sql`
    delete from conference_document t using import_change c where ${change(run, 'conference_document')}
      and ${mine} and c.before is null and to_jsonb(t) = c.after`.execute(db)
  await sql`
    insert into conference_document overriding system value
    select was.* from import_change c, jsonb_populate_record(null::conference_document, c.before) was
    where c.run_id = ${run} and c.table_name = 'conference_document' and ${mine} and c.after is null
    on conflict (id) do nothing`.execute(db)
}

/** What nobody was told of needs no word; of what they were, they are told again. */
async function takeBackChanges(
  run: number,
  ranAt: string,
  now: string,
  conferences: readonly number[],
  db: Db,
) {
  const silent = await many<{ id: number }>(db)`
    delete from conference_change where conference_id = any(${conferences}::int[])
      and at = ${ranAt}::timestamptz and told_at is null returning conference_id as id`
  const untold = silent.map(({ id }) => id)
  await sql`
    insert into conference_change (conference_id, kind, before, after, at)
    select t.id, case when c.after ->> 'state' = 'cancelled' then 'restored'
        when c.before ->> 'state' = 'cancelled' then 'cancelled'
        when c.before ->> 'begin_at' is distinct from c.after ->> 'begin_at'
          or c.before ->> 'end_at' is distinct from c.after ->> 'end_at' then 'moved' else 'room' end,
      jsonb_build_object('begin', c.after -> 'begin_at', 'end', c.after -> 'end_at', 'room',
        c.after -> 'conference_room_id'),
      jsonb_build_object('begin', c.before -> 'begin_at', 'end', c.before -> 'end_at', 'room',
        c.before -> 'conference_room_id'), ${now}::timestamptz
    from conference t join import_change c on ${change(run, 'conference')}
    where t.id = any(${conferences}::int[]) and t.id not in (select unnest(${untold}::int[]))
      and c.before is not null
      and t.state <> 'draft'
      and exists (select from conference_change told
        where told.conference_id = t.id and told.at = ${ranAt}::timestamptz)
      and (c.before ->> 'state', c.before ->> 'begin_at', c.before ->> 'end_at',
          c.before ->> 'conference_room_id')
        is distinct from (c.after ->> 'state', c.after ->> 'begin_at', c.after ->> 'end_at',
          c.after ->> 'conference_room_id')`.execute(db)
}

type Found = { run: number; fair: number; fileName: string; ranAt: string; isUndone: boolean }

const findImport = (id: number, now: Date, db: Db) => maybeOne<Found>(db)`
  select i.run_id as run, i.fair_id as fair, i.file_name as "fileName", i.ran_at::text as "ranAt",
    i.undone_at is not null as "isUndone"
  from programme_import i where i.id = ${id} and ${isRecent(now)}`

/** Undoes what an import has done, as far as nobody has touched it since. @throws 404, 409 */
export async function undoProgramme(
  { id }: ParamsOf<typeof undoProgrammeImport>,
  context: Context,
): Promise<ResponseOf<typeof undoProgrammeImport>> {
  const { db, services, actor } = context
  const seen = await findImport(id, services.now(), db)
  if (!seen) throw notFound()
  const { run, fair, fileName } = seen
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  await lockPlan(db, fair)
  await sql`select from conference where fair_id = ${fair} for no key update`.execute(db)
  const found = await findImport(id, services.now(), db)
  if (!found || found.isUndone) throw conflict('import_undone')
  const now = services.now().toISOString()
  const { all } = await one<{ all: number }>(db)`
    select count(*)::int as "all" from import_change where run_id = ${run} and table_name = 'conference'`
  const made = await deleteMade(run, 'conference', db)
  const changed = await restore(run, 'conference', now, db)
  await restoreParts(run, changed, db)
  await takeBackChanges(run, found.ranAt, now, changed, db)
  await moveDaysBack(run, db)
  for (const table of ['speaker', 'conference_room', 'conference_track', 'conference_program'] as const) {
    await restore(run, table, now, db)
    await deleteMade(run, table, db)
  }
  const undone = made + changed.length
  const stays = await many<{ name: string }>(db)`
    select coalesce((select value ->> 'title' from jsonb_each(t.translations) where value ? 'title' limit 1),
      '') as name
    from conference t join import_change c on ${change(run, 'conference')}
    where t.id not in (select unnest(${changed}::int[])) order by t.begin_at, t.id limit 50`
  await sql`delete from import_change where run_id = ${run}`.execute(db)
  await sql`update import_run set undone_at = ${now}::timestamptz, undone_by_id = ${actor.userId}
    where id = ${run}`.execute(db)
  await sql`update programme_import set undone_at = ${now}::timestamptz, undone_by_id = ${actor.userId}
    where id = ${id}`.execute(db)
  const details = { fileName, undone }
  await audit({ action: 'undo_import', resource: 'conferences', resourceId: fair, fair, details }, context)
  return { undone, stays: stays.map(({ name }) => name), staysCount: all - undone }
}

/** What can no longer be undone is forgotten. */
export const sweepProgrammeImports = ({ database, now }: Services) =>
  sql`delete from import_run where kind = 'programme' and id in (
    select i.run_id from programme_import i where not (${isRecent(now())}))`.execute(database.kysely)

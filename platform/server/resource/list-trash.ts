import { type RawBuilder, sql } from 'kysely'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { TrashedListEntry } from '#platform/contract/list-administration.ts'
import { columnOf } from '#platform/contract/resource.ts'
import { audit } from '../audit.ts'
import type { Context } from '../context.ts'
import { instant } from '../database/instant.ts'
import { databaseProblem } from '../database/problems.ts'
import { many, maybeOne } from '../database/rows.ts'
import { writtenColumns } from '../database/written-columns.ts'
import { conflict, denied, notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { conditionsOf, type Query } from './filter.ts'
import { listCalled } from './list-called.ts'
import type { Implementation } from './registry.ts'
import { mayEver, scopeCondition } from './scope.ts'
import { translatedText } from './select.ts'

/** As many of a list as one reads of it. */
const most = 1000

const dueAt = sql`k.trashed_at + make_interval(days => ${daysInTrash})`
const isKept = ({ services }: Pick<Context, 'services'>) =>
  sql`${dueAt} > ${services.now().toISOString()}::timestamptz`

/** Entries `k` of a list in the trash, each as the row `t` that it was. */
const inTrash = ({ table }: Implementation) => sql`list_trash k
  cross join lateral jsonb_populate_record(null::${sql.table(table)}, k.row) t`

/** Takes an entry out of its list, to be put back for some days. @throws 404 for one that somebody else has just deleted */
export async function trashEntry({ table }: Implementation, id: number, { db, services }: Context) {
  const kept = await maybeOne(db)`
    with gone as (delete from ${sql.table(table)} t where t.id = ${id} returning to_jsonb(t) as row)
    insert into list_trash (list, entry_id, fair_id, row, trashed_at)
    select ${table}::text, ${id}::int, (row->>'fair_id')::int, row,
      ${services.now().toISOString()}::timestamptz
      from gone
    returning 1`
  if (!kept) throw notFound()
}

/** @throws 403 for whoever deletes nothing of it, 404 for what is no list */
function listOfRemovers(name: string, { actor }: Context): Implementation {
  const list = listCalled(name)
  if (!mayEver(list, 'D', actor)) throw denied(actor)
  return list
}

/** What an entry is called: its name in the reader's language, or a plain one. */
function nameOfEntry({ record, translated }: Implementation, { locale }: Context): RawBuilder<unknown> {
  const [word] = Object.keys(translated)
  const [field = 'id'] = Object.keys(record)
  return word ? translatedText('t', word, locale) : sql`${sql.ref(`t.${columnOf(field)}`)}::text`
}

/** What one has deleted of a list, or others who may; the last first. The filters are those of the list. @throws 403, 404 as above */
export async function listTrashOf(name: string, query: Query, context: Context): Promise<TrashedListEntry[]> {
  const list = listOfRemovers(name, context)
  const asked = [
    sql`k.list = ${list.table}`,
    isKept(context),
    scopeCondition(list, 't', 'D', context.actor),
    ...(await conditionsOf(list, query, context)),
  ]
  return many<TrashedListEntry>(context.db)`
    select k.entry_id as id, coalesce(${nameOfEntry(list, context)}, '') as name,
      ${instant('k.trashed_at')} as "trashedAt", ${instant(dueAt)} as "deletedOn"
    from ${inTrash(list)} where ${sql.join(asked, sql` and `)}
    order by k.trashed_at desc, k.entry_id desc limit ${most}`
}

/**
 * An entry is itself again.
 * @throws 403, 404 as above; 404 for what is not there, or not the caller's to delete; 409 while its code is another's, or
 * what it belongs to is not there
 */
export async function restoreListEntry(name: string, id: number, context: Context): Promise<void> {
  const { db, actor } = context
  const list = listOfRemovers(name, context)
  const kept = await maybeOne<{ row: Record<string, unknown>; fair: number | null }>(db)`
    delete from list_trash using ${inTrash(list)}
    where list_trash.list = k.list and list_trash.entry_id = k.entry_id
      and k.list = ${list.table} and k.entry_id = ${id} and ${isKept(context)}
      and ${scopeCondition(list, 't', 'D', actor)}
    returning k.row, k.fair_id as fair`
  if (!kept) throw notFound()
  const row = JSON.stringify(kept.row)
  const written = await writtenColumns(list.table, db)
  const columns = sql.join(
    Object.keys(kept.row)
      .filter(column => written.has(column))
      .map(column => sql.ref(column)),
  )
  const [into, as] = [sql.table(list.table), sql`null::${sql.table(list.table)}`]
  try {
    await sql`
      insert into ${into} (${columns}) select ${columns}
        from jsonb_populate_record(${as}, ${row}::jsonb)`.execute(db)
  } catch (error) {
    if (databaseProblem(error)?.kind === 'foreign-key') throw conflict('entry_without_other')
    throw error
  }
  await audit({ action: 'restore', resource: list.name, resourceId: id, fair: kept.fair }, context)
}

/** What has lain there for its days is gone for good. */
export const purgeListTrash = ({ database, now }: Services) =>
  database.transaction(db =>
    sql`delete from list_trash k where ${dueAt} <= ${now().toISOString()}::timestamptz`.execute(db),
  )

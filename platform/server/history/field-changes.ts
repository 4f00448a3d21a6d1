import { sql } from 'kysely'
import type { FieldChange } from '#platform/contract/field-changes.ts'
import type { Context } from '../context.ts'
import { instant } from '../database/instant.ts'
import { many } from '../database/rows.ts'

/** Values of a record by field, as they are written. */
export type FieldValues = Readonly<Record<string, unknown>>

export type ChangedRecord = { resource: string; id: number; fair: number }

/** What one person writes into a field within this time is one change: pages save while somebody types. */
const sitting = '10 minutes'

/** How many changes of a record are kept. */
const mostKept = 200

const textOf = (value: unknown) => JSON.stringify(value ?? null)

const changesBetween = (before: FieldValues, after: FieldValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(field => textOf(before[field]) !== textOf(after[field]))
    .map(field => ({ field, before: before[field] ?? null, after: after[field] ?? null }))

/** Writes down what the caller has changed, field by field, in the transaction of the change. */
export async function keepFieldChanges(
  { resource, id, fair }: ChangedRecord,
  before: FieldValues,
  after: FieldValues,
  { db, actor, services }: Context,
): Promise<void> {
  const changes = changesBetween(before, after)
  if (!changes.length) return
  const now = services.now().toISOString()
  const own = sql`resource = ${resource} and record_id = ${id}`
  await sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as s (field text, before jsonb, after jsonb)
    ), latest as (
      select distinct on (c.field) c.id, c.field, c.changed_by_id, c.changed_at from field_change c
      where ${own} and c.field in (select field from sent) order by c.field, c.id desc
    ), gone_on as (
      update field_change c set after = s.after, changed_at = ${now}::timestamptz
        from latest l join sent s on s.field = l.field
      where c.id = l.id and l.changed_by_id = ${actor.userId}
        and l.changed_at > ${now}::timestamptz - ${sitting}::interval
      returning c.field
    )
    insert into field_change (resource, record_id, fair_id, field, before, after, changed_by_id, changed_at)
    select ${resource}, ${id}, ${fair}, s.field, s.before, s.after, ${actor.userId}, ${now}::timestamptz
      from sent s
    where s.field not in (select field from gone_on)`.execute(db)
  await sql`
    delete from field_change where ${own} and (before is not distinct from after or id not in (
      select k.id from field_change k where k.resource = ${resource} and k.record_id = ${id}
      order by k.id desc limit ${mostKept}))`.execute(db)
}

/** What was changed in a record, the last first. Whoever asks has been let in by the caller. */
export const fieldChangesOf = (
  { resource, id }: Omit<ChangedRecord, 'fair'>,
  { db }: Pick<Context, 'db'>,
): Promise<FieldChange[]> =>
  many<FieldChange>(db)`
    select c.id, c.field, c.before, c.after, ${instant('c.changed_at')} as "changedAt",
      u.first_name || ' ' || u.last_name as "changedBy"
    from field_change c left join app_user u on u.id = c.changed_by_id
    where c.resource = ${resource} and c.record_id = ${id} order by c.changed_at desc, c.id desc`

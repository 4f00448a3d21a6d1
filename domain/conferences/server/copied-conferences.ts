import { type RawBuilder, sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copyRows } from '#platform/server/copy/copy-rows.ts'
import { many } from '#platform/server/database/rows.ts'

const nobody = sql`null::int`
const noFile = sql`null::jsonb`

/** Rows of the fair with new ids: what hangs on them finds the copy by `pair`. */
async function copyPairs(
  table: string,
  set: Readonly<Record<string, RawBuilder<unknown>>>,
  hanging: readonly { table: string; by: string; set?: Readonly<Record<string, RawBuilder<unknown>>> }[],
  { from, to }: Parameters<CopyPart>[0],
  db: Parameters<CopyPart>[1],
) {
  const ids = await many<{ was: number; is: number }>(db)`
    select t.id as was, nextval(pg_get_serial_sequence(${table}, 'id'))::int as is
    from ${sql.table(table)} t where t.fair_id = ${from} order by t.id`
  const pair = sql`join unnest(${ids.map(({ was }) => was)}::int[], ${ids.map(one => one.is)}::int[])
    as pair (was, "is") on `
  await copyRows(
    table,
    { from: sql`${pair} pair.was = t.id`, set: { id: sql`pair.is`, fair_id: sql`${to}::int`, ...set } },
    db,
  )
  for (const part of hanging)
    await copyRows(
      part.table,
      {
        from: sql`${pair} pair.was = ${sql.ref(`t.${part.by}`)}`,
        set: { [part.by]: sql`pair.is`, ...part.set },
      },
      db,
    )
}

/** Rooms as they are furnished and what a programme is arranged by; sessions, speakers and people are asked anew. */
export const copiedConferences: readonly CopyPart[] = [
  (of, db) =>
    copyPairs(
      'conference_room',
      { moderator_id: nobody, imported: noFile },
      ['conference_room_stage', 'conference_room_audience'].map(table => ({
        table,
        by: 'conference_room_id',
      })),
      of,
      db,
    ),
  (of, db) =>
    copyPairs(
      'conference_program',
      {
        state: sql`'draft'`,
        source_key: sql`null::text`,
        source_version: sql`null::text`,
        imported: noFile,
      },
      [{ table: 'conference_track', by: 'conference_program_id', set: { imported: noFile } }],
      of,
      db,
    ),
  // Nothing of the copy was sold or lost yet.
  (of, db) => copyPairs('pass', { sold_as: sql`'{}'::jsonb`, lost: sql`'{}'::jsonb` }, [], of, db),
]

import { sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copiedTable, copyRows } from '#platform/server/copy/copy-rows.ts'

/** The hall `h` of the old fair and the one under the same letter of the new one. */
const pairs = (from: number, to: number) => sql`join fair_hall h on h.fair_id = ${from}
  join fair_hall copy on copy.fair_id = ${to} and copy.letter = h.letter`

export const copiedHalls: readonly CopyPart[] = [
  copiedTable('fair_hall'),
  ({ from, to }, db) =>
    sql`update fair_hall t set parent_id = copy.id from fair_hall h
      join fair_hall copy on copy.fair_id = ${to} and copy.letter = h.letter
      where t.fair_id = ${to} and t.parent_id = h.id and h.fair_id = ${from}`.execute(db),
  ({ from, to }, db) =>
    copyRows(
      'element',
      {
        from: sql`${pairs(from, to)}
      and t.map_id = h.id`,
        set: { map_id: sql`copy.id` },
      },
      db,
    ),
]

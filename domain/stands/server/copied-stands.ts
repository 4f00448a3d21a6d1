import { sql } from 'kysely'
import type { CopyPart } from '#platform/server/copy/copy-part.ts'
import { copyRows } from '#platform/server/copy/copy-rows.ts'
import { many } from '#platform/server/database/rows.ts'

/** What belongs to a stand and says what visitors see of it; people are asked anew. */
const furnishing = ['stand_language', 'stand_resource']

/** The stands of the exhibitors that are copied, on their places, as they are furnished. */
export const copiedStands: CopyPart = async ({ from, to, withExhibitors }, db) => {
  if (!withExhibitors) return
  const ids = await many<{ was: number; is: number }>(db)`
    select st.id as was, nextval(pg_get_serial_sequence('stand', 'id'))::int as is from stand st
    where st.fair_id = ${from} and st.trashed_at is null
      and st.firm_id in (select firm_id from fair_firm where fair_id = ${to})`
  const pair = sql`join unnest(${ids.map(({ was }) => was)}::int[], ${ids.map(one => one.is)}::int[])
    as pair (was, "is") on `
  await copyRows(
    'stand',
    {
      from: sql`${pair} pair.was = t.id left join fair_hall h on h.id = t.fair_hall_id
        left join fair_hall copy on copy.fair_id = ${to} and copy.letter = h.letter`,
      set: {
        id: sql`pair.is`,
        fair_id: sql`${to}::int`,
        fair_hall_id: sql`copy.id`,
        trashed_at: sql`null::timestamptz`,
        trashed_by_id: sql`null::int`,
      },
    },
    db,
  )
  for (const table of furnishing)
    await copyRows(table, { from: sql`${pair} pair.was = t.stand_id`, set: { stand_id: sql`pair.is` } }, db)
  // A list that was imported there is known here too.
  await copyRows(
    'stand_import',
    {
      from: sql`${pair} pair.was = t.stand_id`,
      set: { fair_id: sql`${to}::int`, stand_id: sql`pair.is` },
    },
    db,
  )
  await sql`select keep_stand_states(${ids.map(one => one.is)}::int[])`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from '../database/database.ts'
import { many, one } from '../database/rows.ts'
import { freshDatabase } from '../testing/database.ts'
import { batch, placeUpdates } from './history.ts'
import { publish } from './publish.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(() => sql`truncate hub_update`.execute(database.kysely))
afterAll(() => database.close())

const tellMany = (count: number) =>
  publish(
    database.kysely,
    ...Array.from({ length: count }, (_, at) => ({ topics: [`/users/${at}/notifications`] })),
  )
const changePlaces = (from: number, to: number) =>
  sql`select tell_place('stand:' || n) from generate_series(${from}::int, ${to}::int) n`.execute(
    database.kysely,
  )
const place = () => placeUpdates(database.kysely)

/** Rows of updates that this transaction has read so far, by whichever index. */
const rowsRead = async (db: Kysely<Tables>) =>
  (
    await one<{ rows: number }>(db)`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
      from pg_stat_xact_user_tables where relname = 'hub_update'`
  ).rows

/** Places some, and says how many rows were read for it. */
const placeReading = () =>
  database.transaction(async db => {
    const before = await rowsRead(db)
    const placing = await placeUpdates(db)
    return { placed: placing?.placed, read: (await rowsRead(db)) - before }
  })

it('of thousands that wait, some are placed without each being compared with each, whatever was known of the table before', async () => {
  await tellMany(batch - 1)
  await place()
  await sql`analyze hub_update`.execute(database.kysely)
  // A plan that the connection keeps from now on.
  await tellMany(1)
  await place()
  await tellMany(2_000)
  await changePlaces(1, 2_000)
  for (let time = 0; time < 8; time += 1) {
    const { placed, read } = await placeReading()
    expect(placed).toBe(batch)
    expect(read).toBeLessThan(20_000)
  }
  const order = await many<{ topic: string; isAfter: boolean }>(database.kysely)`
    select topics[1] as topic, coalesce(sequence > lag(sequence) over (order by place), true) as "isAfter"
    from hub_update order by place`
  expect(order).toHaveLength(batch + 4_000)
  expect(order.every(({ isAfter }) => isAfter)).toBe(true)
})

it('of a place that has changed thousands of times only the last time is read', async () => {
  await sql`
    insert into hub_update (topics, merge_key, place, placed_at)
    select array['fair:1'], 'fair:1', n, now() - make_interval(secs => 5001 - n)
    from generate_series(1, 5000) n`.execute(database.kysely)
  await sql`analyze hub_update`.execute(database.kysely)
  await sql`select tell_place('fair:1')`.execute(database.kysely)
  const { placed, read } = await placeReading()
  expect(placed).toBe(1)
  expect(read).toBeLessThan(100)
})

import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { inBatches } from '#platform/server/in-batches.ts'
import { perServices } from '#platform/server/per-services.ts'
import { countedKinds } from '../contract/counted.ts'
import { countedCode } from './counted.ts'
import type { Counting } from './counting.ts'
import { spendTime, withoutRepeats } from './repeats.ts'
import { type StatTokenParts, visitorOf } from './stat-token.ts'

type Db = Kysely<Tables>

/** What one call brings, of a browser that is known or not. */
type Arrived = { fair: number; token: StatTokenParts | null; events: readonly Counting[] }

/** Calls of one transaction, of fifty events each at most. */
const together = 100

/** The keys of these fairs, by their id, made when they are first needed. */
async function keysOf(fairs: readonly number[], db: Db): Promise<Map<number, Buffer>> {
  const kept = async () => {
    const rows = await many<{ fair: number; key: Buffer }>(db)`
      select fair_id as fair, key from stat_key where fair_id = any(${fairs}::int[])`
    return new Map(rows.map(({ fair, key }) => [fair, key]))
  }
  const known = await kept()
  const missing = fairs.filter(fair => !known.has(fair)).toSorted((a, b) => a - b)
  if (!missing.length) return known
  await sql`insert into stat_key (fair_id, key)
    select fair, key from unnest(${missing}::int[],
      ${missing.map(() => randomBytes(32))}::bytea[]) fresh (fair, key)
    on conflict do nothing`.execute(db)
  return kept()
}

/** Puts down what several calls bring, one statement for each step of all of them; how many events of each were counted. */
async function keep(calls: readonly Arrived[], now: Date, db: Db): Promise<number[]> {
  const keys = await keysOf([...new Set(calls.flatMap(({ fair, token }) => (token ? fair : [])))], db)
  const events = calls.flatMap(({ fair, token, events }, call) => {
    const key = keys.get(fair)
    const visitor = token && key ? visitorOf(token, key) : null
    return events.map(event => ({ ...event, visitor, call }))
  })
  const visited = events.flatMap(({ visitor, ...event }) => (visitor === null ? [] : { ...event, visitor }))
  const timed = await spendTime(await withoutRepeats(visited, now, db), now, db)
  const counted = [
    ...timed,
    ...events.filter(({ visitor, kind }) => visitor === null && kind !== 'stay' && kind !== 'play'),
  ]
  const rows = counted.map(({ fair, visitor, type, kind, id, stand, seconds, offset }) => ({
    fair,
    visitor,
    id,
    stand,
    seconds,
    type: countedCode(type),
    kind: countedKinds[kind],
    offset,
  }))
  // A moment of its own for each, so that they stay in the order in which they came. One statement for any number of
  // them: it is planned once.
  if (rows.length)
    await sql`insert into stat_inbox (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type,
        kind, offset_minutes)
      select ${now.toISOString()}::timestamptz + (e.at - 1) * interval '1 microsecond', e.visitor, e.fair,
        e.id, e.stand, e.seconds, e.type, e.kind, e."offset"
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (fair int, visitor bigint, id int,
        stand int, seconds int, type smallint, kind smallint, "offset" smallint)) with ordinality
        as e (fair, visitor, id, stand, seconds, type, kind, "offset", at)`.execute(db)
  const counts = calls.map(() => 0)
  for (const { call } of counted) counts[call] = (counts[call] ?? 0) + 1
  return counts
}

/**
 * Keeps what a call brings, in one transaction with all that arrives meanwhile: it is answered once that is committed.
 * @throws 503 where too many wait
 */
export const putDown = perServices(services =>
  inBatches<Arrived, number>(
    calls => services.statistics.transaction(db => keep(calls, services.now(), db)),
    {
      most: together,
    },
  ),
)

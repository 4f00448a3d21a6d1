import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { countedKinds, secondsMost } from '../contract/counted.ts'
import { countedCode } from './counted.ts'
import type { Counting } from './counting.ts'

/** What a visitor did, by their number. */
export type Visited = Counting & { visitor: string }

/** Within these the same is done once. */
const repeatSeconds = 30

const codesOf = ({ fair, visitor, type, id, kind, seconds }: Visited) => ({
  fair,
  visitor,
  type: countedCode(type),
  id,
  kind: countedKinds[kind],
  seconds,
})

const nameOf = (event: Visited) => Object.values(codesOf(event)).join(' ')

/** In one order whoever sends, so that two who write at once wait for each other instead of both. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** What these visitors have not just done: whoever of many calls at once comes first has. */
export async function withoutRepeats<Event extends Visited>(
  events: readonly Event[],
  now: Date,
  db: Kysely<Tables>,
): Promise<Event[]> {
  const once = new Map<string, Event>()
  for (const event of events) {
    const name = nameOf(event)
    if (!once.has(name)) once.set(name, event)
  }
  if (!once.size) return []
  const kept = await many<{ name: string }>(db)`
    insert into stat_recent as r (fair_id, visitor, resource_type, resource_id, kind, seconds, at)
    select e.fair, e.visitor, e.type, e.id, e.kind, e.seconds, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(inOrder(once).map(codesOf))}::json) e (fair int, visitor bigint,
      type smallint, id int, kind smallint, seconds int)
    on conflict (fair_id, visitor, resource_type, resource_id, kind, seconds) do update set at = excluded.at
    where r.at <= excluded.at - make_interval(secs => ${repeatSeconds})
    returning concat_ws(' ', fair_id, visitor, resource_type, resource_id, kind, seconds) as name`
  const fresh = new Set(kept.map(({ name }) => name))
  return [...once].filter(([name]) => fresh.has(name)).map(([, event]) => event)
}

const isTimed = ({ kind }: Visited) => kind === 'stay' || kind === 'play'

/** Whose time is spent, and on what: one watches a film and stays at once. */
const spenderOf = ({ fair, visitor, kind }: Visited) => ({ fair, visitor, kind: countedKinds[kind] })
const nameOfSpender = (event: Visited) => Object.values(spenderOf(event)).join(' ')

/** Up to when the time of each is counted (in ms, by their name), for whoever spends it next. */
async function countedUntil(
  spenders: ReadonlyMap<string, ReturnType<typeof spenderOf>>,
  now: Date,
  db: Kysely<Tables>,
): Promise<Map<string, number>> {
  const earliest = new Date(now.getTime() - secondsMost * 1000).toISOString()
  // Written anew also where it stays as it was: nobody else reads it before it is spent.
  const rows = await many<{ name: string; until: Date }>(db)`
    insert into stat_time as t (fair_id, visitor, kind, until)
    select s.fair, s.visitor, s.kind, ${earliest}::timestamptz
    from json_to_recordset(${JSON.stringify(inOrder(spenders))}::json) s (fair int, visitor bigint,
      kind smallint)
    on conflict (fair_id, visitor, kind) do update set until = greatest(t.until, excluded.until)
    returning concat_ws(' ', fair_id, visitor, kind) as name, until`
  return new Map(rows.map(({ name, until }) => [name, until.getTime()]))
}

/** Nobody stays longer than time goes by: what was not spent may be said later, up to half an hour of it. */
export async function spendTime<Event extends Visited>(
  events: readonly Event[],
  now: Date,
  db: Kysely<Tables>,
): Promise<Event[]> {
  const spenders = new Map(events.filter(isTimed).map(event => [nameOfSpender(event), spenderOf(event)]))
  if (!spenders.size) return [...events]
  const until = await countedUntil(spenders, now, db)
  const taken = events.map(event => {
    if (!isTimed(event)) return event
    const from = until.get(nameOfSpender(event)) ?? now.getTime()
    const seconds = Math.min(event.seconds, Math.max(0, Math.floor((now.getTime() - from) / 1000)))
    until.set(nameOfSpender(event), from + seconds * 1000)
    return { ...event, seconds }
  })
  const spent = [...spenders].map(([name, spender]) => ({
    ...spender,
    until: new Date(until.get(name) ?? now).toISOString(),
  }))
  await sql`update stat_time t set until = s.until
    from json_to_recordset(${JSON.stringify(spent)}::json) s (fair int, visitor bigint, kind smallint,
      until timestamptz)
    where t.fair_id = s.fair and t.visitor = s.visitor and t.kind = s.kind`.execute(db)
  return taken.filter(event => !isTimed(event) || event.seconds > 0)
}

import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { countedKinds, countedTypes, secondsMost } from '../contract/counted.ts'
import type { Counting } from './counting.ts'

type Visit = { fair: number; visitor: string; now: Date }

/** Within these the same is done once. */
const repeatSeconds = 30

const nameOf = (one: { type: number; id: number; kind: number; seconds: number }) =>
  `${one.type} ${one.id} ${one.kind} ${one.seconds}`

const namedBy = ({ type, id, kind, seconds }: Counting) =>
  nameOf({ type: countedTypes[type], id, kind: countedKinds[kind], seconds })

/** What this visitor has not just done: whoever of many calls at once comes first has. */
export async function withoutRepeats(
  events: readonly Counting[],
  { fair, visitor, now }: Visit,
  db: Kysely<Tables>,
): Promise<Counting[]> {
  const once = [...new Map(events.map(event => [namedBy(event), event])).values()]
  if (!once.length) return []
  // In one order whoever sends, so that two who send at once wait for each other instead of both.
  const rows = once
    .map(({ type, id, kind, seconds }) => ({
      type: countedTypes[type],
      id,
      kind: countedKinds[kind],
      seconds,
    }))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const kept = await many<{ type: number; id: number; kind: number; seconds: number }>(db)`
    insert into stat_recent as r (fair_id, visitor, resource_type, resource_id, kind, seconds, at)
    select ${fair}::int, ${visitor}::bigint, e.type, e.id, e.kind, e.seconds,
      ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) e (type smallint, id int, kind smallint,
      seconds int)
    on conflict (fair_id, visitor, resource_type, resource_id, kind, seconds) do update set at = excluded.at
    where r.at <= excluded.at - make_interval(secs => ${repeatSeconds})
    returning resource_type as type, resource_id as id, kind, seconds`
  const fresh = new Set(kept.map(nameOf))
  return once.filter(event => fresh.has(namedBy(event)))
}

type Timed = 'stay' | 'play'

/** Up to when this visitor's time is counted, for whoever spends it next. */
async function countedUntil(kind: Timed, { fair, visitor, now }: Visit, db: Kysely<Tables>): Promise<number> {
  const earliest = new Date(now.getTime() - secondsMost * 1000).toISOString()
  // Written anew also where it stays as it was: nobody else reads it before it is spent.
  const { until } = await one<{ until: Date }>(db)`
    insert into stat_time as t (fair_id, visitor, kind, until)
    values (${fair}, ${visitor}::bigint, ${countedKinds[kind]}, ${earliest}::timestamptz)
    on conflict (fair_id, visitor, kind) do update set until = greatest(t.until, excluded.until)
    returning until`
  return until.getTime()
}

/** Nobody stays longer than time goes by: what was not spent may be said later, up to half an hour of it. */
async function spend(
  kind: Timed,
  events: readonly Counting[],
  visit: Visit,
  db: Kysely<Tables>,
): Promise<Counting[]> {
  if (!events.some(event => event.kind === kind)) return [...events]
  const from = await countedUntil(kind, visit, db)
  const most = Math.max(0, Math.floor((visit.now.getTime() - from) / 1000))
  let spent = 0
  const taken = events.map(event => {
    if (event.kind !== kind) return event
    const seconds = Math.min(event.seconds, most - spent)
    spent += seconds
    return { ...event, seconds }
  })
  await sql`update stat_time set until = ${new Date(from + spent * 1000).toISOString()}::timestamptz
    where fair_id = ${visit.fair} and visitor = ${visit.visitor}::bigint
      and kind = ${countedKinds[kind]}`.execute(db)
  return taken.filter(event => event.kind !== kind || event.seconds > 0)
}

export const spendTime = async (events: readonly Counting[], visit: Visit, db: Kysely<Tables>) =>
  spend('play', await spend('stay', events, visit, db), visit, db)

import { sql } from 'kysely'
import { withOnePlan } from '#platform/server/database/one-plan.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import { declared } from '../domains.ts'
import type { GatheredTopic, RecordTopic, Topic } from './topic.ts'

type Read = { name: string; id: number }

const isRecord = (topic: Topic): topic is RecordTopic => 'name' in topic
const records = () => declared('topics').filter(isRecord)

const isGathered = (topic: Topic): topic is GatheredTopic => 'gather' in topic
/** The names that are the same for all. */
export const gatheredTopics = () => declared('topics').filter(isGathered)

function readRecord(topic: string): Read | null {
  const [, name, id] = /^([a-z_]{1,40}):([1-9]\d{0,8})$/.exec(topic) ?? []
  return name ? { name, id: Number(id) } : null
}

/** Whether it is one of records, of which the database says who may hear it. */
export const isOfRecord = (topic: string): boolean => readRecord(topic) !== null

const placeholder = '{userId}'

/** Whether the path of a declared topic is this one, said to this person. */
const isPathHeard = (topic: string, actor: Actor) =>
  declared('topics').some(one => {
    if (isRecord(one) || actor.userId === null) return false
    return one.path.replace(placeholder, String(actor.userId)) === topic
  })

const pattern = (path: string) => new RegExp(`^${path.replace(placeholder, '[^/]+')}$`)

/** Whether it is one of the platform's own, whoever may hear it. */
export const isOwnTopic = (topic: string): boolean =>
  declared('topics').some(one =>
    isRecord(one) ? readRecord(topic)?.name === one.name : pattern(one.path).test(topic),
  )

/**
 * Which of these topics somebody may hear now. Whoever finds a record hears that it has changed; of a hidden one as
 * little is heard as of none. One query.
 */
export async function heardTopics(
  topics: readonly string[],
  actor: Actor,
  database: Pick<Database, 'transaction'>,
): Promise<Set<string>> {
  const heard = new Set(topics.filter(topic => isPathHeard(topic, actor)))
  const queries = byRecord(topics).map(
    ({ topic: { name, from, id, isFound }, ids }) =>
      sql`select ${`${name}:`} || ${id} as topic from ${from}
        where ${id} = any(${ids}::int[]) and ${isFound(actor)}`,
  )
  if (queries.length) {
    const rows = await withOnePlan(
      database,
      db => many<{ topic: string }>(db)`${sql.join(queries, sql` union all `)}`,
    )
    for (const { topic } of rows) heard.add(topic)
  }
  return heard
}

/**
 * For each topic what hearing of it rests upon besides who listens; none for a record that is gone. What is told to a
 * person rests upon their session alone. One query.
 */
export async function topicFingerprints(
  database: Pick<Database, 'transaction'>,
  topics: readonly string[],
): Promise<Map<string, string>> {
  const queries = byRecord(topics).map(
    ({ topic: { name, from, id, restsUpon }, ids }) =>
      sql`select ${`${name}:`} || ${id} as topic, ${restsUpon} as fingerprint from ${from}
        where ${id} = any(${ids}::int[])`,
  )
  const fingerprints = new Map(topics.filter(topic => !readRecord(topic)).map(topic => [topic, '']))
  if (!queries.length) return fingerprints
  const rows = await withOnePlan(
    database,
    db => many<{ topic: string; fingerprint: string }>(db)`${sql.join(queries, sql` union all `)}`,
  )
  for (const { topic, fingerprint } of rows) fingerprints.set(topic, fingerprint)
  return fingerprints
}

function byRecord(topics: readonly string[]) {
  const asked = topics.flatMap(topic => readRecord(topic) ?? [])
  return records().flatMap(topic => {
    const ids = asked.filter(({ name }) => name === topic.name).map(({ id }) => id)
    return ids.length ? { topic, ids } : []
  })
}

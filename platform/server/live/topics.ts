import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import { declared } from '../domains.ts'

const read = (topic: string) => {
  const [, name = '', id] = /^([a-z_]{1,40}):([1-9]\d{0,8})$/.exec(topic) ?? []
  return { name, id: Number(id) }
}

/** Whoever finds a record hears that it has changed; of a hidden one as little is heard as of none. */
export async function mayHear(topic: string, actor: Actor, { kysely }: Database): Promise<boolean> {
  const { name, id } = read(topic)
  const found = declared('topics').find(one => one.name === name)
  if (!found) return false
  const rows = await many(
    kysely,
  )`select 1 from ${found.from} where ${found.id} = ${id} and ${found.isFound(actor)}`
  return rows.length > 0
}

/** For each topic what hearing of it rests upon besides who listens; none for a record that is gone. One query. */
export async function topicFingerprints(
  { kysely }: Database,
  topics: readonly string[],
): Promise<Map<string, string>> {
  const asked = topics.map(read)
  const queries = declared('topics').flatMap(({ name, from, id, restsUpon }) => {
    const ids = asked.filter(one => one.name === name).map(one => one.id)
    return ids.length
      ? sql`select ${`${name}:`} || ${id} as topic, ${restsUpon} as fingerprint from ${from}
        where ${id} = any(${ids}::int[])`
      : []
  })
  if (!queries.length) return new Map()
  const rows = await many<{
    topic: string
    fingerprint: string
  }>(kysely)`${sql.join(queries, sql` union all `)}`
  return new Map(rows.map(({ topic, fingerprint }) => [topic, fingerprint]))
}

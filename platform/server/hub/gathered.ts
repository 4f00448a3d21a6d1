import { LRUCache } from 'lru-cache'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import type { Listener } from './streams.ts'
import { subscriptionDocument } from './subscriptions.ts'
import type { GatheredTopic, NamedSubscription } from './topic.ts'
import { gatheredTopics } from './topics.ts'
import { eventOf, type HubUpdate } from './update.ts'

/** What is heard besides what is named, and how it is said. */
export type Gathered = { topics: readonly string[]; write: Listener['write'] }

/** As the protocol says who listens, with the name of the topic beside it. */
export const gatheredDocument = (path: string, { subscriber, payload, active }: NamedSubscription) => ({
  ...subscriptionDocument({ subscriber, type: 'exact', match: path, payload }, active),
  topic: path,
})

/** One for all who hear the same names: what they are told is made once. */
const writers = new LRUCache<string, Listener['write']>({ max: 1_000 })

function writerOf(paths: readonly GatheredTopic[], direct: readonly string[]): Listener['write'] {
  const key = [...paths.map(({ path }) => path), ...direct].join('\n')
  const write =
    writers.get(key) ??
    ((update: HubUpdate) => {
      const said = paths.flatMap(one => one.say(update).map(named => gatheredDocument(one.path, named)))
      const events = said.map(data => eventOf({ ...update, type: null, data: JSON.stringify(data) }))
      const isNamed = !said.length || update.topics.some(topic => direct.includes(topic))
      return Buffer.concat(isNamed ? [eventOf(update), ...events] : events)
    })
  writers.set(key, write)
  return write
}

/** What somebody hears by those of the names they ask for that are the same for all. */
export async function gather(
  asked: readonly string[],
  actor: Actor,
  { kysely }: Pick<Database, 'kysely'>,
): Promise<Gathered> {
  const paths = gatheredTopics().filter(({ path }) => actor.userId !== null && asked.includes(path))
  if (!paths.length) return { topics: [], write: eventOf }
  const found = await Promise.all(paths.map(one => one.gather(actor, kysely)))
  const topics = [...new Set(found.flat())]
  return {
    topics: topics.filter(topic => !asked.includes(topic)),
    write: writerOf(
      paths,
      topics.filter(topic => asked.includes(topic)),
    ),
  }
}

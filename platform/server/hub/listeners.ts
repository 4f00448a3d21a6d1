import { LRUCache } from 'lru-cache'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import { singleFlight } from '../single-flight.ts'
import type { HubCaller } from './caller.ts'
import type { Gathered } from './gathered.ts'
import type { Grants } from './hub-tokens.ts'
import { exactMatcher, type Matcher } from './matchers.ts'
import type { Listener } from './streams.ts'
import { heardTopics, isOwnTopic } from './topics.ts'
import { eventOf, type HubUpdate } from './update.ts'

/** Patterns of whoever has no token that says what they cover: each may cost some time. */
const patternsMost = 5
/** Names and wildcards of such a pattern: what it takes grows with the length of a topic to the power of their number. */
const groupsMost = 2

const isCheap = ({ match }: Matcher) =>
  !/[({]/.test(match) && (match.match(/\*|:[\p{ID_Start}_$]/gu) ?? []).length <= groupsMost

/** What is refused, where something is: of what is hidden as of what is not there. */
export type Admission = { listener: Listener; heard: readonly string[] } | { refused: readonly Matcher[] }

/** Whoever a publisher sends hears what all may hear, and of what is private what the token grants. */
export const clientListener = (matchers: readonly Matcher[], grants: Grants): Listener => ({
  matchers,
  mayRead: ({ topics }) => topics.some(topic => grants.allows('subscribe', topic)),
  write: eventOf,
  expires: grants.expires,
})

/** Says what somebody of the platform, or a stranger, may hear now. */
export function platformListeners(database: Pick<Database, 'kysely'>, stranger: Actor, isOpen: boolean) {
  // Hundreds of strangers come to the same few topics at once: one answer is for all of them.
  const strangers = new LRUCache<string, () => Promise<Set<string>>>({ max: 1_000 })
  const heardNow = (topics: readonly string[], actor: Actor) => {
    if (actor.userId !== null) return heardTopics(topics, actor, database)
    const key = topics.join('\n')
    const ask = strangers.get(key) ?? singleFlight(() => heardTopics(topics, actor, database))
    strangers.set(key, ask)
    return ask()
  }

  return async (
    matchers: readonly Matcher[],
    caller: Exclude<HubCaller, { kind: 'client' }>,
    gathered: Gathered,
  ): Promise<Admission> => {
    const { actor, expires } =
      caller.kind === 'person' ? caller : { actor: stranger, expires: Number.POSITIVE_INFINITY }
    const asked = [...matchers.flatMap(({ topic }) => topic ?? []), ...gathered.topics].sort()
    const heard = await heardNow(asked, actor)
    const isFew = matchers.filter(({ topic }) => topic === null).length <= patternsMost
    /** What nobody but a publisher speaks of, all hear where the hub is open to strangers. */
    const isForAll = (one: Matcher) =>
      isOpen && (one.topic === null ? isFew && isCheap(one) : !isOwnTopic(one.topic))
    const refused = matchers.filter(one => !(one.topic !== null && heard.has(one.topic)) && !isForAll(one))
    if (refused.length) return { refused }
    const mayRead = ({ topics }: HubUpdate) => topics.some(topic => heard.has(topic))
    const listener = {
      matchers: [...matchers, ...gathered.topics.map(exactMatcher)],
      mayRead,
      write: gathered.write,
      expires,
    }
    return { listener, heard: asked.filter(one => heard.has(one)) }
  }
}

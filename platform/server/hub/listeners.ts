import { LRUCache } from 'lru-cache'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import { singleFlight } from '../single-flight.ts'
import type { HubCaller } from './caller.ts'
import type { Gathered } from './gathered.ts'
import type { Grants } from './hub-tokens.ts'
import { exactMatcher, type Matcher } from './matchers.ts'
import type { Grounds } from './session-guard.ts'
import type { Listener } from './streams.ts'
import { heardTopics, isOfRecord, isOwnTopic } from './topics.ts'
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

/** As long as a stream lasts at most: what somebody was found to hear is asked for no later than if they had stayed. */
const knownFor = 5 * 60_000
const knownMost = 50_000

/** Says what somebody of the platform, or a stranger, may hear now. */
export function platformListeners(database: Pick<Database, 'transaction'>, stranger: Actor, isOpen: boolean) {
  // Hundreds of strangers come to the same few topics at once: one answer is for all of them.
  const strangers = new LRUCache<string, () => Promise<Set<string>>>({ max: 1_000 })
  const heardNow = (topics: readonly string[], actor: Actor) => {
    if (actor.userId !== null) return heardTopics(topics, actor, database)
    const key = topics.join('\n')
    const ask = strangers.get(key) ?? singleFlight(() => heardTopics(topics, actor, database))
    strangers.set(key, ask)
    return ask()
  }

  // Whoever comes back, or walks on, is asked anew for what has changed: the rest rests upon what it did.
  const known = new LRUCache<string, true>({ max: knownMost, ttl: knownFor })
  const heardBy = async (topics: readonly string[], actor: Actor, { session, topics: now }: Grounds) => {
    const fingerprints = new Map(now.map(({ key, fingerprint }) => [key, fingerprint]))
    const nameOf = (topic: string): string | null => {
      const fingerprint = fingerprints.get(topic)
      if (fingerprint === undefined || !isOfRecord(topic)) return null
      return [actor.userId, session?.fingerprint, topic, fingerprint].join('\n')
    }
    const isKnown = (topic: string) => known.has(nameOf(topic) ?? '')
    const heard = new Set(topics.filter(isKnown))
    const asked = topics.filter(topic => !heard.has(topic))
    for (const topic of asked.length ? await heardNow(asked, actor) : []) {
      heard.add(topic)
      const name = nameOf(topic)
      if (name !== null) known.set(name, true)
    }
    return heard
  }

  return async (
    matchers: readonly Matcher[],
    caller: Exclude<HubCaller, { kind: 'client' }>,
    { gathered, grounds }: { gathered: Gathered; grounds: Grounds },
  ): Promise<Admission> => {
    const { actor, expires } =
      caller.kind === 'person' ? caller : { actor: stranger, expires: Number.POSITIVE_INFINITY }
    const asked = [...matchers.flatMap(({ topic }) => topic ?? []), ...gathered.topics].sort()
    const heard = await heardBy(asked, actor, grounds)
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

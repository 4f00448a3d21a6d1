import type { RawBuilder } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Database } from '../database/database.ts'
import type { Payload } from './hub-tokens.ts'
import type { HubUpdate } from './update.ts'

/** A kind of record whose changes are told to open pages: of the name `x` for the topics `x:1`, `x:2`, … */
export type RecordTopic = {
  name: string
  /** Tables of the query, with their aliases. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** Condition: whether this person finds the record, and so may hear that it has changed. */
  isFound(actor: Actor): RawBuilder<unknown>
  /** What that rests upon besides who somebody is, as text: whoever listens is asked anew when it differs. */
  restsUpon: RawBuilder<unknown>
}

/** What one person is told, on all their devices: `/users/{userId}/notifications`. Nobody else hears it. */
export type PersonTopic = { path: `/users/{userId}/${string}` }

/** That somebody is there, or no longer, in the words of the protocol's subscriptions. */
export type NamedSubscription = { subscriber: string; payload: Payload; active: boolean }

/**
 * A name that is the same for all, under which each is told what they may know: `/users/status`. Whoever hears it hears the
 * topics of records that it gathers for them, said in its own way.
 */
export type GatheredTopic = {
  path: `/users/${string}`
  /** Not more than a stream may have. */
  gather(actor: Actor, db: Database['kysely']): Promise<string[]>
  /** What an update of those topics comes to; the same for all who hear it. */
  say(update: HubUpdate): readonly NamedSubscription[]
  /** What this person would have been told so far. */
  list(actor: Actor, db: Database['kysely']): Promise<NamedSubscription[]>
}

/** What open pages are told, and who may hear it. */
export type Topic = RecordTopic | PersonTopic | GatheredTopic

import type { RawBuilder } from 'kysely'
import type { Actor } from '../actor.ts'

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

/** What all are told of whom it is for, whichever fair they are in: `/users/status`. */
export type CommonTopic = { path: `/users/${string}`; isHeard(actor: Actor): boolean }

/** What open pages are told, and who may hear it. */
export type Topic = RecordTopic | PersonTopic | CommonTopic

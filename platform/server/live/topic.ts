import type { RawBuilder } from 'kysely'
import type { Actor } from '../actor.ts'

/** A kind of record whose changes are told to open pages: of the name `x` for the topics `x:1`, `x:2`, … */
export type Topic = {
  name: string
  /** Tables of the query, with their aliases. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** Condition: whether this person finds the record, and so may hear that it has changed. */
  isFound(actor: Actor): RawBuilder<unknown>
  /** What that rests upon besides who somebody is, as text: whoever listens is asked anew when it differs. */
  restsUpon: RawBuilder<unknown>
}

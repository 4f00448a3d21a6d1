import type { Static, TSchema } from 'typebox'
import type { EventType } from '#platform/contract/event.ts'
import type { Context } from '../context.ts'

export type Subscriber = {
  event: EventType
  /** Who hears it: what one name hears of one subject arrives in order, also when it is of several types. */
  name: string
  /** As a method, so that it may take what the event's schema says of its payload. */
  handle(payload: unknown, context: Context): Promise<unknown>
}

/**
 * Hears of an event after it was committed, in a transaction of its own that also notes that it was heard: what it writes
 * there is written once. What it does elsewhere (a mail server, a file) may be done twice.
 */
export const subscribe = <S extends TSchema>(
  event: EventType<S>,
  name: string,
  handle: (payload: Static<S>, context: Context) => Promise<unknown>,
): Subscriber => ({ event, name, handle })

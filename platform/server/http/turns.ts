import { Refusal } from '../refusal.ts'
import { Slots, type WaitLimit } from '../slots.ts'

const limit: WaitLimit = {
  milliseconds: 20_000,
  refusal: () => new Refusal(503, 'unavailable', { retryAfter: 2 }),
}

export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Of works of one name one is done after the other, in the order they came: those that wait for one lock hold no connection
 * of the database meanwhile. @throws 503 after too long
 */
export function turns(): InTurn {
  const underWay = new Map<string, Slots>()
  return async (name, work) => {
    const slots = underWay.get(name) ?? new Slots(1)
    underWay.set(name, slots)
    try {
      return await slots.use(work, limit)
    } finally {
      if (slots.isIdle) underWay.delete(name)
    }
  }
}

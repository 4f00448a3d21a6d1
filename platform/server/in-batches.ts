import { refuseInsideTransaction } from './database/inside-transaction.ts'
import { DatabaseUnavailable, DiskFull } from './database/problems.ts'
import { Refusal } from './refusal.ts'

type Options = {
  /** Items of a batch, at most. */
  most?: number
  /** So many wait for their turn; whoever comes then is refused. */
  waiting?: number
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (answer: Result) => void
  reject: (error: unknown) => void
}

/** Then nobody knows whether it was done: it is not tried again. */
const isAway = (error: unknown) => error instanceof DatabaseUnavailable || error instanceof DiskFull

/**
 * One work for all who come at once: whoever comes while it is under way goes with the next. `work` is given 1 to `most` items,
 * does all or nothing of them and answers in their order; where it fails it is done for each half, so that nobody is refused
 * for another's sake. @throws 503 where too many wait, and whatever `work` throws for this one
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most = 1_000, waiting: room = 20_000 }: Options = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  async function answer(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Result)
    } catch (error) {
      if (batch.length > 1 && !isAway(error)) {
        const half = batch.length >> 1
        // One after the other: all at once would ask for more connections than there are.
        await answer(batch.slice(0, half))
        await answer(batch.slice(half))
      } else for (const { reject } of batch) reject(error)
    }
  }

  async function begin() {
    isWorking = true
    while (waiting.length) await answer(waiting.splice(0, most))
    isWorking = false
  }

  return item =>
    new Promise((resolve, reject) => {
      // Others' work would wait for the connection that waits for it here.
      refuseInsideTransaction()
      if (waiting.length >= room) throw new Refusal(503, 'unavailable', { retryAfter: 2 })
      waiting.push({ item, resolve, reject })
      if (!isWorking) void begin()
    })
}

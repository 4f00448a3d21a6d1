import { inBatches } from './in-batches.ts'

/** Of many who come at once, all are asked for in one question; undefined for what it has no answer to. */
export const askedTogether = <Result>(
  question: (keys: string[]) => Promise<Map<string, Result>>,
): ((key: string) => Promise<Result | undefined>) =>
  inBatches(async keys => {
    const found = await question([...new Set(keys)])
    return keys.map(key => found.get(key))
  })

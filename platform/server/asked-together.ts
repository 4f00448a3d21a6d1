import { singleFlight } from './single-flight.ts'

/** Of many who come at once, all are asked for in one question; undefined for what it has no answer to. */
export function askedTogether<Answer>(question: (keys: string[]) => Promise<Map<string, Answer>>) {
  const waiting = new Set<string>()
  const ask = singleFlight(() => {
    const keys = [...waiting]
    waiting.clear()
    return question(keys)
  })
  return async (key: string): Promise<Answer | undefined> => {
    waiting.add(key)
    return (await ask()).get(key)
  }
}

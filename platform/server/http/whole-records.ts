import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'
import { Refusal } from '../refusal.ts'

/**
 * Honest clients send back the record that they have read, whole, with what they change: what is as it was is dropped, unless
 * the call demands it. What was changed stays, and is refused by its name where the call does not take it.
 * @param read The record, as the caller reads it.
 */
export async function withoutUnchanged(
  body: unknown,
  taken: TSchema | undefined,
  read: () => Promise<unknown>,
): Promise<unknown> {
  if (!isRecord(body)) return body
  const { properties, required = [] } = fieldsIn(taken)
  const isTaken = (name: string) => name in fieldsIn(properties)
  if (Object.keys(body).every(isTaken)) return body
  // Whoever may not read it is told by the call itself.
  const found = await read().catch((error: unknown) => {
    if (error instanceof Refusal) return {}
    throw error
  })
  const record = fieldsIn(JSON.parse(JSON.stringify(found)))
  const isDemanded = (name: string) => Array.isArray(required) && required.includes(name)
  return Object.fromEntries(
    Object.entries(body).filter(([name, sent]) => isDemanded(name) || !isDeepStrictEqual(sent, record[name])),
  )
}

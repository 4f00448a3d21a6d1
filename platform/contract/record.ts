/**
 * Keys and entries of a record whose keys are known. TypeScript calls them `string`, since a value may have more keys than
 * its type says: these are for constants and for what a schema has checked, never for what somebody sent.
 */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]

export const entriesOf = <T extends object>(record: T) =>
  Object.entries(record) as { [K in keyof T & string]-?: [K, T[K]] }[keyof T & string][]

/** A record with a value for each of these keys, which TypeScript forgets of `Object.fromEntries`. */
export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, of(key)])) as Record<K, V>

/** What is known of a value that may be anything: that it has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value that may be anything; none where it has none. */
export const fieldsIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

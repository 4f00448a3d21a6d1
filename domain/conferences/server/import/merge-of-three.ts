import { isDeepStrictEqual } from 'node:util'

/** What is compared field by field; texts, numbers, lists of them. */
export type Values = Readonly<Record<string, unknown>>

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || isDeepStrictEqual(one ?? null, other ?? null)
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

export type FieldConflict = { field: string; here: unknown; file: unknown }
export type Merged = { changes: Record<string, unknown>; conflicts: FieldConflict[] }

/**
 * What of a file is taken over, by what it said the last time: changed here alone stays, changed in the file alone is taken,
 * changed in both stays unless the file is chosen. What has never come from a file is filled where it is empty.
 */
export function mergeOfThree(
  base: Values | null,
  here: Values,
  file: Values,
  takesFile: (field: string) => boolean,
): Merged {
  const merged: Merged = { changes: {}, conflicts: [] }
  for (const [field, said] of Object.entries(file)) {
    const now = here[field]
    if (isSameValue(said, now) || (base && isSameValue(said, base[field]))) continue
    if (base ? isSameValue(now, base[field]) : isEmpty(now)) {
      merged.changes[field] = said
      continue
    }
    merged.conflicts.push({ field, here: now, file: said })
    if (takesFile(field)) merged.changes[field] = said
  }
  return merged
}

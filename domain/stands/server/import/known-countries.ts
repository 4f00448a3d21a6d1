import type { NameOf } from '#platform/contract/nearest.ts'

/** Countries by their folded names, and every name as it is written. */
export type KnownCountries = { ids: ReadonlyMap<string, number>; names: readonly NameOf[] }

import { keysOf } from '#platform/contract/record.ts'

/** What one kind of evidence is worth: each, all together at most, and whether it makes somebody a contact. */
export type KindRule = { points: number; cap: number; isCounted: boolean }

/** What a contact rests on, with what it is worth unless the fair or the firm says otherwise. */
export const evidenceKinds = {
  call: { points: 25, cap: 50, isCounted: true },
  conversation: { points: 20, cap: 20, isCounted: true },
  application: { points: 20, cap: 40, isCounted: true },
  card: { points: 15, cap: 15, isCounted: true },
  scan: { points: 15, cap: 15, isCounted: true },
  queue: { points: 10, cap: 20, isCounted: true },
  session: { points: 10, cap: 20, isCounted: false },
  visit: { points: 4, cap: 12, isCounted: false },
  download: { points: 3, cap: 9, isCounted: false },
  bookmark: { points: 3, cap: 9, isCounted: false },
} as const satisfies Record<string, KindRule>

export type EvidenceKind = keyof typeof evidenceKinds
export const evidenceKindNames = keysOf(evidenceKinds)

/** What a firm sees by name of those alone who let it see what they do there, from then on. */
export const seenKinds = [
  'visit',
  'download',
  'bookmark',
  'session',
] as const satisfies readonly EvidenceKind[]

/** From so many points on somebody is warm, and hot. */
export const standardThresholds = { warm: 30, hot: 60 }

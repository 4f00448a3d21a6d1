import { keysOf } from '#platform/contract/record.ts'
import type { RoomDefaults } from './choices.ts'
import type { SessionKind } from './programme-import.ts'

/** The kinds that make sense together, by their words. */
export const namedKinds = {
  live_external_plenary: { mode: 'live', hosting: 'external', format: 'plenary' },
  live_integrated_plenary: { mode: 'live', hosting: 'integrated', format: 'plenary' },
  live_integrated_workshop: { mode: 'live', hosting: 'integrated', format: 'workshop' },
  live_external_workshop: { mode: 'live', hosting: 'external', format: 'workshop' },
  replay_external_plenary: { mode: 'replay', hosting: 'external', format: 'plenary' },
  replay_integrated_plenary: { mode: 'replay', hosting: 'integrated', format: 'plenary' },
} as const satisfies Record<string, SessionKind>
export type NamedKind = keyof typeof namedKinds
export const kindIds = keysOf(namedKinds)

export const kindName = ({ mode, hosting, format }: SessionKind): string => `${mode}_${hosting}_${format}`

/** How a session takes place of which neither it nor its room says anything. */
export const usualKindName = 'live_external_plenary' satisfies NamedKind
export const usualKind: SessionKind = namedKinds[usualKindName]

/** How a session takes place that is made in a room: what that does not say is as is usual. */
export const kindInRoom = (
  { mode, hosting, format }: RoomDefaults = {},
  usual: SessionKind = usualKind,
): SessionKind => ({
  mode: mode ?? usual.mode,
  hosting: hosting ?? usual.hosting,
  format: format ?? usual.format,
})

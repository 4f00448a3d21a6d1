import { keysOf } from '#platform/contract/record.ts'
import type { ProgrammeDecisions, ProgrammePreview, SessionKind } from '../../contract/programme-import.ts'

/** What a page of decisions is given: what is shown, what is decided, and how to decide otherwise. */
export type Deciding = {
  preview: ProgrammePreview
  decisions: ProgrammeDecisions
  isPending: boolean
  /** Keeps it, and looks again at what would happen. */
  decide: (change: Partial<ProgrammeDecisions>) => void
  /** Keeps what changes nothing of what is shown. */
  confirm: (change: Partial<ProgrammeDecisions>) => void
}

/** Whether all is said without which an import is refused. */
export const isDecided = (
  { otherKey, needsCount, sessions }: ProgrammePreview,
  decisions: ProgrammeDecisions,
): boolean =>
  (!otherKey || decisions.acceptsKey === true) &&
  (!needsCount || decisions.vanishedCount === sessions.vanished)

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

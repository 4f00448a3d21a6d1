import type { ProgrammeDecisions, ProgrammePreview } from '../../contract/programme-import.ts'

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

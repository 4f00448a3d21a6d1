import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { LineProblem } from '#platform/contract/import.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import type { ImportRow, StandRowWords } from './check-rows.ts'
import type { Difference } from './says-what-is.ts'

export type PlannedHall = {
  id: number | null
  name: string
  letter: string
  /** Numbers of the places that this import puts stands on. */
  numbers: Set<number>
  stands: number
}
export type PlannedFirm = {
  id: number | null
  name: string
  rows: ImportRow[]
  /** The fair does not know it yet. */
  isNew: boolean
  /** Its record stays as it is: the firm is in a fair that is not the caller's, too. */
  isKept: boolean
}
/** A stand that would lose its place. */
export type TakenAway = { firm: string; label: string }
/** A stand that would stand elsewhere. */
export type MovedStand = { firm: string; from: string; to: string }
/** Something that would be said otherwise of a firm. */
export type ChangedFirm = Difference & { firm: string }
export type PlannedStand = {
  row: ImportRow
  /** What is remembered of its row, columns that this file lacks included. */
  kept: StandRowWords
  id: number | null
  firm: PlannedFirm
  hall: PlannedHall | null
  number: number | null
  /** Its own label, where it is not called by its place. */
  label: string | null
}

export type ImportPlan = {
  halls: PlannedHall[]
  sectors: Map<string, { id: number | null; name: string }>
  firms: PlannedFirm[]
  stands: PlannedStand[]
  rows: number
  unchanged: number
  takenAway: TakenAway[]
  moved: MovedStand[]
  changes: ChangedFirm[]
  /** Stands of the fair that no row stands for. */
  absent: TakenAway[]
  /** Names of firms of whose record the list says something else, which is left to them. */
  keptFirms: Set<string>
  /** Stands of the fair that stand on a place afterwards. */
  placed: number
  problems: LineProblem[]
}

export type ImportTarget = {
  db: Kysely<Tables>
  fair: number
  language: { id: number; code: string }
  /** What is being written, in order, and how far that is. */
  onProgress?: OnStep
}

import type { StatMode } from '#domain/fairs/contract/stat-modes.ts'
import type { CountedKind, CountedType } from '../contract/counted.ts'

/** Where somebody is to be counted. */
export type CountedPlace = {
  type: CountedType
  id: number
  fair: number
  stand: number
  mode: StatMode
  /** This person is to be counted there. */
  isCounted: boolean
  /** Minutes from UTC to the fair’s time. */
  offset: number
}

/** What is to be counted there. */
export type Counting = CountedPlace & { kind: CountedKind; seconds: number }

import type { Context } from './context.ts'

/** One thing that has to be done, or may be, before a record can open. */
export type ChecklistEntry = {
  /** One that the contract names. */
  key: string
  done: boolean
  optional: boolean
  count?: number
  total?: number
  /** The page on which the reader does it; none where others do. */
  path: string | null
}

/** The entries of one domain for a record, from one query. The right to read them has been checked. */
export type ChecklistPart = (record: number, context: Context) => Promise<ChecklistEntry[]>

/** So many of all are done: none of none is not. */
export const countOf = (count: number, total: number) => ({ done: total > 0 && count >= total, count, total })

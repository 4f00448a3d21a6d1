import type { Context } from './context.ts'

/** One thing that has to be done, or may be, before a record can open. */
type Declared = {
  /** Its place among those of all domains, in the order in which they are best done. */
  rank: number
  /** A record may open without it. */
  optional: boolean
}

/** How far it is for one record. */
export type ChecklistState = {
  done: boolean
  count?: number
  total?: number
  /** The page on which the reader does it; none where others do. */
  path: string | null
}

/** What one domain has on the checklist of a record. */
export type ChecklistPart = {
  /** Whose words name it: `checklist.<key>`, and `checklist.<key>_do` on the button of what is not optional. */
  namespace: string
  entries: Readonly<Record<string, Declared>>
  /** Of those that the record has, from one query. The right to read them has been checked. */
  read: (record: number, context: Context) => Promise<Readonly<Partial<Record<string, ChecklistState>>>>
}

/** An entry that is not declared does not compile. */
export const defineChecklist = <const Entries extends Readonly<Record<string, Declared>>>(
  namespace: string,
  entries: Entries,
  read: (
    record: number,
    context: Context,
  ) => Promise<Partial<Record<keyof Entries & string, ChecklistState>>>,
): ChecklistPart => ({ namespace, entries, read })

/** So many of all are done: none of none is not. */
export const countOf = (count: number, total: number) => ({ done: total > 0 && count >= total, count, total })

import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '../context.ts'

/** A record as it travels: other records by their keys, files by their paths. `key`: by which others name it. */
export type Carried = { key: string } & Readonly<Record<string, unknown>>

/** A fair that goes out, read by the platform itself. */
export type Leaving = {
  context: Context
  fair: number
  /** By what a record is named on its way; null for one that stays. */
  keyOf(resource: string, id: number): Promise<string | null>
  remember(resource: string, id: number, key: string): void
  /** Where a file lies in what goes out; null for a private one, which stays. */
  fileOf(id: number): Promise<string | null>
  fileAt(address: string): Promise<string | null>
}

export type ArrivedFile = { id: number; address: string }

/** A fair that comes in, written as who brings it. */
export type Arriving = {
  context: Context
  fair: number
  idOf(resource: string, key: unknown): Promise<number | null>
  remember(resource: string, key: string, id: number): void
  /** A file by its path, if it is for one of these uses. */
  fileOf(path: unknown, uses: readonly string[]): ArrivedFile | null
  /** Ids of all that has come along. */
  files: readonly number[]
}

/** A line of a part's file. */
export type CarriedLine = { line: number; row: Carried }
/** A line that is left out, with a code for each of its fields. */
export type LeftOutLine = { line: number; errors: Record<string, string[]> }
export type OnLine = (left?: LeftOutLine) => void

/** What a domain keeps of a fair that goes along when it is taken to another server. What no part names, stays. */
export type TransferPart = {
  /** Of its files: `data/halls.jsonl`, `tables/halls.csv`. */
  name: string
  /** Whose rows it carries. */
  tables: readonly string[]
  /** Goes along only where people do. */
  isOfPeople?: true
  /** The resource whose records are known by the keys of this part alone. */
  carries?: string
  /** Columns of its table. */
  columns: readonly string[]
  read(leaving: Leaving): AsyncIterable<Carried>
  /** Says of each line whether it is written or left out. */
  write(lines: AsyncIterable<CarriedLine>, arriving: Arriving, onLine: OnLine): Promise<void>
  /** Whether a fair has any of it already: only an empty fair takes another in. */
  isIn?(fair: number, db: Kysely<Tables>): Promise<boolean>
}

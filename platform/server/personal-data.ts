import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '../contract/locale.ts'
import { translatedText } from './resource/select.ts'

/** Somebody whose data is exported, in the language of the export. */
export type ExportedPerson = { id: number; email: string; locale: Locale }

/** Somebody who is about to be erased. */
export type ErasedPerson = { id: number; email: string; firm: number | null }

/** What is done in the same transaction once the account is gone. */
export type AfterErasure = () => Promise<unknown>

/** What somebody has taken back, by numbers; `at` as text. */
export type Withdrawal = {
  kind: string
  person: number
  purpose: string | null
  fair: number | null
  firm: number | null
  record: number | null
  at: string
}

/**
 * One part of what is kept of people. Parts of several domains may have the same name: in an export their rows stand
 * together.
 */
export type PersonalData = {
  name: string
  /**
   * Columns `table.column` that point to the person, and what becomes of their rows when the account is erased: they
   * are deleted with it, or kept without the person. The foreign keys do it; a test compares them.
   */
  columns: Readonly<Record<string, 'deleted' | 'anonymized'>>
  /** The rows of the export. Hashes of passwords and of links stay where they are. */
  rows?(person: ExportedPerson): RawBuilder<Record<string, unknown>>
  /** What ends at once when somebody closes their account, days before it is erased. */
  close?(person: number, db: Kysely<Tables>): Promise<unknown>
  /** What the foreign keys cannot do. Runs while the account is still there, and may return what follows once it is gone. */
  erase?(person: ErasedPerson, db: Kysely<Tables>): Promise<AfterErasure | void>
  /**
   * Takes back again, by its kind, what a restored backup has brought back although somebody had withdrawn it. Answers whether
   * it was there. It may come more than once, and what was given after `at` stays.
   */
  withdraw?: Readonly<Record<string, (withdrawal: Withdrawal, db: Kysely<Tables>) => Promise<boolean>>>
}

/** The name, in the reader's language, of the record of `table` that `column` points to. */
export const nameOfRecord = (table: string, column: string, { locale }: ExportedPerson) =>
  sql`(select ${translatedText('n', 'name', locale)} from ${sql.table(table)} n
    where n.id = ${sql.ref(column)})`

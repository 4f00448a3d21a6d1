import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { BackupLine } from './backup-format.ts'
import type { HearChange } from './changes.ts'

export type DatabaseLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readOnly?: boolean
  /**
   * Its statements touch what they name: what a connection knows by name is planned once, for whatever values, instead of six
   * times.
   */
  onePlan?: boolean
  /** Migrations, backups and other long work: neither statement timeout nor watchdog applies. */
  unhurried?: boolean
}

export type Database = {
  kind: 'embedded' | 'postgres'
  kysely: Kysely<Tables>
  /** One transaction, retried up to three times on a serialization failure or a deadlock. */
  transaction<T>(work: (trx: Kysely<Tables>) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Hears the topics of what any server process has committed; returns what ends it. */
  listen(hear: HearChange): Promise<() => void>
  ready(): Promise<boolean>
  /** All tables as they stand at one moment, while the database keeps serving: see writeBackup. */
  dump(): AsyncIterable<BackupLine>
  close(): Promise<void>
}

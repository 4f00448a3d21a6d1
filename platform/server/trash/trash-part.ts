import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '../context.ts'

/** Rows of tables by their names, as the database writes them. */
export type TrashedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** A record that is thrown away: its kind, its id, and the fair that it is in or is. */
export type ThrownAway = { kind: string; id: number; fair: number }

/** What a domain keeps that goes to the trash with a record of another domain, and comes back with it. */
export type TrashPart = {
  /** Takes out, or marks, what goes with the record. Last domain first: nothing loses what it hangs on. */
  takeOut?(of: ThrownAway, context: Context): Promise<TrashedRows>
  /** Puts back what of it lay there. First domain first. */
  putBack?(rows: TrashedRows, fair: number, db: Kysely<Tables>, context: Context): Promise<unknown>
  /** Deletes what these fairs alone had, and foreign keys would keep. Last domain first. */
  purge?(fairs: readonly number[], db: Kysely<Tables>): Promise<unknown>
}

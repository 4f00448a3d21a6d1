import type { RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'

type Sql = RawBuilder<unknown>

/** Chat rooms `r` that belong to a record of a later domain: who is in them, and how long they are written in. */
export type ChatRoomUse = {
  kind: string
  /** The fair of the record of this id: a query of one row. */
  fairOf(record: number): Sql
  /** Condition that the record has the room at all. */
  isOffered: Sql
  /** Condition that somebody is in the room; it says who hears it, too. */
  isSeen(actor: Actor): Sql
  /** Condition that it is written in. */
  isOpen: Sql
  /** What its record is called, in the reader’s language. */
  name(context: Pick<Context, 'locale'>): Sql
  /** What being in it rests upon, as text. */
  restsUpon: Sql
  /** What more is asked with each call. @throws what refuses it */
  assertEntered(record: number, context: Context): Promise<unknown>
}

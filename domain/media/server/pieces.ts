import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** A stored file that is part of one that comes: no sweep takes it as long as its row is there. It goes a day after its row. */
export const keepPiece = (key: string, db: Kysely<Tables>) =>
  sql`insert into media_piece (key) values (${key})`.execute(db)

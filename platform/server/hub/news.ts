import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { NewUpdate } from './update.ts'

/** What has changed since the last look. */
export type News = {
  /** What is said of it in full. */
  said?: readonly NewUpdate[]
  /** The same, to whoever listens now and nobody else: it is small, and over in a moment. */
  passing?: readonly NewUpdate[]
  /** Topics of which it is only told that they have changed. */
  changed?: readonly string[]
}

/**
 * A look at what has changed since the last look, whichever server process looked then: by one at a time, in the
 * transaction that tells it.
 */
export type NewsSource = (db: Kysely<Tables>) => Promise<News>

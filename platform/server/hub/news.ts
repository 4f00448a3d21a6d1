import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { NewUpdate } from './update.ts'

/** What has changed since the last look: what is said of it in full, and of which topics it is only told. */
export type News = { said: readonly NewUpdate[]; changed: readonly string[] }

/**
 * A look at what has changed since the last look, whichever server process looked then: by one at a time, in the
 * transaction that tells it.
 */
export type NewsSource = (db: Kysely<Tables>) => Promise<News>

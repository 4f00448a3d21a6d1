import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** A fair that is made after another, as an empty one that stands beside it. */
export type CopiedFair = { from: number; to: number; withExhibitors: boolean }

/** What a domain keeps of a fair that one made after it has too. First domain first: rows find what they hang on. */
export type CopyPart = (of: CopiedFair, db: Kysely<Tables>) => Promise<unknown>

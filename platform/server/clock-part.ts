import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/** Brings what is kept by the hour where a fair is to another time zone, before the fair has that: in the same transaction. */
export type ClockPart = (fair: { id: number; timeZone: string }, db: Kysely<Tables>) => Promise<void>

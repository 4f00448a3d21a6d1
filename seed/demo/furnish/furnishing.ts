import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Services } from '#platform/server/services.ts'
import type { FirmFiles } from './draw-firms.ts'
import type { Lists } from './lists.ts'

export type FirmRecord = { id: number; people: number[]; hasLogo: boolean }

/** What furnishing needs at every step. */
export type Furnishing = {
  db: Kysely<Tables>
  services: Pick<Services, 'files' | 'now'>
  now: Date
  lists: Lists
  files: Map<string, FirmFiles>
  password: string
  /** Firms that are there already: they take part in several fairs. */
  firms: Map<string, FirmRecord>
  step: (what: string) => void
}

export const day = (now: Date, days: number, hour: number): Date => {
  const date = new Date(now.getTime() + days * 86_400_000)
  date.setUTCHours(hour, 0, 0, 0)
  return date
}

export const json = (value: unknown): string => JSON.stringify(value)

import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import type { PartRef } from './programme-plan.ts'

export type ProgrammeTarget = {
  db: Kysely<Tables>
  now: Date
  /** Whether those concerned are told of what changes. */
  tells: boolean
  onProgress?: OnStep
}

/** IdsOfRefs of what had none before. */
export type IdsOfRefs = (ref: PartRef | null) => number | null

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Actor } from './actor.ts'
import type { Services } from './services.ts'

/** What a command works with. `db` is a transaction for everything that may write. */
export type Context = {
  db: Kysely<Tables>
  actor: Actor
  locale: Locale
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** Runs once the change is safe in the database; never before. Errors there are logged, not answered. */
  afterCommit(work: () => unknown): void
}

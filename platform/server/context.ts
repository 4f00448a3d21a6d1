import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Actor } from './actor.ts'
import type { Services } from './services.ts'

/** What a command works with, whoever runs it: a call, a job, an event. `db` is a transaction for everything that may write. */
export type Context = {
  db: Kysely<Tables>
  actor: Actor
  locale: Locale
  services: Services
  /** What the audit log and the log call this piece of work: the id of a request, `job:12`. */
  requestId: string
  /** Runs once the change is safe in the database; never before. Errors there are logged, not answered. */
  afterCommit(work: () => unknown): void
}

/** What a handler works with: its command may need the request's address, cookies and files, and set headers. */
export type HttpContext = Context & { request: FastifyRequest; reply: FastifyReply }

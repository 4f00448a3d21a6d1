import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '#platform/contract/locale.ts'
import type { Captcha } from './captcha.ts'
import type { Database } from './database/database.ts'
import type { Statistics } from './database/statistics-database.ts'
import type { FileStore } from './files/file-store.ts'
import type { Bus } from './hub/bus.ts'
import type { Limiter } from './limiter.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Queue } from './queue/queue.ts'
import type { Settings } from './settings.ts'

/** What commands may use of the world outside them. One set per server, made in `app/server`. */
export type Services = {
  settings: Settings
  database: Database
  /** Where the figures about nobody are: another PostgreSQL, or `database` itself. */
  statistics: Database & Partial<Pick<Statistics, 'prepare'>>
  log: FastifyBaseLogger
  queue: Queue
  /** What server processes tell each other. */
  bus: Bus
  outbox: Outbox
  files: FileStore
  captcha: Captcha
  limiter: Limiter
  /** The time, so that tests can move it. */
  now(): Date
  /** The sentence of a message code in a language: `validations.<code>`. */
  translate(locale: Locale, messageCode: string, values?: Readonly<Record<string, string>>): string
}

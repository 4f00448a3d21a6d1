import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { identityDomain } from '#domain/identity/server/index.ts'
import { mediaDomain } from '#domain/media/server/index.ts'
import { referenceDomain } from '#domain/reference/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'
import { createCaptcha } from '#platform/server/captcha/create-captcha.ts'
import type { Database } from '#platform/server/database/database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { registerDomains } from '#platform/server/domains.ts'
import { createFileStore } from '#platform/server/files/create-file-store.ts'
import { createServer } from '#platform/server/http/create-server.ts'
import { createBus } from '#platform/server/hub/create-bus.ts'
import { createLimiter } from '#platform/server/limiter.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { readProblemWords, translator } from '#platform/server/problem-messages.ts'
import { createQueue } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { readSettings } from '#platform/server/settings.ts'
import { fairsDomain } from '../index.ts'

export type FairServer = {
  app: FastifyInstance
  services: Services
  /** One call as `who`, answered with its status and its body. */
  call(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<FairResponse>
  close(): Promise<void>
}
export type FairResponse = {
  status: number
  json: ReturnType<typeof JSON.parse>
  headers: Record<string, unknown>
}

/** A server with these domains on a database, where a header says who calls. */
export async function fairServer(
  database: Database,
  actors: Readonly<Record<string, Actor>>,
  more: readonly DomainServer[] = [],
  now = () => new Date(),
): Promise<FairServer> {
  const settings = readSettings({
    APP_SECRET: 'Zk3v9Qm1Xc7Lp0Rt5Wb8Yd2Nf6Hj4Gs!',
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
  })
  const log = pino({ level: 'silent' })
  const queue = createQueue({ database, log, now })
  const services: Services = {
    settings,
    database,
    statistics: database,
    log,
    now,
    queue,
    bus: createBus({ settings, database, log }),
    outbox: createOutbox({ database, settings, log, queue, now }),
    files: createFileStore(settings),
    captcha: createCaptcha({ settings, database, now }),
    limiter: createLimiter(database),
    translate: translator(readProblemWords(packageRoot)),
  }
  registerDomains([referenceDomain, mediaDomain, identityDomain, fairsDomain, ...more])
  const nobody: Actor = { userId: null, sessionId: null, roles: ['anonymous'], reach: {} }
  const app = await createServer({
    services,
    identify: async request => actors[String(request.headers['x-test-actor'])] ?? nobody,
    handlers: [...fairsDomain.handlers, ...more.flatMap(domain => domain.handlers)],
  })
  return {
    app,
    services,
    async call(who, method, path, body, headers = {}) {
      const options: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { 'x-test-actor': who, ...headers },
      }
      const answered = await app.inject(body ? { ...options, payload: body } : options)
      return {
        status: answered.statusCode,
        json: answered.body ? answered.json() : null,
        headers: answered.headers,
      }
    },
    close: () => app.close(),
  }
}

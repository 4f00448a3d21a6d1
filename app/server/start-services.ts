import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { createCaptcha } from '#platform/server/captcha/create-captcha.ts'
import type { Database } from '#platform/server/database/database.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { createFileStore } from '#platform/server/files/create-file-store.ts'
import { createBus } from '#platform/server/hub/create-bus.ts'
import { createLimiter } from '#platform/server/limiter.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { readProblemWords, translator } from '#platform/server/problem-messages.ts'
import { createQueue } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import type { Settings } from '#platform/server/settings.ts'

/** Secrets never reach a log, wherever they stand in what is logged. */
const redact = {
  paths: [
    '*.password',
    '*.token',
    '*.refresh_token',
    '*.authorization',
    '*.cookie',
    '*.g_recaptcha_response',
    'req.headers',
  ],
  censor: '…',
}

/** Lines are written together, at the latest after so many milliseconds: a write for each would hold up those who wait. */
const written = { sync: false, minLength: 4096, periodicFlush: 250 }

export const createLog = (settings: Settings): FastifyBaseLogger =>
  pino({ level: settings.LOG_LEVEL, redact }, pino.destination(written))

/** Read once: a process that opens several platforms has the same for all. */
let words: ReturnType<typeof readProblemWords> | undefined

export function createServices(
  settings: Settings,
  database: Database,
  log: FastifyBaseLogger,
  /** Unset, figures are where everything else is, whatever takes its place. */
  statistics?: Services['statistics'],
): Services {
  words ??= readProblemWords(packageRoot)
  const now = () => new Date()
  const queue = createQueue({ database, log, now })
  return {
    settings,
    database,
    get statistics() {
      return statistics ?? this.database
    },
    log,
    now,
    queue,
    bus: createBus({ settings, database, log }),
    outbox: createOutbox({ database, settings, log, queue, now }),
    files: createFileStore(settings),
    captcha: createCaptcha({ settings, database, now }),
    limiter: createLimiter(database),
    translate: translator(words),
  }
}

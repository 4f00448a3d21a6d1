import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { openWithStatistics } from '#platform/server/database/statistics-database.ts'
import type { Timeouts } from '#platform/server/http/timeouts.ts'
import type { Services } from '#platform/server/services.ts'
import { readSettings } from '#platform/server/settings.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { rememberRows } from '#platform/server/testing/remember-rows.ts'
import { type SmallFixture, seedSmallFixture } from '#seed/small.ts'
import { assemblePlatform } from '../open-platform.ts'
import { createServices } from '../start-services.ts'
import { openedSession } from './opened-session.ts'
import { smallDatabase } from './small-database.ts'
import { watchAudit } from './watch-audit.ts'

export type TestPlatform = {
  app: FastifyInstance
  services: Services
  seeded: SmallFixture
  /** The bearer of somebody of the small fixture; null is nobody. */
  as(who: keyof SmallFixture['people'] | null): Promise<Record<string, string>>
  /** The bearer by which somebody listens to the hub. */
  hears(who: keyof SmallFixture['people'] | null): Promise<Record<string, string>>
  call(who: keyof SmallFixture['people'] | null, options: InjectOptions): Promise<LightMyRequestResponse>
  /** Brings back what was there when it was called first; who was logged in since then is no longer. */
  startAgain(): Promise<void>
  close(): Promise<void>
}

/**
 * The real server over a database of its own, with the small fixture in it. Only mail and captcha go nowhere. Closing it fails
 * when a call did not leave in the audit log what it declares.
 */
export async function testPlatform(
  env: Record<string, string> = {},
  timeouts?: Timeouts,
): Promise<TestPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-platform-'))
  const made = await freshDatabase(smallDatabase)
  const settings = readSettings({ DATA_DIR: folder, CAPTCHA: 'off', LOG_LEVEL: 'silent', DEMO: '0', ...env })
  const audited = watchAudit(made)
  const { database, statistics } = await openWithStatistics(
    { dataDir: folder, log: quietLog, statisticsUrl: settings.STATS_DATABASE_URL },
    async () => audited.database,
  )
  const services = createServices(settings, database, pino({ level: 'silent' }), statistics)
  const isKept = () => services.database === database
  const app = await assemblePlatform(services, null, timeouts, app => audited.watch(app, isKept))
  await app.ready()
  const seeded = await seedSmallFixture(database)
  const tokens = new Map<string, string>()
  const as: TestPlatform['as'] = async (who): Promise<Record<string, string>> => {
    if (who === null) return {}
    const known = tokens.get(who)
    if (known) return { authorization: `Bearer ${known}` }
    const token = await openedSession(services, seeded.people[who].id)
    tokens.set(who, token)
    return { authorization: `Bearer ${token}` }
  }
  let restore: (() => Promise<void>) | undefined
  return {
    app,
    services,
    seeded,
    as,
    hears: async (who): Promise<Record<string, string>> => {
      if (who === null) return {}
      const url = `/api/notification_tokens/${seeded.people[who].id}`
      const answer = await app.inject({ url, headers: await as(who) })
      return { authorization: `Bearer ${answer.json().token}` }
    },
    call: async (who, options) =>
      app.inject({ ...options, headers: { ...options.headers, ...(await as(who)) } }),
    startAgain: async () => {
      tokens.clear()
      if (restore) await restore()
      else restore = await rememberRows(database)
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
      audited.assertAsDeclared()
    },
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobsOf } from '#app/server/jobs.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { isRecord } from '#platform/contract/record.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  await platform.startAgain()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const list = (query = '', who: Who = 'superAdmin') =>
  platform.call(who, { url: `/api/background_jobs${query}` })
const again = (id: number, who: Who = 'superAdmin') =>
  platform.call(who, { method: 'POST', url: `/api/background_jobs/${id}/run_again` })

async function job(state: string, lastError: string | null = null, key: string | null = null) {
  const row = await maybeOne<{ id: number }>(platform.services.database.kysely)`
    insert into queued_job (kind, key, state, attempts, run_at, last_error, created_at)
    values ('send_mail', ${key}, ${state}, 3, now() + interval '1 hour', ${lastError}, now()) returning id`
  return row?.id ?? 0
}

describe('background jobs', () => {
  it('are for super admins alone', async () => {
    const id = await job('failed')
    for (const who of ['superOrganizer', 'organizer1', 'visitor1'] as const) {
      expect((await list('', who)).statusCode, who).toBe(403)
      expect((await again(id, who)).statusCode, who).toBe(403)
    }
    expect((await list('', null)).statusCode).toBe(401)
    expect((await again(id, null)).statusCode).toBe(401)
  })

  it('are listed page by page, what has failed first, by state and kind', async () => {
    const waiting = await job('waiting')
    const failed = await job('failed', 'no answer')
    const all = await list('?itemsPerPage=10')
    expect(all.json().map((one: { id: number }) => one.id)).toEqual([failed, waiting])
    expect(all.headers['x-total-items']).toBe('2')
    expect(all.json()[0]).toMatchObject({ kind: 'send_mail', attempts: 3, lastError: 'no answer' })
    expect(all.json()[0].name).toBe('Envoyer un e-mail')
    expect(all.json()[0]).not.toHaveProperty('payload')
    expect((await list('?state=failed')).json()).toHaveLength(1)
    expect((await list('?kind=renew_fairs')).json()).toEqual([])
    expect((await list('?state=done')).statusCode).toBe(400)
  })

  it('that have failed are run again, which is written down; the others are not', async () => {
    const failed = await job('failed', 'no answer')
    expect((await again(failed)).statusCode).toBe(204)
    const { database } = platform.services
    const rows = await many(database.kysely)`select state, attempts, run_at <= now() as due from queued_job`
    expect(rows).toEqual([{ state: 'waiting', attempts: 0, due: true }])
    const written = await many(database.kysely)`
      select 1 from audit_log where resource = 'background_jobs' and resource_id = ${failed} and action = 'run_again'`
    expect(written).toHaveLength(1)
    expect((await again(await job('waiting', 'not now'))).statusCode).toBe(204)
    for (const state of ['waiting', 'running'])
      expect((await again(await job(state))).statusCode, state).toBe(409)
    expect((await again(2_000_000)).statusCode).toBe(404)
  })

  it('that have failed are not run beside another of their key', async () => {
    const failed = await job('failed', 'no answer', 'k')
    await job('waiting', null, 'k')
    expect((await again(failed)).statusCode).toBe(409)
  })

  it('have a name in words, whatever kind they are', () => {
    const kinds = jobsOf({ ...platform.services, settings: { ...platform.services.settings, DEMO: true } })
      .map(({ kind }) => kind)
      .filter(kind => !kind.startsWith('event:'))
    const names = declared('jobNames').map(({ name }) => name)
    expect(names.toSorted()).toEqual([...kinds, 'send_mail'].toSorted())
  })

  it('are made of each event that a contract defines, and each is heard: one that no face names would wait for ever', async () => {
    const modules = await Promise.all(
      readdirSync(join(packageRoot, 'domain'))
        .map(domain => join(packageRoot, 'domain', domain, 'contract/events.ts'))
        .filter(existsSync)
        .map((file): Promise<Record<string, unknown>> => import(file)),
    )
    const defined = modules
      .flatMap(module => Object.values(module))
      .flatMap(one => (isRecord(one) && 'subjectOf' in one ? [String(one.type)] : []))
    expect(defined.length).toBeGreaterThan(30)
    expect(
      declared('events')
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(defined.toSorted())
    const heard = new Set(declared('subscribers').map(({ event }) => event.type))
    expect(defined.filter(type => !heard.has(type))).toEqual([])
  })
})

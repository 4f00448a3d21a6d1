import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#platform/server/audit.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'
import { watchAudit } from './testing/watch-audit.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const rowsOf = async (request: string) =>
  await many(platform.services.database.kysely)`
      select user_id as "user", fair_id as fair, action, resource, resource_id as id from audit_log
      where request_id = ${request}`

describe('audit log', () => {
  test('saving a booth leaves a row: who, which booth, in which fair', async () => {
    const { people, fairs, stands } = platform.seeded
    const url = `/api/stands/${stands.a}/configuration`
    const before = (await platform.call('firmAdminA', { url })).json()
    const saved = await platform.call('firmAdminA', {
      method: 'PUT',
      url,
      payload: { version: before.version },
    })
    expect(saved.statusCode).toBe(200)
    const row = await maybeOne<{ id: string }>(platform.services.database.kysely)`
      select request_id as id from audit_log order by audit_log.id desc limit 1`
    expect(await rowsOf(row?.id ?? '')).toEqual([
      { user: people.firmAdminA.id, fair: fairs.fair1, action: 'U', resource: 'stands', id: stands.a },
    ])
  })

  test('a record below a fair is written down under it, also once it is deleted', async () => {
    const { halls, fairs } = platform.seeded
    const created = await platform.call('organizer1', {
      method: 'POST',
      url: '/api/elements',
      payload: { map: halls.one, type: 8, position: 399 },
    })
    expect(created.json()).toMatchObject({ id: expect.any(Number) })
    const { id } = created.json()
    await platform.call('organizer1', { method: 'DELETE', url: `/api/elements/${id}` })
    const rows = await many(platform.services.database.kysely)`
      select action, fair_id as fair from audit_log where resource = 'elements' and resource_id = ${id} order by id`
    expect(rows).toEqual([
      { action: 'C', fair: fairs.fair1 },
      { action: 'D', fair: fairs.fair1 },
    ])
  })

  test.each([
    ['always', 'nothing', /left no row/],
    ['never', 'a row', /left a row/],
    ['changes', 'a change', /changed \d+ rows and left none/],
    ['changes', 'nothing', null],
    ['always', 'a row', null],
  ] as const)('a test fails for a call that declares %s and leaves %s', async (declared, does, problem) => {
    const watched = watchAudit(platform.services.database)
    const app = fastify({ genReqId: () => randomUUID() })
    watched.watch(app)
    app.post('/', { config: { audit: declared } }, ({ id }) =>
      watched.database.transaction(async db => {
        if (does === 'a row')
          await audit({ action: 'U', resource: 'tests' }, { db, actor: { userId: null }, requestId: id })
        if (does === 'a change') await sql`update fair set version = version + 1 where id = 1`.execute(db)
        return {}
      }),
    )
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
    if (problem) expect(() => watched.assertAsDeclared()).toThrow(problem)
    else expect(() => watched.assertAsDeclared()).not.toThrow()
    await app.close()
  })
})

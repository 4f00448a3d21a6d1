import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAllDomains } from '#app/server/domains.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { type FairServer, fairServer } from '#domain/fairs/server/testing/fair-server.ts'
import type { Actor } from '#platform/server/actor.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { one } from '#platform/server/database/rows.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { declared } from '#platform/server/domains.ts'

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    buttons: { count: number }
  }
}

const ButtonCount = Type.Object({ count: Type.Integer() })

/** Nobody else knows of it. */
const fixtureDomain: DomainServer = {
  resources: [],
  handlers: [],
  dashboard: [
    defineDashboardPart('buttons', ButtonCount, async (fair, { db }) => {
      const row = await one<{ count: number }>(db)`
        select count(*)::int as count from header_button where fair_id = ${fair}`
      return row
    }),
  ],
}

let platform: TestPlatform
let server: FairServer
beforeAll(async () => {
  platform = await testPlatform()
  const { id: userId } = platform.seeded.people.superAdmin
  const superAdmin: Actor = { userId, sessionId: null, roles: ['superAdmin'], reach: {} }
  server = await fairServer(platform.services.database, { superAdmin }, [fixtureDomain])
})
afterAll(async () => {
  await server.close()
  registerAllDomains()
  await platform.close()
})

it('what a domain says of a fair is answered under its key, and described', async () => {
  const path = `/fairs/${platform.seeded.fairs.fair1}/dashboard`
  const { status, json } = await server.call('superAdmin', 'GET', path)
  expect({ status, json }).toEqual({ status: 200, json: { buttons: { count: expect.any(Number) } } })
  const described = await server.call('superAdmin', 'GET', '/openapi.json')
  expect(described.json).toMatchObject({
    paths: {
      '/api/fairs/{id}/dashboard': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': { schema: { properties: { buttons: { required: ['count'] } } } },
              },
            },
          },
        },
      },
    },
  })
})

it('no two domains say something under one key', () => {
  registerAllDomains()
  const keys = declared('dashboard').map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['firms', 'stands', 'halls', 'people', 'quiet']))
  expect(new Set(keys).size).toBe(keys.length)
})

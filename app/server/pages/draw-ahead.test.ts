import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { assemblePlatform } from '../open-platform.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { developmentAssets } from './assets.ts'

const drawn: string[] = []
let drawnBefore: string[] = []
let platform: TestPlatform
let app: FastifyInstance

/** The server with pages of which it is only noted that they were drawn. */
const withPages = (services: Services) =>
  assemblePlatform(services, {
    isSettled: true,
    headScript: '',
    assets: developmentAssets,
    files: async () => {},
    render: async ({ url, locale }) => {
      drawn.push(`${locale} ${url}`)
      return {
        kind: 'page',
        status: 200,
        html: '',
        state: null,
        head: { title: '' },
        hue: 0,
        sources: [],
        looks: [],
        canonical: '/',
        languages: [],
        isEmbeddable: false,
      }
    },
  })

beforeAll(async () => {
  platform = await testPlatform()
  app = await withPages(platform.services)
  await app.ready()
  await app.drawFirst?.()
  drawnBefore = [...drawn]
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await platform.close()
})

it('the pages that most ask for are there before anybody does, and none of a fair that is not open to all', async () => {
  const { halls, stands } = platform.seeded
  const first = [
    '/fair-one',
    '/fair-one/fair/visit/lobby',
    '/fair-one/exhibitors/list',
    `/fair-one/fair/visit/${halls.one}`,
    `/fair-one/stand/visit/${stands.a}`,
    '/fair-one/exhibitors/list?page=2',
  ]
  await expect
    .poll(() => drawn, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(first.map(url => `fr ${url}`)))
  expect(drawnBefore[0]).toBe('fr /fair-one')
  for (const url of first)
    expect((await app.inject({ method: 'GET', url, headers: { 'accept-language': 'fr' } })).statusCode).toBe(
      200,
    )
  for (const url of first) expect(drawn.filter(one => one === `fr ${url}`)).toHaveLength(1)
  expect(drawn.filter(one => !one.includes('/fair-one'))).toEqual([])
})

it('what has changed is drawn anew before anybody asks for it', async () => {
  const { services, seeded } = platform
  const times = () => drawn.filter(one => one === 'fr /fair-one').length
  const before = times()
  await sql`update fair set hue = 17 where id = ${seeded.fairs.fair1}`.execute(services.database.kysely)
  await expect.poll(times, { timeout: 60_000 }).toBe(before + 1)
}, 90_000)

it('none is drawn ahead where the operator says so', async () => {
  const { services } = platform
  const other = await withPages({ ...services, settings: { ...services.settings, DRAW_AHEAD: false } })
  await other.ready()
  expect(other.drawFirst).toBeUndefined()
  await other.close()
})

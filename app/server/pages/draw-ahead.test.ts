import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assemble } from '../open-platform.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { developmentAssets } from './assets.ts'

const drawn: string[] = []
let platform: TestPlatform
let app: FastifyInstance
beforeAll(async () => {
  platform = await testPlatform()
  app = await assemble(platform.services, {
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
        canonical: '/',
        isEmbeddable: false,
      }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await platform.close()
})

it('the pages that most ask for are there before anybody does, and none of a fair that is not open to all', async () => {
  const { halls } = platform.world
  const first = [
    '/fair-one',
    '/fair-one/fair/visit/lobby',
    '/fair-one/exhibitors/list',
    `/fair-one/fair/visit/${halls.one}`,
  ]
  await expect.poll(() => drawn).toEqual(expect.arrayContaining(first.map(url => `fr ${url}`)))
  const before = drawn.length
  for (const url of first)
    expect((await app.inject({ method: 'GET', url, headers: { 'accept-language': 'fr' } })).statusCode).toBe(
      200,
    )
  expect(drawn).toHaveLength(before)
  expect(drawn.filter(one => !one.includes('/fair-one'))).toEqual([])
})

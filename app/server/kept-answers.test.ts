import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'GET', url: `/api${url}`, headers })

const lists = [
  '/languages',
  '/countries?pagination=false',
  '/business_sectors',
  '/firm_types',
  '/default-fairs',
  '/default-fairs/slug/fair-one',
]

test.each(lists)('%s has a name of its state, and whoever knows it is sent nothing', async url => {
  const first = await get(url)
  const { etag } = first.headers
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.vary).toContain('Accept-Language')
  const again = await get(url)
  expect([again.body, again.headers.etag]).toEqual([first.body, etag])
  expect(again.headers['x-total-items']).toBe(first.headers['x-total-items'])
  for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
    const kept = await get(url, { 'if-none-match': known })
    expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag])
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('each language has its own answer', async () => {
  const [fr, de] = [
    await get('/default-fairs', { 'accept-language': 'fr' }),
    await get('/default-fairs', { 'accept-language': 'de' }),
  ]
  expect(fr.body).not.toBe(de.body)
  expect((await get('/default-fairs', { 'accept-language': 'fr' })).body).toBe(fr.body)
})

test('a change is read at once, however it was written', async () => {
  const { etag } = (await get('/languages')).headers
  await platform.services.database.kysely
    .updateTable('language')
    .set({ rank: 77 })
    .where('code', '=', 'fr')
    .execute()
  const changed = await get('/languages', { 'if-none-match': String(etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.json().find((one: { code: string }) => one.code === 'fr').rank).toBe(77)
})

test('an answer to somebody logged in is kept nowhere', async () => {
  const anonymous = await get('/default-fairs')
  const own = await platform.call('organizer1', {
    method: 'GET',
    url: '/api/default-fairs',
    headers: { 'if-none-match': String(anonymous.headers.etag) },
  })
  expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(own.headers.vary).toContain('Authorization')
})

test('a refusal is not kept', async () => {
  expect((await get('/languages?nothing=1')).statusCode).toBe(400)
  expect((await get('/default-fairs/999999')).statusCode).toBe(404)
  expect((await get('/default-fairs/999999')).headers.etag).toBeUndefined()
})

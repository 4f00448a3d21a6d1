import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, disconnect, tellLamps } from './testing/presence-fixture.ts'
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

test('the list of fairs and a homepage stay while a booth is furnished, and say at once how many there are', async () => {
  const { fairs, stands } = platform.seeded
  const kysely = platform.services.database.kysely
  const homepage = `/fairs/${fairs.fair1}/homepage`
  const before = await get('/default-fairs')
  const { etag } = (await get(homepage)).headers
  await kysely.updateTable('stand').set({ color: '#123456' }).where('id', '=', stands.a).execute()
  expect((await get('/default-fairs')).body).toBe(before.body)
  const countIn = (answer: typeof before) =>
    answer.json().find((one: { id: number }) => one.id === fairs.fair1).standCount
  await kysely.updateTable('stand').set({ is_visible: false }).where('id', '=', stands.a).execute()
  expect(countIn(await get('/default-fairs'))).toBe(countIn(before) - 1)
  await kysely
    .updateTable('fair')
    .set({ homepage_json: JSON.stringify({ fr: { title: 'Nouveau' } }) })
    .where('id', '=', fairs.fair1)
    .execute()
  const changed = await get(homepage, { 'if-none-match': String(etag) })
  expect([changed.statusCode, changed.json().content.title]).toEqual([200, 'Nouveau'])
})

test('nobody outside says under which name they are answered', async () => {
  const asked = { 'x-as-of': '1 1 1' }
  const before = (await get('/languages', asked)).body
  await platform.services.database.kysely
    .updateTable('language')
    .set({ rank: 78 })
    .where('code', '=', 'en')
    .execute()
  expect((await get('/languages', asked)).body).not.toBe(before)
})

test('a lamp is read as it is when open pages are told of it, on and off', async () => {
  const { fairs, stands, people } = platform.seeded
  const { kysely } = platform.services.database
  await kysely.updateTable('stand').set({ is_visible: true }).where('id', '=', stands.a).execute()
  const lit = async () => {
    await tellLamps(kysely)
    return (await get(`/visit/presence?fair=${fairs.fair1}`)).json().length
  }
  const counts = [await lit()]
  for (let time = 0; time < 2; time += 1) {
    await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
    counts.push(await lit())
    await disconnect(kysely)
    counts.push(await lit())
  }
  expect(counts).toEqual([0, 1, 0, 1, 0])
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

test('what is shown in a fair is kept for all who see it, and told to nobody else, whatever they know of it', async () => {
  const { fairs, halls, stands, people } = platform.seeded
  const paths = [`/visit/halls?fair=${fairs.fair2}`, `/visit/halls/${halls.two}`, `/visit/stands/${stands.z}`]
  const ask = (who: Parameters<TestPlatform['call']>[0], path: string, etag = '') =>
    platform.call(who, { url: `/api${path}`, headers: etag ? { 'if-none-match': etag } : {} })
  const etags: string[] = []
  for (const path of paths) {
    const first = await ask('visitor9', path)
    const { etag = '' } = first.headers
    expect([first.statusCode, first.headers['cache-control']], path).toEqual([200, 'private, no-cache'])
    expect(first.headers.vary).toContain('Authorization')
    const known = await ask('visitor9', path, String(etag))
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const other = await ask('superAdmin', path)
    expect([other.body, other.headers.etag]).toEqual([first.body, etag])
    for (const who of ['visitor1', 'organizer1', null] as const) {
      const refused = await ask(who, path, String(etag))
      // The halls of a fair that somebody does not see are a list of none.
      const isEmpty = refused.statusCode === 200 && refused.body === '[]'
      expect(isEmpty || [401, 404].includes(refused.statusCode), `${path} ${who}`).toBe(true)
    }
    etags.push(String(etag))
  }
  const { kysely } = platform.services.database
  const admit = (state: number) =>
    kysely
      .updateTable('fair_user')
      .set({ is_validated: state })
      .where('user_id', '=', people.visitor9.id)
      .where('fair_id', '=', fairs.fair2)
      .execute()
  await admit(2)
  const [list, ...places] = paths
  for (const [at, path] of places.entries())
    expect((await ask('visitor9', path, etags[at + 1])).statusCode, path).toBe(404)
  expect((await ask('visitor9', list ?? '')).json()).toEqual([])
  await admit(1)
  await kysely.updateTable('fair_hall').set({ is_visible: false }).where('id', '=', halls.two).execute()
  for (const [at, path] of places.entries())
    expect((await ask('visitor9', path, etags[at + 1])).statusCode, path).toBe(404)
  await kysely.updateTable('fair_hall').set({ is_visible: true }).where('id', '=', halls.two).execute()
})

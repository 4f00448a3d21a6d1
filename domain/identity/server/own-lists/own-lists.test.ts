import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { mostFavouritePages, mostViews } from '../../contract/own-lists.ts'

type Who = keyof TestPlatform['seeded']['people']

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const idOf = (who: Who) => platform.seeded.people[who].id
const call = (who: Who | null, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  platform.call(who, { method, url: `/api${path}`, ...(payload && { payload }) })
const of = (who: Who, rest: string) => `/users/${idOf(who)}/${rest}`
const fair1 = () => platform.seeded.fairs.fair1
const waiting = (more: object = {}) => ({
  fair: fair1(),
  list: 'userList',
  name: 'En attente',
  query: 'isValidated=0',
  isFavourite: false,
  ...more,
})
const keep = (who: Who, view: object = waiting(), owner = who) =>
  call(who, 'PUT', of(owner, 'list_views'), view)
const read = async (who: Who, fair: number | null = fair1()) =>
  (await call(who, 'GET', of(who, `lists${fair === null ? '' : `?fair=${fair}`}`))).json()

describe('a view of a list', () => {
  it('is there again for whoever kept it, in the fair for which it was kept', async () => {
    const kept = await keep('organizer1')
    expect(kept.statusCode, kept.body).toBe(200)
    expect((await read('organizer1')).views).toEqual([
      { ...waiting({ fair: undefined }), id: kept.json().id },
    ])
    expect((await read('organizer1', null)).views).toEqual([])
    expect((await read('visitor1')).views).toEqual([])
  })

  it('of the same name is replaced, beside others it is not', async () => {
    await keep('organizer1')
    await keep('organizer1', waiting({ query: 'isValidated=0&order=-createdAt', isFavourite: true }))
    await keep('organizer1', waiting({ list: 'exhibitorList' }))
    expect((await read('organizer1')).views).toEqual([
      expect.objectContaining({ list: 'exhibitorList', query: 'isValidated=0', isFavourite: false }),
      expect.objectContaining({
        list: 'userList',
        query: 'isValidated=0&order=-createdAt',
        isFavourite: true,
      }),
    ])
  })

  it('is kept and dropped by its owner alone', async () => {
    const { id } = (await keep('organizer1')).json()
    for (const who of ['visitor1', 'superAdmin'] as const) {
      expect((await keep(who, waiting(), 'organizer1')).statusCode).toBe(403)
      expect((await call(who, 'GET', of('organizer1', 'lists'))).statusCode).toBe(403)
      expect((await call(who, 'DELETE', of('organizer1', `list_views/${id}`))).statusCode).toBe(403)
      expect((await call(who, 'DELETE', of(who, `list_views/${id}`))).statusCode).toBe(404)
    }
    expect((await call(null, 'GET', of('organizer1', 'lists'))).statusCode).toBe(401)
    expect((await call('organizer1', 'DELETE', of('organizer1', `list_views/${id}`))).statusCode).toBe(204)
    expect((await read('organizer1')).views).toEqual([])
  })

  it('is kept for no fair that one may not know of', async () => {
    const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
    await run(
      sql`update fair set fair_status_id = ${fairStatus.preparation} where id = ${platform.seeded.fairs.fair2}`,
    )
    const hidden = await keep('visitor1', waiting({ fair: platform.seeded.fairs.fair2 }))
    expect([hidden.statusCode, hidden.json().errors]).toEqual([422, { fair: expect.anything() }])
    await run(sql`update fair set trashed_at = now() where id = ${fair1()}`)
    expect((await keep('superAdmin')).statusCode).toBe(422)
  })

  it('is one of a limited number, also where they are kept at once', async () => {
    const names = Array.from({ length: mostViews + 5 }, (_, number) => `Vue ${number}`)
    await platform.as('organizer1')
    const kept = await Promise.all(names.map(name => keep('organizer1', waiting({ name }))))
    expect(kept.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostViews)
    expect(new Set(kept.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const { views } = await read('organizer1')
    await call('organizer1', 'DELETE', of('organizer1', `list_views/${views[3].id}`))
    expect((await keep('organizer1', waiting({ name: 'Une de plus' }))).statusCode).toBe(200)
  })

  it('without a name, or with a text for an address, is refused', async () => {
    for (const wrong of [{ name: '  ' }, { name: '' }, { list: '../user' }, { query: 'x'.repeat(1001) }])
      expect((await keep('organizer1', waiting(wrong))).statusCode).toBe(422)
  })
})

describe('the menu', () => {
  const star = (screen: string, isFavourite = true, who: Who = 'organizer1') =>
    call(who, 'PUT', of(who, 'favourite_pages'), { fair: fair1(), screen, isFavourite })

  it('has the pages that somebody put there, in that order, each once', async () => {
    for (const screen of ['outbox', 'hallList', 'outbox']) expect((await star(screen)).statusCode).toBe(204)
    expect((await read('organizer1')).pages).toEqual(['outbox', 'hallList'])
    await star('outbox', false)
    expect((await read('organizer1')).pages).toEqual(['hallList'])
    expect((await read('visitor1')).pages).toEqual([])
  })

  it('has a limited number of them', async () => {
    const letters = 'abcdefghijklmnop'.slice(0, mostFavouritePages + 1)
    await platform.as('organizer1')
    const answers = await Promise.all([...letters].map(letter => star(`page${letter}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(mostFavouritePages)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
  })
})

it('rows stay as far apart as somebody wants them, in every fair', async () => {
  expect((await read('organizer1')).isComfortable).toBe(false)
  for (const isComfortable of [true, false, true])
    await call('organizer1', 'PUT', of('organizer1', 'list_density'), { isComfortable })
  expect((await read('organizer1', null)).isComfortable).toBe(true)
  expect((await read('visitor1')).isComfortable).toBe(false)
})

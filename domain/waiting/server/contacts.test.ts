import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(async () => {
  await q.startBusy()
  await q.busy('contactB')
  await q.setFair(sql`is_using_direct_message_module = true, is_using_visio = true`)
})
afterAll(() => q.platform.close())

const onlyWritten = () => q.setFair(sql`is_using_visio = false`)
const refused = (...asked: Parameters<typeof q.takeAt>) => q.said(q.takeAt(...asked))
const received = (...asked: Parameters<typeof q.nextAt>) => q.said(q.nextAt(...asked))
/** What of this kind is counted today: for a person without a firm, and for firms. */
const counted = (kind: 'chat' | 'visio') =>
  many<{ user: number | null; firm: number | null; count: number }>(q.db)`
    select user_id as user, firm_id as firm, count from contact_count where kind = ${kind}
    order by user_id nulls last, firm_id`
const once = () => [
  { user: q.idOf('visitor1'), firm: null, count: 1 },
  { user: null, firm: q.seeded.firms.a, count: 1 },
]

describe('whoever is received out of a queue', () => {
  it('in writing is one contact of the day, theirs and the booth’s, also called again and written to afterwards', async () => {
    await q.setFair(sql`daily_chat_limit = 1`)
    await onlyWritten()
    const place = await q.take('visitor1')
    expect(await counted('chat')).toEqual([])
    await q.next()
    expect(await counted('chat')).toEqual(once())
    await q.moveAt('contactA', 'release', place)
    await q.next()
    await q.come('visitor1', place)
    const { id } = await q.open('visitor1', q.booth('a'))
    expect((await q.write('visitor1', id, 'Hello')).statusCode).toBe(201)
    expect(await counted('chat')).toEqual(once())
    expect(await refused('visitor1', 'b')).toEqual([429, 'daily_limit'])
    await q.leave('visitor1', place)
    await q.take('visitor1')
    await q.next()
    expect(await counted('chat')).toEqual(once())
  })

  it('by a call is one call of the day for their place, however often it rings', async () => {
    await q.setFair(sql`daily_visio_limit = 1, is_using_direct_message_module = false`)
    const place = await q.take('visitor1')
    await q.next('contactA', 'call')
    expect(await counted('visio')).toEqual(once())
    expect(await q.said(q.moveAt('contactA', 'release', place))).toEqual([200, undefined])
    await q.settle()
    await q.next('contactA', 'call')
    expect(await counted('visio')).toEqual(once())
    expect(await counted('chat')).toEqual([])
    expect(await refused('visitor1', 'b')).toEqual([429, 'daily_call_limit'])
    expect(await refused('visitor2')).toEqual([429, 'daily_call_limit_there'])
  })

  it('by two booths at the same time is not one more than there are', async () => {
    await q.setFair(sql`daily_chat_limit = 1`)
    await onlyWritten()
    await q.take('visitor1', 'a')
    await q.take('visitor1', 'b')
    const both = await Promise.all([received('contactA'), received('contactB', 'chat', 'b')])
    expect(both.map(([status]) => status).sort()).toEqual([200, 409])
    expect((await counted('chat')).filter(({ user }) => user !== null)).toEqual(once().slice(0, 1))
  })

  it('is received in another way once the contacts of one are used up, and waits no longer once all are', async () => {
    await q.setFair(sql`daily_chat_limit = 1, daily_visio_limit = 1`)
    const [first, second, third] = [await q.take('visitor1'), await q.take('visitor2'), await q.take('press')]
    await q.next()
    await q.come('visitor1', first)
    await q.moveAt('contactA', 'done', first)
    expect(await received()).toEqual([409, 'queue_contacts_spent'])
    expect(await q.next('contactA', 'call')).toMatchObject({ id: second.id })
    await q.settle()
    expect(await q.stateOf(third)).toBe('closed')
    expect((await q.toldOf('press')).at(-1)).toMatchObject({ place: { closedBecause: 'daily_limit' } })
    expect(await refused('press')).toEqual([429, 'daily_limit_there'])
    // Whoever is in contact with the booth goes on.
    expect(await q.stateOf(await q.take('visitor1'))).toBe('waiting')
  })
})

it('where the fair hides buttons to write nobody is received in writing', async () => {
  const place = await q.take('visitor1')
  await q.setFair(sql`is_hiding_chat_buttons = true`)
  expect(await q.queue('visitor2')).toMatchObject({ ways: ['call'], refusal: null })
  expect(await q.own('visitor1')).toMatchObject([{ ways: ['call'] }])
  expect(await received()).toEqual([403, 'module_disabled'])
  await q.next('contactA', 'call')
  expect(await q.said(q.moveAt('visitor1', 'come', place, { by: 'chat' }))).toEqual([403, 'module_disabled'])
  await onlyWritten()
  expect(await refused('visitor2')).toEqual([409, 'queue_not_offered'])
  await q.settle()
  expect(await q.stateOf(place)).toBe('closed')
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

const contacts = async (who: Name) =>
  (await m.get<{ contacts: unknown }>(who, `/conversations/contacts?fair=${m.seeded.fairs.fair1}`)).contacts
const begin = async (who: Name, body: object) => m.write(who, (await m.open(who, body)).id, 'Hello')
const limited = (limit: number) => m.setFair(sql`daily_chat_limit = ${limit}`)

describe('the daily limit of contacts', () => {
  it('counts conversations that are begun, says what is left, and lets those that there are go on', async () => {
    expect(await contacts('visitor1')).toBeNull()
    await limited(2)
    const opened = await m.openWith('visitor1', m.booth('a'))
    expect(opened.json().contacts).toEqual({ limit: 2, left: 2 })
    await begin('visitor1', m.booth('a'))
    await begin('visitor1', m.booth('b'))
    expect(await contacts('visitor1')).toEqual({ limit: 2, left: 0 })
    const refused = await begin('visitor1', m.personal('speaker'))
    expect([refused.statusCode, refused.json().message_code]).toEqual([429, 'daily_limit'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await begin('visitor1', m.booth('a'))).statusCode).toBe(201)
    expect(await contacts('visitor2')).toEqual({ limit: 2, left: 2 })
  })

  it('is not passed by those who begin several at once', async () => {
    await limited(2)
    const all = [m.booth('a'), m.booth('b'), m.personal('speaker'), m.personal('organizer1')]
    const opened = await Promise.all(all.map(body => m.open('visitor1', body)))
    const answers = await Promise.all(opened.map(({ id }) => m.write('visitor1', id, 'Hello')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429])
    expect(await contacts('visitor1')).toEqual({ limit: 2, left: 0 })
  })

  it('is also how many a firm receives, who is told apart from whoever writes', async () => {
    await limited(1)
    expect((await begin('visitor1', m.booth('a'))).statusCode).toBe(201)
    const opened = await m.openWith('visitor2', m.booth('a'))
    expect(opened.json().contacts).toEqual({ limit: 1, left: 0 })
    const refused = await m.write('visitor2', opened.json().id, 'Hello')
    expect([refused.statusCode, refused.json().message_code]).toEqual([429, 'daily_limit_there'])
    expect(await contacts('visitor2')).toEqual({ limit: 1, left: 1 })
    expect((await begin('visitor2', m.booth('b'))).statusCode).toBe(201)
  })

  it('is one for a whole firm, none for those who run the fair, and ends with the day where the fair is', async () => {
    await limited(1)
    expect((await begin('contactA', m.personal('organizer1'))).statusCode).toBe(201)
    expect(await contacts('firmAdminA')).toEqual({ limit: 1, left: 0 })
    expect((await begin('standAdminA', m.personal('organizer1'))).statusCode).toBe(429)
    expect((await begin('firmAdminA', m.personal('contactA'))).statusCode).toBe(201)
    expect(await contacts('contactB')).toEqual({ limit: 1, left: 1 })
    expect(await contacts('organizer1')).toBeNull()
    expect((await begin('organizer1', m.personal('visitor1'))).statusCode).toBe(201)
    expect((await begin('organizer1', m.personal('visitor2'))).statusCode).toBe(201)
    // Never the same day in both: they are 25 hours apart.
    const setZone = (zone: string) => m.setFair(sql`time_zone = ${zone}`)
    await setZone('Pacific/Kiritimati')
    expect((await begin('visitor1', m.personal('speaker'))).statusCode).toBe(201)
    const refused = await begin('visitor1', m.booth('b'))
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600)
    await setZone('Pacific/Pago_Pago')
    expect(await contacts('visitor1')).toEqual({ limit: 1, left: 1 })
    expect((await begin('visitor1', m.booth('b'))).statusCode).toBe(201)
  })

  it('is nobody’s affair who is not in the fair', async () => {
    const asked = (fair: number) => m.said(m.send('visitor1', 'GET', `/conversations/contacts?fair=${fair}`))
    expect(await asked(m.seeded.fairs.fair2)).toEqual([404, 'not_found'])
    expect(await asked(2_000_000_000)).toEqual([404, 'not_found'])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { GivenPass, GivenPasses } from '../../contract/given-pass.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const hour = (of: number) => `2036-06-01T${String(of).padStart(2, '0')}:00:00Z`
const workshop = (from: number) =>
  f.published({ title: `${from}`, format: 'workshop', begin: hour(from), end: hour(from + 1) })
const passOf = async (body: object = {}, fair: 'fair1' | 'fair2' = 'fair1') =>
  (await f.made<{ id: number }>('/passes', { name: 'Two days', type: 'open', ...body }, fair)).id
const allot = async (pass: number, quantity: number, firm = f.seeded.firms.a) =>
  (await f.done<{ id: number }>('organizer1', 'POST', '/pass_allotments', { pass, firm, quantity })).id
const named = (email: string, more: object = {}) => ({ email, firstName: 'Ada', lastName: 'Guest', ...more })
const give = (allotment: number, email: string, more: object = {}, who: Who = 'firmAdminA') =>
  f.said(who, 'POST', `/pass_allotments/${allotment}/given`, named(email, more))
const given = async (allotment: number, email: string, more: object = {}) =>
  f.done<GivenPass>('firmAdminA', 'POST', `/pass_allotments/${allotment}/given`, named(email, more))
const read = (allotment: number, who: Who = 'firmAdminA') =>
  f.done<GivenPasses>(who, 'GET', `/pass_allotments/${allotment}/given`)
const counts = (allotment: number) =>
  one<{ quantity: number; given: number }>(f.db)`
    select quantity, given from pass_allotment where id = ${allotment}`
const takeBack = ({ id }: { id: number }, allotment: number) =>
  f.said('firmAdminA', 'DELETE', `/pass_allotments/${allotment}/given/${id}`)
const offered = () => tokenFrom(f.platform.services.database, elsewhere().email, 'role_offer')
const answer = (token: string, accepts = true) =>
  f.said('visitor9', 'POST', '/role_offers/answer', { token, accepts })
/** What the fair says of those with these addresses. */
const members = (...emails: string[]) =>
  many<{ email: string; state: number }>(f.db)`
    select u.email, m.is_validated as state from fair_user m join app_user u on u.id = m.user_id
    where m.fair_id = ${f.fair} and u.email = any(${emails}::text[]) order by u.id`
const byHand = () => f.setFair(sql`is_validating_users = true`)
const created = [201, undefined]
const over = [422, 'token_invalid']
const visitor = () => f.seeded.people.visitor1
/** A visitor of another fair. */
const elsewhere = () => f.seeded.people.visitor9

describe('passes of an exhibitor', () => {
  it('of fifty that are given out at once exactly as many arrive as it has, and the count is that of the rows', async () => {
    const pass = await passOf()
    const allotment = await allot(pass, 10)
    await read(allotment)
    const crowd = await f.people(50)
    const rows = await many<{ email: string }>(
      f.db,
    )`select email from app_user where id = any(${crowd}::int[])`
    const answers = await Promise.all(rows.map(({ email }) => give(allotment, email)))
    const refused = answers.filter(([status]) => status !== 201)
    expect(answers.length - refused.length).toBe(10)
    expect(new Set(refused.map(String))).toEqual(new Set(['409,allotment_limit']))
    const held = await many(f.db)`select 1 from pass_user where pass_id = ${pass} and firm_id is not null`
    expect([held.length, await counts(allotment)]).toEqual([10, { quantity: 10, given: 10 }])
  })

  it('that were sold by another name bear it again when their removal is undone, and those of no other firm do', async () => {
    const pass = await passOf()
    const names = () =>
      many<{ firm: number; name: string | null }>(f.db)`
        select firm_id as firm, sold_as as name from pass_allotment where pass_id = ${pass} order by firm_id`
    const { a, b } = f.seeded.firms
    const allotment = await allot(pass, 3, a)
    await f.run(sql`update pass_allotment set sold_as = 'Pass VIP' where id = ${allotment}`)
    await f.done('organizer1', 'DELETE', `/pass_allotments/${allotment}`)
    expect(await names()).toEqual([])
    await allot(pass, 3, a)
    await allot(pass, 2, b)
    expect(await names()).toEqual([
      { firm: a, name: 'Pass VIP' },
      { firm: b, name: null },
    ])
    const other = await passOf()
    await allot(other, 1, a)
    expect(await many(f.db)`select 1 from pass_allotment where sold_as is not null`).toHaveLength(1)
  })

  it('is there for whoever is in the fair, who is told, and gone once it is taken back', async () => {
    const conference = await workshop(10)
    const pass = await passOf({ type: 'limited', conferences: [conference] })
    const allotment = await allot(pass, 1)
    const made = await given(allotment, visitor().email.toUpperCase(), { conferences: [conference] })
    expect(made).toMatchObject({ name: 'Ada Guest', isIn: true, conferences: [conference] })
    expect(await give(allotment, visitor().email)).toEqual(created)
    expect(await counts(allotment)).toEqual({ quantity: 1, given: 1 })
    expect((await f.mails('pass_given')).map(mail => mail.address)).toEqual([visitor().email])
    await f.tick()
    expect(await f.notified('pass_given')).toMatchObject([{ user: visitor().id }])
    const [own] = await f.done<{ isValidated: number }[]>('visitor1', 'GET', `/pass_users?pass=${pass}`)
    expect(own?.isValidated).toBe(1)
    expect((await read(allotment, 'organizer1')).given).toMatchObject([{ id: made.id }])
    expect(await give(allotment, f.seeded.people.visitor2.email)).toEqual([409, 'allotment_limit'])
    const back = `/pass_allotments/${allotment}/given/${made.id}`
    expect((await f.said('firmAdminB', 'DELETE', back))[0]).toBe(404)
    expect(await f.said('organizer1', 'DELETE', back)).toEqual([403, 'forbidden'])
    expect(await f.said('firmAdminA', 'DELETE', back)).toEqual([204, undefined])
    expect(await f.mails('pass_taken_back')).toHaveLength(1)
    expect(await many(f.db)`select 1 from pass_place where conference_id = ${conference}`).toEqual([])
    expect(await give(allotment, f.seeded.people.visitor2.email)).toEqual(created)
  })

  it('goes to an unknown address by an invitation, to an account of elsewhere by the question whether it comes', async () => {
    const conference = await workshop(10)
    const pass = await passOf({ type: 'limited', conferences: [conference] })
    const allotment = await allot(pass, 3)
    expect(await given(allotment, 'new@guest.test', { conferences: [conference] })).toMatchObject({
      isIn: false,
    })
    expect((await f.mails('invitation')).concat(await f.mails('invitation_visitor')).length).toBe(1)
    expect(await given(allotment, f.seeded.people.visitor9.email)).toMatchObject({ isIn: false })
    expect(await f.mails('role_offer')).toHaveLength(1)
    expect(await give(allotment, 'new@guest.test')).toEqual(created)
    expect(await counts(allotment)).toEqual({ quantity: 3, given: 2 })
    // Whoever is invited keeps the place until they come.
    await f.tick('settle_places')
    expect(await many(f.db)`select 1 from pass_place where conference_id = ${conference}`).toHaveLength(1)
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${visitor().id}`)
    expect(await give(allotment, visitor().email)).toEqual([409, 'guest_refused'])
  })

  it('bring along whoever has an account elsewhere, once they say yes to the question', async () => {
    const allotment = await allot(await passOf(), 1)
    await given(allotment, elsewhere().email)
    const token = await offered()
    expect(await f.done('visitor9', 'POST', '/role_offers/shown', { token })).toMatchObject({
      firm: null,
      host: 'Firm A',
      userType: { id: 7 },
    })
    // Whoever asked is no longer asked themselves.
    await f.run(sql`update app_user set is_disabled = true where id = ${f.seeded.people.firmAdminA.id}`)
    expect(await f.done('visitor9', 'POST', '/role_offers/answer', { token, accepts: true })).toEqual({
      homepage: 'fair-one',
      isWaiting: false,
    })
    expect(await members(elsewhere().email)).toEqual([{ email: elsewhere().email, state: 1 }])
    expect((await read(allotment, 'organizer1')).given).toMatchObject([{ isIn: true }])
  })

  it('end the question when they are taken back or refused, and it holds only while the exhibitor takes part', async () => {
    const [one, two] = [await allot(await passOf(), 1), await allot(await passOf(), 1)]
    const [first, second] = [await given(one, elsewhere().email), await given(two, elsewhere().email)]
    expect(await f.mails('role_offer')).toHaveLength(1)
    const token = await offered()
    const taken = (state: number) =>
      f.run(sql`update fair_firm set is_validated = ${state} where firm_id = ${f.seeded.firms.a}`)
    await taken(0)
    expect(await answer(token)).toEqual([409, 'offer_over'])
    await taken(1)
    expect(await takeBack(first, one)).toEqual([204, undefined])
    expect(await f.said('visitor9', 'POST', '/role_offers/shown', { token })).toEqual([200, undefined])
    await f.done('organizer1', 'PUT', `/pass_users/${second.id}`, { isValidated: 2 })
    expect(await answer(token)).toEqual(over)
    const again = await given(one, elsewhere().email)
    const later = await offered()
    expect(await takeBack(again, one)).toEqual([204, undefined])
    expect(await answer(later)).toEqual(over)
    expect(await members(elsewhere().email)).toEqual([])
  })

  it('open no way round a fair that decides on visitors by hand', async () => {
    await byHand()
    const allotment = await allot(await passOf(), 2)
    const fresh = 'new@guest.test'
    const guest = await given(allotment, fresh)
    await given(allotment, elsewhere().email)
    expect(
      await f.done('visitor9', 'POST', '/role_offers/answer', { token: await offered(), accepts: true }),
    ).toMatchObject({ isWaiting: true })
    const both = await members(fresh, elsewhere().email)
    expect(both.map(({ state }) => state)).toEqual([0, 0])
    expect((await read(allotment)).given.map(({ isIn }) => isIn)).toEqual([false, false])
    expect(await takeBack(guest, allotment)).toEqual([204, undefined])
    expect(await members(fresh, elsewhere().email)).toEqual(both.filter(({ email }) => email !== fresh))
  })

  it('taken back leave whoever was given another role before they came', async () => {
    const allotment = await allot(await passOf(), 2)
    const [press, guest] = ['press@guest.test', 'nobody@guest.test']
    const both = [await given(allotment, press), await given(allotment, guest)]
    const { id } = await one<{ id: number }>(f.db)`select id from app_user where email = ${press}`
    await f.done('superAdmin', 'PUT', `/users/${id}/type`, { userType: userTypeId.press })
    for (const one of both) expect(await takeBack(one, allotment)).toEqual([204, undefined])
    expect(await members(press, guest)).toEqual([{ email: press, state: 1 }])
  })

  it('taken back from whoever has not come take the invitation back, unless the fair has decided or another brings them', async () => {
    await byHand()
    const pass = await passOf()
    const [mine, other] = [await allot(pass, 2), await allot(await passOf(), 1, f.seeded.firms.b)]
    const accounts = () => many(f.db)`select 1 from app_user where email like '%@guest.test'`
    const [ada, bo] = ['ada@guest.test', 'bo@guest.test']
    for (let time = 0; time < 2; time++) {
      expect(await takeBack(await given(mine, 'zoe@guest.test'), mine)).toEqual([204, undefined])
      expect(await accounts()).toEqual([])
    }
    const guests = [await given(mine, ada), await given(mine, bo)]
    expect(await give(other, bo, {}, 'firmAdminB')).toEqual(created)
    await f.run(sql`update fair_user set is_validated = 1
      where user_id = (select id from app_user where email = ${ada})`)
    for (const guest of guests) expect(await takeBack(guest, mine)).toEqual([204, undefined])
    expect(await members(ada, bo)).toEqual([
      { email: ada, state: 1 },
      { email: bo, state: 0 },
    ])
    const { given: left } = await read(other, 'firmAdminB')
    await f.done('firmAdminB', 'DELETE', `/pass_allotments/${other}/given/${left[0]?.id}`)
    expect(await members(ada, bo)).toEqual([{ email: ada, state: 1 }])
  })

  it('that somebody was refused, holds, or has of another exhibitor is not given a second time', async () => {
    const pass = await passOf()
    const [mine, other] = [await allot(pass, 5), await allot(pass, 5, f.seeded.firms.b)]
    await f.done('visitor1', 'POST', '/pass_users', { pass })
    expect(await give(mine, visitor().email)).toEqual([409, 'pass_owned_already'])
    const { id } = await given(mine, f.seeded.people.visitor2.email)
    expect(await give(other, f.seeded.people.visitor2.email, {}, 'firmAdminB')).toEqual([
      409,
      'pass_owned_already',
    ])
    await f.done('organizer1', 'PUT', `/pass_users/${id}`, { isValidated: 2 })
    expect(await counts(mine)).toEqual({ quantity: 5, given: 0 })
    expect(await give(mine, f.seeded.people.visitor2.email)).toEqual([409, 'guest_refused'])
  })

  it('have as many places as there are, and never two at one time', async () => {
    const [full, same, free] = [await workshop(10), await workshop(10), await workshop(12)]
    const pass = await passOf({ type: 'limited', conferences: [full, same, free] })
    const allotment = await allot(pass, 5)
    await f.run(sql`update pass_room set places = 1 where conference_id = ${full}`)
    await given(allotment, visitor().email, { conferences: [full] })
    const second = f.seeded.people.visitor2.email
    expect(await give(allotment, second, { conferences: [full] })).toEqual([409, 'room_places_limit'])
    expect(await give(allotment, second, { conferences: [same, full] })).toEqual([409, 'guest_place_clash'])
    expect(await counts(allotment)).toEqual({ quantity: 5, given: 1 })
    expect((await read(allotment)).conferences.map(one => [one.id, one.isFull])).toEqual([
      [full, true],
      [same, false],
      [free, false],
    ])
    expect(await give(allotment, second, { conferences: [free] })).toEqual(created)
  })

  it('are said by whoever runs the fair, for a firm that it has let in, never fewer than are with people', async () => {
    const pass = await passOf()
    const post = (body: object, who: Who = 'organizer1') => f.said(who, 'POST', '/pass_allotments', body)
    const { a, z } = f.seeded.firms
    expect(await post({ pass, firm: z, quantity: 1 })).toEqual([422, 'invalid'])
    expect(await post({ pass, firm: a, quantity: 1 }, 'firmAdminA')).toEqual([403, 'forbidden'])
    expect((await post({ pass, firm: a, quantity: 1 }, 'organizer2'))[0]).toBe(422)
    const allotment = await allot(pass, 3)
    expect(await post({ pass, firm: a, quantity: 1 })).toEqual([409, 'pass_allotment_taken'])
    for (const who of [visitor(), f.seeded.people.visitor2]) await given(allotment, who.email)
    const put = (quantity: number) =>
      f.said('organizer1', 'PUT', `/pass_allotments/${allotment}`, { quantity })
    expect(await put(1)).toEqual([409, 'allotment_limit'])
    expect(await put(2)).toEqual([200, undefined])
    expect(await f.said('organizer1', 'DELETE', `/pass_allotments/${allotment}`)).toEqual([
      409,
      'allotment_given',
    ])
    expect(await f.said('organizer1', 'DELETE', `/passes/${await passOf()}`)).toEqual([204, undefined])
    const sold = await passOf()
    await allot(sold, 1, f.seeded.firms.b)
    expect(await f.said('organizer1', 'DELETE', `/passes/${sold}`)).toEqual([409, 'pass_allotted'])
  })

  it('that were not given out are lost with the fair’s word for the firm; those of another fair are not', async () => {
    const { firms, fairs } = f.seeded
    await f.run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    await f.run(sql`update fair set is_using_conference_module = true where id = ${fairs.fair2}`)
    const [here, spare, there] = [await passOf(), await passOf(), await passOf({}, 'fair2')]
    const [used, unused] = [await allot(here, 4), await allot(spare, 4)]
    const { id: other } = await f.done<{ id: number }>('organizer2', 'POST', '/pass_allotments', {
      pass: there,
      firm: firms.a,
      quantity: 7,
    })
    await given(used, visitor().email)
    const seen = await f.done<{ id: number }[]>('firmAdminA', 'GET', `/pass_allotments?pass.fair=${f.fair}`)
    expect(seen.map(one => one.id).sort()).toEqual([used, unused].sort())
    await f.run(sql`update fair_firm set is_validated = 2 where fair_id = ${f.fair} and firm_id = ${firms.a}`)
    expect(await counts(used)).toEqual({ quantity: 1, given: 1 })
    expect(await many(f.db)`select 1 from pass_allotment where id = ${unused}`).toEqual([])
    expect(await counts(other)).toEqual({ quantity: 7, given: 0 })
    expect(await give(used, 'late@guest.test')).toEqual([403, 'forbidden'])
    await f.run(sql`delete from app_user where id = ${visitor().id}`)
    expect(await counts(used)).toEqual({ quantity: 1, given: 0 })
  })

  it('come back with a decision that is undone and with the firm from the trash, unless something else was said since', async () => {
    const { firms, participations } = f.seeded
    const [some, none, anew] = [await passOf(), await passOf(), await passOf()]
    const used = await allot(some, 4)
    for (const pass of [none, anew]) await allot(pass, 3)
    await f.run(sql`update pass_allotment set sold_as = 'Pass VIP' where pass_id = ${none}`)
    await given(used, visitor().email)
    const all = () =>
      many<{ pass: number; quantity: number; name: string | null }>(f.db)`
        select pass_id as pass, quantity, sold_as as name from pass_allotment
          where firm_id = ${firms.a} order by pass_id`
    const before = await all()
    const lost = [{ pass: some, quantity: 1, name: null }]
    const decide = (isValidated: number, undo: string) =>
      f.done('organizer1', 'POST', '/fair_firms/validate', { ids: [participations.a], isValidated, undo })
    await decide(2, 'offered')
    expect(await all()).toEqual(lost)
    await decide(1, 'taken')
    expect(await all()).toEqual(before)
    await f.done('organizer1', 'DELETE', `/firms/${firms.a}`)
    expect(await all()).toEqual(lost)
    // Whoever runs the fair has said otherwise of one of them meanwhile.
    await f.run(sql`insert into pass_allotment (pass_id, firm_id, quantity) values (${anew}, ${firms.a}, 1)`)
    const [entry] = await f.done<{ id: number }[]>('organizer1', 'GET', `/trash?fair=${f.fair}&kind=firm`)
    await f.done('organizer1', 'POST', `/trash/${entry?.id}/restore`)
    const again = before.map(one => (one.pass === anew ? { ...one, quantity: 1 } : one))
    expect(await all()).toEqual(again)
    // What is long gone stays so.
    await decide(2, 'offered')
    await f.run(sql`update pass set lost = jsonb_set(lost, ${sql.lit(`{${firms.a},at}`)},
      to_jsonb(now() - interval '31 days')) where lost <> '{}'`)
    await decide(1, 'taken')
    expect(await all()).toEqual(lost)
  })
})

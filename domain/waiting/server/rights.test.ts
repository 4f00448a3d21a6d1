import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(() => q.startBusy())
afterAll(() => q.platform.close())

const refused = (...asked: Parameters<typeof q.takeAt>) => q.said(q.takeAt(...asked))

describe('own places', () => {
  it('outlast a page that is closed and a session that is new', async () => {
    const place = await q.take('visitor1', 'a', { reason: 'Prices' })
    await q.gone('visitor1')
    await q.settle()
    expect(await q.own('visitor1')).toMatchObject([{ id: place.id, state: 'waiting', reason: 'Prices' }])
    expect(await q.own(q.idOf('visitor1'))).toMatchObject([{ id: place.id }])
    expect(await q.listed()).toMatchObject({ places: [{ id: place.id, status: 'offline' }] })
  })

  it('are three in a fair at most', async () => {
    await q.take('visitor1')
    await q.run(sql`insert into stand (fair_id, firm_id, fair_hall_id, number)
      select ${q.fair}, ${q.seeded.firms.b}, ${q.seeded.halls.one}, n from generate_series(8, 9) n`)
    await q.run(sql`insert into waiting_queue (stand_id) select id from stand where number in (8, 9)`)
    await q.run(sql`insert into waiting_place (stand_id, fair_id, firm_id, user_id, turn, slot)
      select id, fair_id, firm_id, ${q.idOf('visitor1')}, 1, number - 6 from stand where number in (8, 9)`)
    await q.busy('contactB')
    expect(await q.queue('visitor1', 'b')).toMatchObject({ placesLeft: 0, refusal: 'queue_places_limit' })
    expect(await refused('visitor1', 'b')).toEqual([409, 'queue_places_limit'])
  })

  it('say what they are about, as long as they are open', async () => {
    const place = await q.take('visitor1')
    const say = (reason: string) => q.ask('visitor1', 'PUT', `/queue/places/${place.id}`, { reason })
    expect((await say('Delivery')).json().reason).toBe('Delivery')
    expect(await q.listed()).toMatchObject({ places: [{ reason: 'Delivery' }] })
    expect((await say('x'.repeat(201))).statusCode).toBe(422)
    await q.leave('visitor1', place)
    expect(await q.said(say('Late'))).toEqual([409, 'place_over'])
  })
})

describe('others', () => {
  it('do not read, move or receive a place', async () => {
    const place = await q.take('visitor1')
    for (const who of ['visitor2', 'contactA', 'visitor9', 'organizer1'] as const) {
      expect(await q.said(q.moveAt(who, 'later', place)), who).toEqual([404, 'not_found'])
      expect(await q.said(q.moveAt(who, 'come', place, { by: 'chat' })), who).toEqual([404, 'not_found'])
      expect(await q.said(q.leave(who, place)), who).toEqual([404, 'not_found'])
      expect((await q.own(who).catch(() => [])).length, who).toBe(0)
    }
    for (const who of ['visitor1', 'visitor2', 'contactB', 'firmAdminB', 'firmAdminZ', 'organizer1'] as const)
      for (const [word, body] of [['take', { by: 'chat' }], ['release'], ['done']] as const)
        expect(await q.said(q.moveAt(who, word, place, body)), `${who} ${word}`).toEqual([404, 'not_found'])
    expect(await q.stateOf(place)).toBe('waiting')
    expect(await q.changesOf('visitor1')).toEqual(['taken'])
    expect(await q.changesOf('visitor2')).toEqual([])
  })

  it('than its staff do not read a queue, take the next, or close it', async () => {
    await q.take('visitor1')
    for (const who of ['visitor1', 'contactB', 'firmAdminB'] as const) {
      const places = `/stands/${q.seeded.stands.a}/queue/places`
      expect(await q.said(q.ask(who, 'GET', places)), who).toEqual([403, 'forbidden'])
      expect(await q.said(q.nextAt(who)), who).toEqual([403, 'forbidden'])
      expect(await q.said(q.openOrClose(who, 'close')), who).toEqual([403, 'forbidden'])
    }
    for (const who of ['visitor9', 'firmAdminZ'] as const) {
      expect(await q.said(q.nextAt(who)), who).toEqual([404, 'not_found'])
      expect(await q.said(q.openOrClose(who, 'close')), who).toEqual([404, 'not_found'])
      expect(await refused(who), who).toEqual([404, 'not_found'])
    }
    expect((await q.ask('visitor1', 'GET', `/stands/${q.seeded.stands.z}/queue`)).statusCode).toBe(404)
    expect((await q.ask('visitor1', 'GET', `/stands/${q.seeded.stands.hidden}/queue`)).statusCode).toBe(404)
  })

  it('of a firm with another booth have a queue of their own', async () => {
    await q.busy('contactB')
    const [a, b] = [await q.take('visitor1', 'a'), await q.take('visitor1', 'b')]
    expect((await q.next('contactB', 'chat', 'b')).id).toBe(b.id)
    expect(await q.stateOf(a)).toBe('waiting')
    expect(await q.said(q.nextAt('contactB', 'chat', 'b'))).toEqual([200, undefined])
    await q.openOrClose('contactB', 'close', 'b')
    expect(await q.stateOf(a)).toBe('waiting')
    expect(await q.said(q.nextAt('contactA', 'chat', 'b'))).toEqual([403, 'forbidden'])
  })
})

describe('a place is closed of whoever may not wait any more', () => {
  it.each([
    ['the booth is hidden', () => sql`update stand set is_visible = false where id = ${q.seeded.stands.a}`],
    [
      'the booth is in the trash',
      () => sql`update stand set trashed_at = now() where id = ${q.seeded.stands.a}`,
    ],
    [
      'the booth is another firm’s',
      () => sql`update stand set firm_id = ${q.seeded.firms.b}
      where id = ${q.seeded.stands.a}`,
    ],
    ['the fair is in preparation', () => sql`update fair set fair_status_id = 1 where id = ${q.fair}`],
    ['the fair is over', () => sql`update fair set fair_status_id = 3 where id = ${q.fair}`],
    [
      'the exhibitor is refused',
      () => sql`update fair_firm set is_validated = 2 where firm_id = ${q.seeded.firms.a}`,
    ],
    [
      'their registration is refused',
      () => sql`update fair_user set is_validated = 2 where user_id = ${q.idOf('visitor1')}`,
    ],
    ['the fair is closed', () => sql`update fair set fair_status_id = 4 where id = ${q.fair}`],
    ['the fair is in the trash', () => sql`update fair set trashed_at = now() where id = ${q.fair}`],
    [
      'nothing to talk by is left',
      () => sql`update fair set is_using_direct_message_module = false,
      is_using_visio = false where id = ${q.fair}`,
    ],
    ['they left the fair', () => sql`delete from fair_user where user_id = ${q.idOf('visitor1')}`],
    [
      'their account is closed',
      () => sql`update app_user set is_disabled = true where id = ${q.idOf('visitor1')}`,
    ],
  ])('%s', async (_, change) => {
    const waiting = await q.take('visitor1')
    await q.run(change())
    await q.settle()
    expect(await q.stateOf(waiting)).toBe('closed')
    expect((await q.toldOf('visitor1')).at(-1)).toMatchObject({
      change: 'ended',
      place: { closedBecause: 'not_allowed' },
    })
  })

  it.each(['visitor1', 'contactA'] as const)('%s has blocked the other side', async who => {
    const { id } = await q.open('visitor1', q.booth('a'))
    await q.write('visitor1', id, 'Hello')
    const place = await q.take('visitor1')
    expect((await q.send(who, 'POST', `/conversations/${id}/block`)).statusCode).toBeLessThan(300)
    await q.settle()
    expect(await q.stateOf(place)).toBe('closed')
    expect(await refused('visitor1')).toEqual([409, 'queue_not_offered'])
  })

  it('also while they are called, and whoever called is free again', async () => {
    const place = await q.take('visitor1')
    await q.take('visitor2')
    await q.next()
    await q.run(sql`delete from fair_user where user_id = ${q.idOf('visitor1')}`)
    await q.settle()
    expect(await q.stateOf(place)).toBe('closed')
    expect(await q.next()).toMatchObject({ person: { id: q.idOf('visitor2') } })
  })

  it('and somebody who is erased frees whoever receives them, and whoever is next is told so', async () => {
    const erase = async (who: 'visitor1' | 'visitor2') =>
      expect((await q.send('superAdmin', 'DELETE', `/users/${q.idOf(who)}`)).statusCode).toBe(204)
    await q.take('visitor1')
    await q.take('visitor2')
    await q.take('press')
    await q.next()
    await erase('visitor1')
    await erase('visitor2')
    await q.settle()
    const talks = await many(q.db)`select 1 from presence_talk where cause like 'queue:%'`
    expect(talks).toEqual([])
    expect(await q.changesOf('press')).toEqual(['taken', 'moved', 'next'])
  })

  it('and a contact who works there no more gives back whom they have called', async () => {
    const place = await q.take('visitor1')
    await q.next()
    await q.run(sql`delete from stand_contact where user_id = ${q.idOf('contactA')}`)
    await q.settle()
    expect(await q.stateOf(place)).toBe('waiting')
  })
})

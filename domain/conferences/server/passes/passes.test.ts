import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PassesFixture, passesFixture } from '#app/server/testing/passes-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import { decisionLink } from './decision-link.ts'

let f: PassesFixture
beforeAll(async () => {
  f = await passesFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

describe('places of a limited pass', () => {
  it('are all taken or none', async () => {
    const [free, full] = [await f.workshop(10), await f.workshop(12)]
    const pass = await f.limited([free, full])
    await f.placesOf(full, 1)
    await f.asked(f.askFor('visitor1', pass, [full]))
    const answer = await f.askFor('visitor2', pass, [free, full])
    expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'room_places_limit'])
    expect(await f.held(free)).toEqual([])
    expect(await f.asked(f.askFor('visitor2', pass, [free, full], { queue: true }))).toMatchObject({
      places: [free],
      queued: [full],
    })
  })

  it('come back with a pass out of the trash of its fair alone, also of a session that went there as well', async () => {
    const [conference, other] = [await f.workshop(10), await f.workshop(12)]
    const pass = await f.limited([conference, other], {
      roles: ['ROLE_PRESS'],
      validatingEmails: 'desk@mail.test',
    })
    await f.ask('organizer1', 'PUT', `/passes/${pass}/rooms/${conference}`, { places: 7 })
    const read = async (id: number) => {
      const row = (await f.ask('organizer1', 'GET', `/passes/${id}`)).json()
      const rooms = (await f.ask('organizer1', 'GET', `/passes/${id}/rooms`)).json()
      return { row, rooms }
    }
    const whole = await read(pass)
    type Entry = { id: number; kind: string; of: number }
    const trash = () => f.done<Entry[]>('organizer1', 'GET', `/trash?fair=${f.fair}`)
    const restore = async (kind: string) => {
      const entry = (await trash()).find(one => one.kind === kind)
      const path = `/trash/${entry?.id}/restore`
      expect((await f.said('organizer2', 'POST', path))[0]).toBeGreaterThanOrEqual(403)
      return f.said('organizer1', 'POST', path)
    }
    // Either way round: which of the two is restored first does not matter.
    for (const order of [
      ['pass', 'conference'],
      ['conference', 'pass'],
    ]) {
      await f.done('organizer1', 'DELETE', `/passes/${pass}`)
      expect((await f.said('organizer1', 'GET', `/passes/${pass}`))[0]).toBe(404)
      await f.done('organizer1', 'DELETE', `/conferences/${other}`)
      for (const kind of order) expect(await restore(kind), kind).toEqual([204, undefined])
      expect(await read(pass)).toEqual(whole)
      await f.done('organizer1', 'DELETE', `/conferences/${other}`)
      await f.done('organizer1', 'DELETE', `/passes/${pass}`)
      for (const kind of order) expect(await restore(kind), kind).toEqual([204, undefined])
      expect(await read(pass)).toEqual(whole)
    }
    expect(await trash()).toEqual([])
    await f.asked(f.askFor('visitor1', pass, [conference]))
    expect(await f.said('organizer1', 'DELETE', `/passes/${pass}`)).toEqual([409, 'pass_in_use'])
  })

  it('given back, a place goes to the first who waits, who is told by mail and in their list', async () => {
    const conference = await f.workshop(10)
    const pass = await f.limited([conference])
    await f.placesOf(conference, 1)
    const [holder = 0, first = 0, second = 0] = await f.people(3)
    const { id } = await f.asked(f.askFor(holder, pass, [conference]))
    for (const who of [first, second]) await f.asked(f.askFor(who, pass, [conference], { queue: true }))
    await f.ask(holder, 'DELETE', `/pass_users/${id}/places/${conference}`)
    expect(await f.held(conference)).toEqual([
      { user: first, isQueued: false },
      { user: second, isQueued: true },
    ])
    expect(await f.mails('place_free')).toHaveLength(1)
    await f.tick()
    expect(await f.notified('place_given')).toEqual([{ user: first, path: `/conference/view/${conference}` }])
  })

  it('of somebody who is erased or put out of the fair goes to the next by the clock', async () => {
    const conference = await f.workshop(10)
    const pass = await f.limited([conference])
    await f.placesOf(conference, 1)
    const [holder = 0, next = 0] = await f.people(2)
    await f.asked(f.askFor(holder, pass, [conference]))
    await f.asked(f.askFor(next, pass, [conference], { queue: true }))
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${holder}`)
    await f.tick('settle_places')
    expect(await f.held(conference)).toEqual([{ user: next, isQueued: false }])
  })

  it('are as many as whoever runs the fair says, never fewer than are taken; who waits for one more has it at once', async () => {
    const conference = await f.workshop(10)
    const pass = await f.limited([conference])
    const rooms = `/passes/${pass}/rooms`
    const set = (places: number, who: 'organizer1' | 'organizer2' | 'visitor1' = 'organizer1') =>
      f.said(who, 'PUT', `${rooms}/${conference}`, { places })
    expect(await set(1)).toEqual([200, undefined])
    await f.asked(f.askFor('visitor1', pass, [conference]))
    await f.asked(f.askFor('visitor2', pass, [conference], { queue: true }))
    expect(await f.done('organizer1', 'GET', rooms)).toMatchObject([
      { conference, places: 1, taken: 1, waiting: 1 },
    ])
    expect(await set(2)).toEqual([200, undefined])
    expect((await f.held(conference)).map(row => row.isQueued)).toEqual([false, false])
    expect(await set(1)).toEqual([409, 'places_taken'])
    expect(await set(101)).toEqual([422, 'invalid'])
    expect(await set(3, 'visitor1')).toEqual([403, 'forbidden'])
    expect((await set(3, 'organizer2'))[0]).toBe(404)
  })

  it('at one time are one: another is refused, or swapped in one step', async () => {
    const [here, there, elsewhere] = [await f.workshop(10), await f.workshop(10), await f.workshop(11)]
    const pass = await f.limited([here, there, elsewhere])
    expect((await f.askFor('visitor1', pass, [here, there])).json().message_code).toBe('place_clash')
    const { id } = await f.asked(f.askFor('visitor1', pass, [here, elsewhere]))
    expect((await f.askFor('visitor1', pass, [there])).json().message_code).toBe('place_clash')
    expect(await f.asked(f.askFor('visitor1', pass, [there], { swap: true }))).toEqual({
      id,
      pass,
      isValidated: 1,
      places: [there, elsewhere].sort((x, y) => x - y),
      queued: [],
    })
    expect(await f.counted(here)).toBe(0)
  })
})

describe('who decides about a pass', () => {
  const validators = 'Press@Mail.test ; desk@mail.test;'
  const requestOf = async (who: Who = 'visitor1') => {
    const conference = await f.workshop(10)
    const pass = await f.limited([conference], { validatingEmails: validators })
    return { conference, ...(await f.asked(f.askFor(who, pass, [conference]))) }
  }
  const tokenOf = (request: number, address = 'press@mail.test') =>
    decisionLink(request, address, f.platform.services).split('#decision=')[1] ?? ''
  const decide = (id: number, token: string, isValidated: number) =>
    f.said(null, 'POST', `/pass_users/${id}/decide`, { token, isValidated })

  it('is told to those alone who run the fair', async () => {
    const { pass } = await requestOf()
    const line = async (who: Who) => (await f.ask(who, 'GET', `/passes/${pass}`)).json().validatingEmails
    expect(await line('organizer1')).toBe('press@mail.test; desk@mail.test')
    expect(await line('visitor1')).toBe('')
  })

  it('is at most ten addresses, each of them one', async () => {
    const put = async (line: string) =>
      (
        await f.ask('organizer1', 'POST', '/passes', {
          fair: f.fair,
          name: 'Press',
          type: 'open',
          validatingEmails: line,
        })
      ).statusCode
    expect(await put('no address')).toBe(422)
    expect(await put(Array.from({ length: 11 }, (_, n) => `n${n}@mail.test`).join(';'))).toBe(422)
    expect(await put(Array.from({ length: 10 }, (_, n) => `n${n}@mail.test`).join(';'))).toBe(201)
  })

  it('gets a link each, which only asks; the first decision counts, with its address', async () => {
    const { id, isValidated, conference } = await requestOf()
    expect(isValidated).toBe(0)
    const sent = await f.mails('pass_asked')
    expect(sent.map(mail => mail.address).sort()).toEqual(['desk@mail.test', 'press@mail.test'])
    const links = sent.map(mail => /#decision=([\w-]+)/.exec(mail.text)?.[1] ?? '')
    expect(new Set(links).size).toBe(2)
    const shown = await f.send(null, 'POST', `/pass_users/${id}/shown`, { token: links[0] })
    expect(shown.json()).toMatchObject({ isValidated: 0, places: [{ title: '10' }] })
    expect(shown.body).not.toContain(f.seeded.people.visitor1.email)
    expect(await decide(id, tokenOf(id), 1)).toEqual([200, undefined])
    expect(await decide(id, tokenOf(id), 1)).toEqual([200, undefined])
    expect(await decide(id, tokenOf(id, 'desk@mail.test'), 2)).toEqual([409, 'pass_decided'])
    const record = (await f.ask('organizer1', 'GET', `/pass_users/${id}`)).json()
    expect(record).toMatchObject({ isValidated: 1, decidedBy: 'press@mail.test' })
    expect((await f.ask('visitor1', 'GET', `/pass_users/${id}`)).json().decidedBy).toBeNull()
    expect(await f.mails('pass_validated')).toHaveLength(1)
    await f.platform.services.queue.runDue()
    expect(await f.notified('pass_validated')).toMatchObject([{ user: f.seeded.people.visitor1.id }])
    expect(await f.held(conference)).toHaveLength(1)
  })

  it('decides by no link that is forged, of another request, of somebody who decides no more, or too old', async () => {
    const { id, pass } = await requestOf()
    const other = await f.asked(f.askFor('visitor2', pass))
    const none = [404, 'not_found']
    expect(await decide(id, `${tokenOf(id).slice(0, -1)}x`, 1)).toEqual(none)
    expect(await decide(id, tokenOf(other.id), 1)).toEqual(none)
    expect(await decide(id, tokenOf(id, 'stranger@mail.test'), 1)).toEqual(none)
    const now = new Date(Date.now() - 15 * 86_400_000)
    const old = decisionLink(id, 'press@mail.test', { ...f.platform.services, now: () => now })
    expect(await decide(id, old.split('#decision=')[1] ?? '', 1)).toEqual([410, 'decision_link_over'])
    const token = tokenOf(id)
    await f.ask('organizer1', 'PUT', `/passes/${pass}`, { validatingEmails: 'desk@mail.test' })
    expect(await decide(id, token, 1)).toEqual(none)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await decide(id, tokenOf(id, 'desk@mail.test'), 1)).toEqual(none)
  })

  it('refuses: the places are given back, and the same is not asked again', async () => {
    const { id, pass, conference } = await requestOf()
    expect(await decide(id, tokenOf(id), 2)).toEqual([200, undefined])
    expect([await f.held(conference), await f.counted(conference)]).toEqual([[], 0])
    expect(await f.mails('pass_refused')).toHaveLength(1)
    expect((await f.askFor('visitor1', pass)).json().message_code).toBe('pass_refused')
    expect(await f.said('visitor1', 'DELETE', `/pass_users/${id}`)).toEqual([409, 'pass_refused'])
  })

  it('is nobody for a pass without addresses, and for those who hold it by their role', async () => {
    const open = await f.made<{ id: number }>('/passes', { name: 'Free', type: 'open' })
    expect((await f.asked(f.askFor('visitor1', open.id))).isValidated).toBe(1)
    const press = await f.made<{ id: number }>('/passes', {
      name: 'Press',
      type: 'open',
      roles: ['ROLE_VISITOR'],
      validatingEmails: validators,
    })
    expect((await f.asked(f.askFor('visitor1', press.id))).isValidated).toBe(1)
    expect(await f.mails('pass_asked')).toEqual([])
  })

  it('is whoever runs the fair besides; what was decided is not made undecided', async () => {
    const { id } = await requestOf()
    const put = (who: 'organizer1' | 'organizer2' | 'visitor1', isValidated: number) =>
      f.said(who, 'PUT', `/pass_users/${id}`, { isValidated })
    expect(await put('visitor1', 1)).toEqual([403, 'forbidden'])
    expect((await put('organizer2', 1))[0]).toBe(404)
    expect(await put('organizer1', 1)).toEqual([200, undefined])
    expect(await put('organizer1', 0)).toEqual([409, 'state_conflict'])
    expect(await put('organizer1', 2)).toEqual([200, undefined])
    expect((await f.mails('pass_refused')).length + (await f.mails('pass_validated')).length).toBe(2)
  })
})

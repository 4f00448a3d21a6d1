import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inMinutes } from '#app/server/testing/conference-fixture.ts'
import { type PassesFixture, passesFixture } from '#app/server/testing/passes-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { many } from '#platform/server/database/rows.ts'
import type { readAgenda } from '../../contract/agenda.ts'
import type { GivenPass } from '../../contract/given-pass.ts'

let f: PassesFixture
beforeAll(async () => {
  f = await passesFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const agenda = async (who: Who) =>
  (await f.done<ResponseOf<typeof readAgenda>>(who, 'GET', `/agenda?fair=${f.fair}`)).entries
/** Of each in somebody’s agenda what they have of it. */
const held = async (who: Who) =>
  (await agenda(who)).map(({ conference, hasPlace, isQueued, isAsked }) => [
    conference.id,
    hasPlace ? 'place' : isQueued ? 'queued' : isAsked ? 'asked' : 'kept',
  ])
const keep = (who: Who, conference: number) => f.done(who, 'POST', '/agenda_entries', { conference })
const giveBack = (who: Who, request: number, conference: number) =>
  f.done(who, 'DELETE', `/pass_users/${request}/places/${conference}`)

describe('a place is in its holder’s agenda', () => {
  it('when it was taken, queued for, moved up to though the entry was taken out meanwhile, and asked for', async () => {
    const [here, there] = [await f.workshop(10), await f.workshop(12)]
    const pass = await f.limited([here])
    const asked = await f.limited([there], { validatingEmails: 'desk@mail.test' })
    await f.placesOf(here, 1)
    const { id: request } = await f.asked(f.askFor('visitor1', pass, [here]))
    expect(await held('visitor1')).toEqual([[here, 'place']])
    await f.asked(f.askFor('visitor2', pass, [here], { queue: true }))
    const [entry] = await agenda('visitor2')
    expect(await held('visitor2')).toEqual([[here, 'queued']])
    await f.done('visitor2', 'DELETE', `/agenda_entries/${entry?.id}`)
    await giveBack('visitor1', request, here)
    expect([await held('visitor1'), await held('visitor2')]).toEqual([[], [[here, 'place']]])
    const { id: undecided } = await f.asked(f.askFor('visitor1', asked, [there]))
    expect(await held('visitor1')).toEqual([[there, 'asked']])
    await f.done('organizer1', 'PUT', `/pass_users/${undecided}`, { isValidated: 1 })
    expect(await held('visitor1')).toEqual([[there, 'place']])
  })

  it('when an exhibitor gave it, also to an address that comes to the fair later, until it is taken back', async () => {
    const conference = await f.workshop(10)
    const pass = await f.limited([conference])
    const { id: allotment } = await f.done<{ id: number }>('organizer1', 'POST', '/pass_allotments', {
      pass,
      firm: f.seeded.firms.a,
      quantity: 2,
    })
    const give = (email: string) =>
      f.done<GivenPass>('firmAdminA', 'POST', `/pass_allotments/${allotment}/given`, {
        email,
        firstName: 'Ada',
        lastName: 'Guest',
        conferences: [conference],
      })
    const { id: given } = await give(f.seeded.people.visitor1.email)
    await give('new@guest.test')
    expect(await held('visitor1')).toEqual([[conference, 'place']])
    const people = await many<{ email: string }>(f.db)`
      select u.email from agenda_entry e join app_user u on u.id = e.user_id
      where e.conference_id = ${conference} order by u.email`
    expect(people.map(({ email }) => email)).toEqual(
      ['new@guest.test', f.seeded.people.visitor1.email].sort(),
    )
    await f.done('firmAdminA', 'DELETE', `/pass_allotments/${allotment}/given/${given}`)
    expect(await held('visitor1')).toEqual([])
  })

  it('until it is swapped, refused, or its holder has left; what they had put there themselves stays', async () => {
    const [here, there, own] = [await f.workshop(10), await f.workshop(10), await f.workshop(12)]
    const pass = await f.limited([here, there, own])
    await f.asked(f.askFor('visitor1', pass, [here]))
    const { id } = await f.asked(f.askFor('visitor1', pass, [there], { swap: true }))
    expect(await held('visitor1')).toEqual([[there, 'place']])
    await keep('visitor1', own)
    await f.asked(f.askFor('visitor1', pass, [own]))
    await giveBack('visitor1', id, own)
    expect(await held('visitor1')).toEqual([
      [there, 'place'],
      [own, 'kept'],
    ])
    await f.done('organizer1', 'PUT', `/pass_users/${id}`, { isValidated: 2 })
    expect(await held('visitor1')).toEqual([[own, 'kept']])
    await f.asked(f.askFor('visitor2', pass, [here]))
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.visitor2.id}`)
    await f.tick('settle_places')
    expect(await many(f.db)`select 1 from agenda_entry where conference_id = ${here}`).toEqual([])
  })

  it('and in their calendar: as settled, or as open while they wait', async () => {
    const [here, there] = [await f.workshop(10), await f.workshop(12)]
    const pass = await f.limited([here, there])
    await f.placesOf(there, 1)
    await f.asked(f.askFor('visitor2', pass, [there]))
    await f.asked(f.askFor('visitor1', pass, [here, there], { queue: true }))
    const feed = await f.done<{ url: string }>('visitor1', 'POST', '/agenda/feeds', { fair: f.fair })
    const { body } = await f.platform.call(null, { url: new URL(feed.url).pathname })
    expect(body.split('\r\n').filter(line => /^(UID|STATUS)/.test(line))).toEqual([
      expect.stringContaining(`conference-${here}@`),
      'STATUS:CONFIRMED',
      expect.stringContaining(`conference-${there}@`),
      'STATUS:TENTATIVE',
    ])
  })

  it('and reminded of; whoever waits for one is so only where they asked for it', async () => {
    const soon = await f.published({ format: 'workshop', begin: inMinutes(10), end: inMinutes(60) })
    const pass = await f.limited([soon])
    await f.placesOf(soon, 1)
    await f.asked(f.askFor('visitor1', pass, [soon]))
    for (const who of ['visitor2', 'press'] as const)
      await f.asked(f.askFor(who, pass, [soon], { queue: true }))
    await f.done('press', 'POST', '/agenda_entries', { conference: soon, remindMinutes: 15 })
    await f.tick('remind_of_conferences')
    const { visitor1, press } = f.seeded.people
    expect((await f.mails('reminder')).map(({ address }) => address).sort()).toEqual(
      [visitor1.email, press.email].sort(),
    )
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { readAgenda } from '../../contract/agenda.ts'
import type { untoldChanges } from '../../contract/notices.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const days = (count: number) => count * 24 * 60
/** A session in some days, in the agenda of these people. */
async function kept(day: number, ...people: Name[]): Promise<number> {
  const id = await f.published({
    title: `Session ${day}`,
    begin: inMinutes(days(day)),
    end: inMinutes(days(day) + 60),
  })
  for (const who of people) await f.done(who, 'POST', '/agenda_entries', { conference: id })
  return id
}
const move = (id: number, day: number) =>
  f.done('organizer1', 'PUT', `/conferences/${id}`, {
    begin: inMinutes(days(day)),
    end: inMinutes(days(day) + 60),
  })
const cancel = (id: number) => f.done('organizer1', 'POST', `/conferences/${id}/cancel`, {})
const at = () => `/fairs/${f.fair}/conference_changes`
const untold = () => f.done<ResponseOf<typeof untoldChanges>>('organizer1', 'GET', at())
const tell = async () => {
  const told = await f.done<{ people: number }>('organizer1', 'POST', `${at()}/tell`)
  await f.tick()
  return told.people
}
const goBy = async (minutes: number) => {
  const since = sql`make_interval(mins => ${minutes})`
  await f.run(sql`update conference_change set at = at - ${since}`)
  await f.run(sql`update agenda_entry set created_at = created_at - ${since}`)
}
const addressesOf = (...people: Name[]) => people.map(who => f.seeded.people[who].email).sort()
const written = async () => (await f.mails('agenda_changed')).map(mail => mail.address).sort()

describe('changes of an agenda', () => {
  it('gather: each person is told once of all of them, by mail and in their list', async () => {
    const [first, second, third] = [
      await kept(10, 'visitor1', 'visitor2'),
      await kept(11, 'visitor1'),
      await kept(12),
    ]
    await move(first, 13)
    await cancel(second)
    await cancel(third)
    expect(await untold()).toMatchObject({
      people: 2,
      changes: [
        { conference: first, kind: 'moved', people: 2 },
        { conference: second, kind: 'cancelled', people: 1 },
        { conference: third, kind: 'cancelled', people: 0 },
      ],
    })
    expect(await tell()).toBe(2)
    expect(await written()).toEqual(addressesOf('visitor1', 'visitor2'))
    const { id } = f.seeded.people.visitor1
    const mine = (await f.mails('agenda_changed')).find(
      mail => mail.address === f.seeded.people.visitor1.email,
    )
    expect([mine?.text.includes('Session 10'), mine?.text.includes('Session 11')]).toEqual([true, true])
    expect((await f.notified('agenda_changed')).filter(one => one.user === id)).toHaveLength(1)
    expect(await tell()).toBe(0)
    expect(await untold()).toEqual({ people: 0, changes: [] })
  })

  it('that were taken back are told to nobody', async () => {
    const id = await kept(10, 'visitor1')
    await cancel(id)
    await f.done('organizer1', 'POST', `/conferences/${id}/restore`)
    expect(await tell()).toBe(0)
    expect(await written()).toEqual([])
  })

  it('from before it was in somebody’s agenda are not told to them', async () => {
    const id = await kept(10, 'visitor1')
    await move(id, 11)
    await f.done('visitor2', 'POST', '/agenda_entries', { conference: id })
    expect(await tell()).toBe(1)
    expect(await written()).toEqual(addressesOf('visitor1'))
  })

  it('are told by themselves after a quiet quarter of an hour', async () => {
    await cancel(await kept(10, 'visitor1'))
    await goBy(10)
    await f.tick('tell_due_changes')
    expect(await written()).toEqual([])
    await goBy(6)
    await f.tick('tell_due_changes')
    expect(await written()).toEqual(addressesOf('visitor1'))
  })

  it('of what begins or was to begin within a day are told at once and once, and of nothing else', async () => {
    const [soon, later] = [await kept(0.5, 'visitor1'), await kept(10, 'visitor2')]
    for (const id of [soon, later]) await cancel(id)
    const [away, here] = [await kept(0.5, 'press'), await kept(10, 'organizer1')]
    for (const day of [2, 3]) await move(away, day)
    await f.done('superAdmin', 'PUT', `/conferences/${here}`, {
      begin: inMinutes(days(0.5)),
      end: inMinutes(days(0.5) + 60),
    })
    const told = addressesOf('visitor1', 'press', 'organizer1')
    for (const _ of [1, 2]) {
      await f.tick('tell_due_changes')
      expect(await written()).toEqual(told)
    }
  })

  it('are told to nobody who has left the fair', async () => {
    const id = await kept(10, 'visitor1', 'visitor2')
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.visitor1.id}`)
    await cancel(id)
    expect(await tell()).toBe(1)
    expect(await written()).toEqual(addressesOf('visitor2'))
  })

  it('are told to whoever speaks or moderates there, with what they do, unless they have declined or left', async () => {
    const speaker = async (who: Name) =>
      (await f.made<{ id: number }>('/speakers', { name: who, user: f.seeded.people[who].id })).id
    const [there, declined, gone] = [
      await speaker('speaker'),
      await speaker('visitor1'),
      await speaker('press'),
    ]
    const { id: unknown } = await f.made<{ id: number }>('/speakers', { name: 'No account' })
    const id = await f.published({
      title: 'Talk',
      begin: inMinutes(days(10)),
      end: inMinutes(days(10) + 60),
      moderator: f.seeded.people.moderator.id,
      speakers: [there, declined, gone, unknown],
    })
    await f.run(sql`update speaker set state = 'declined' where id = ${declined}`)
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.press.id}`)
    await cancel(id)
    expect(await untold()).toMatchObject({ people: 2, changes: [{ conference: id, people: 2 }] })
    const own = async (who: Name) =>
      (await f.done<ResponseOf<typeof readAgenda>>(who, 'GET', `/agenda?fair=${f.fair}`)).own
    expect(await own('speaker')).toMatchObject([{ id, state: 'cancelled', hasBackstage: false }])
    expect(await tell()).toBe(2)
    expect(await written()).toEqual(addressesOf('speaker', 'moderator'))
    const said = async (who: Name) =>
      (await f.mails('agenda_changed')).find(({ address }) => address === f.seeded.people[who].email)?.text
    expect(await said('speaker')).toContain('Talk · annulée · vous intervenez')
    expect(await said('moderator')).toContain('Talk · annulée · vous modérez')
    expect(await f.notified('agenda_changed')).toHaveLength(2)
  })

  it('are not told to whoever made them, as long as nobody else changed the same', async () => {
    const id = await kept(10, 'organizer1', 'visitor1')
    await move(id, 11)
    expect(await tell()).toBe(1)
    expect(await written()).toEqual(addressesOf('visitor1'))
    await move(id, 12)
    await f.done('superAdmin', 'POST', `/conferences/${id}/cancel`, {})
    expect(await tell()).toBe(2)
    expect(await written()).toEqual(addressesOf('organizer1', 'visitor1', 'visitor1'))
  })

  it('are seen and told by those alone who run the fair', async () => {
    for (const who of ['visitor1', 'firmAdminA', 'moderator'] as const)
      expect(await f.said(who, 'GET', at()), who).toEqual([403, 'forbidden'])
    expect(await f.said('organizer2', 'POST', `${at()}/tell`)).toEqual([403, 'forbidden'])
  })
})

describe('reminders', () => {
  const remind = () => f.tick('remind_of_conferences')
  const reminded = async () => (await f.mails('reminder')).map(mail => mail.address).sort()

  it('go out once, a quarter of an hour before or when somebody wished, whoever asks and however often', async () => {
    const id = await f.published({ title: 'Soon', begin: inMinutes(14), end: inMinutes(60) })
    const later = await f.published({ title: 'Later', begin: inMinutes(50), end: inMinutes(90) })
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: id })
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: later })
    await f.done('visitor2', 'POST', '/agenda_entries', { conference: later, remindMinutes: 55 })
    await f.done('press', 'POST', '/agenda_entries', { conference: id, remindMinutes: 5 })
    for (let turn = 0; turn < 3; turn += 1) await remind()
    expect(await reminded()).toEqual(addressesOf('visitor1', 'visitor2'))
    expect((await f.notified('conference_reminder')).length).toBe(2)
    expect((await f.mails('reminder'))[0]?.text).toContain('Soon')
  })

  it('come to whoever asks for one of what reminds nobody else', async () => {
    // Within the usual quarter of an hour.
    const times = { begin: inMinutes(10), end: inMinutes(60) }
    const silent = await f.published({ ...times, isReminding: false })
    for (const [who, remindMinutes] of [
      ['visitor1', null],
      ['visitor2', 30],
      ['press', 5],
    ] as const)
      await f.done(who, 'POST', '/agenda_entries', { conference: silent, remindMinutes })
    const { entries } = await f.done<ResponseOf<typeof readAgenda>>(
      'visitor1',
      'GET',
      `/agenda?fair=${f.fair}`,
    )
    expect(entries[0]?.conference.isReminding).toBe(false)
    await remind()
    expect(await reminded()).toEqual(addressesOf('visitor2'))
  })

  it('come anew for what was moved, and never for what is cancelled, hidden, or not to be reminded of', async () => {
    const entry = async (body: object) => {
      const id = await f.published({ begin: inMinutes(10), end: inMinutes(60), ...body })
      await f.done('visitor1', 'POST', '/agenda_entries', { conference: id })
      return id
    }
    const moved = await entry({})
    await cancel(await entry({}))
    await entry({ isReminding: false })
    const hidden = await entry({})
    await f.done('organizer1', 'PUT', `/conferences/${hidden}`, { isVisible: false })
    await remind()
    expect(await reminded()).toHaveLength(1)
    await f.done('organizer1', 'PUT', `/conferences/${moved}`, { begin: inMinutes(12), end: inMinutes(70) })
    await remind()
    expect(await reminded()).toHaveLength(2)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PassesFixture, passesFixture } from '#app/server/testing/passes-fixture.ts'
import type { AgendaEntry } from '../contract/agenda.ts'
import type { OtherRun } from '../contract/other-runs.ts'

let f: PassesFixture
beforeAll(async () => {
  f = await passesFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const hour = (of: number) => `2036-06-01T${String(of).padStart(2, '0')}:00:00.000Z`
const at = (from: number) => ({ begin: hour(from), end: hour(from + 1) })
const speaker = async (name: string) => (await f.made<{ id: number }>('/speakers', { name })).id
const talk = (from: number, body: object = {}) => f.published({ title: 'Talk', ...at(from), ...body })
const add = (conference: number, body: object = {}) =>
  f.done<AgendaEntry>('visitor1', 'POST', '/agenda_entries', { conference, ...body })
const runs = () => f.done<OtherRun[]>('visitor1', 'GET', `/agenda/other_runs?fair=${f.fair}`)
const agenda = async () =>
  (await f.done<{ entries: AgendaEntry[] }>('visitor1', 'GET', `/agenda?fair=${f.fair}`)).entries.map(
    ({ conference, hasPlace, remindMinutes }) => [conference.id, hasPlace, remindMinutes],
  )
const goTo = ({ id }: AgendaEntry, conference: number) =>
  f.done<AgendaEntry>('visitor1', 'POST', `/agenda_entries/${id}/other_run`, { conference })

describe('of what clashes another run', () => {
  it('is the same by the same people at a time that is free, and nothing that is over, cancelled, hidden or kept already', async () => {
    const speakers = [await speaker('One')]
    const entry = await add(await talk(10, { speakers }))
    const later = await talk(15, { speakers, title: ' talk' })
    expect(await runs()).toEqual([])
    await add(await f.published({ title: 'Else', ...at(10) }))
    await add(await f.published({ title: 'Else too', ...at(12) }))
    await talk(12, { speakers })
    await talk(16, { speakers: [await speaker('Two')] })
    await talk(17)
    await talk(18, { speakers, isVisible: false })
    const cancelled = await talk(19, { speakers })
    await f.done('organizer1', 'POST', `/conferences/${cancelled}/cancel`, {})
    const over = await talk(20, { speakers })
    await f.run(sql`update conference set begin_at = now() - interval '2 hours',
      end_at = now() - interval '1 hour' where id = ${over}`)
    expect(await runs()).toEqual([
      { entry: entry.id, conference: later, begin: hour(15), room: null, placesLeft: null },
    ])
    await add(later)
    expect(await runs()).toEqual([])
  })

  it('is what a file names as one, whatever it is called, and of an exhibitor what has one title', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const [first, second] = [await talk(10, { program }), await talk(15, { program, title: 'Again' })]
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    await f.run(sql`update conference c set guid = one.guid, occurrence = 1 from conference one
      where c.id = ${second} and one.id = ${first}`)
    const own = { firm: f.seeded.firms.a, title: 'Demonstration' }
    const [shown, again] = [await talk(10, own), await talk(16, own)]
    const entries = [await add(first), await add(shown)]
    expect((await runs()).map(({ entry, conference }) => [entry, conference])).toEqual([
      [entries[0]?.id, second],
      [entries[1]?.id, again],
    ])
  })

  it('is gone to with the reminder and back again, and by nobody else', async () => {
    const speakers = [await speaker('One')]
    const first = await talk(10, { speakers })
    const entry = await add(first, { remindMinutes: 30 })
    const second = await talk(15, { speakers })
    const there = await goTo(entry, second)
    expect(await agenda()).toEqual([[second, false, 30]])
    await goTo(there, first)
    const [{ id } = there] = (
      await f.done<{ entries: AgendaEntry[] }>('visitor1', 'GET', `/agenda?fair=${f.fair}`)
    ).entries
    expect(await agenda()).toEqual([[first, false, 30]])
    const body = { conference: second }
    expect(await f.said('visitor2', 'POST', `/agenda_entries/${id}/other_run`, body)).toEqual([
      404,
      'not_found',
    ])
    const unlike = { conference: await talk(16) }
    expect(await f.said('visitor1', 'POST', `/agenda_entries/${id}/other_run`, unlike)).toEqual([
      409,
      'run_gone',
    ])
  })

  it('needs a place where one comes by a limited pass: it is offered while there is one, and the other goes to who waits', async () => {
    const speakers = [await speaker('One')]
    const here = { speakers, format: 'workshop' }
    const [first, second, closed] = [await talk(10, here), await talk(15, here), await talk(17, here)]
    const pass = await f.limited([first, second])
    await f.limited([closed])
    await f.placesOf(first, 1)
    await f.placesOf(second, 2)
    await f.asked(f.askFor('visitor1', pass, [first]))
    await f.asked(f.askFor('visitor2', pass, [first], { queue: true }))
    const entry = await add(first)
    await add(await f.published({ title: 'Else', ...at(10) }))
    expect((await runs()).map(({ conference, placesLeft }) => [conference, placesLeft])).toEqual([
      [second, 2],
    ])
    const there = await goTo(entry, second)
    const ids = f.seeded.people
    expect([await f.held(first), await f.held(second)]).toEqual([
      [{ user: ids.visitor2.id, isQueued: false }],
      [{ user: ids.visitor1.id, isQueued: false }],
    ])
    expect((await agenda()).find(([id]) => id === second)).toEqual([second, true, null])
    expect(
      await f.said('visitor1', 'POST', `/agenda_entries/${there.id}/other_run`, { conference: first }),
    ).toEqual([409, 'run_gone'])
    expect(await f.held(second)).toEqual([{ user: ids.visitor1.id, isQueued: false }])
    await f.placesOf(second, 1)
    expect(await runs()).toEqual([])
  })
})

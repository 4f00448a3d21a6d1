import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgrammeDecisions } from '../../contract/programme-import.ts'
import { type MadeSession, madeSessions, scheduleOf } from '../testing/made-schedule.ts'
import { emptyFair, storedAfter } from '../testing/stored-after.ts'
import { planProgramme } from './plan-programme.ts'
import { programmeOf } from './programme-of.ts'
import type { ProgrammePlan } from './programme-plan.ts'
import { readScheduleXml } from './read-schedule-xml.ts'
import type { StoredProgramme } from './stored-programme.ts'

const fileOf = async (sessions: readonly MadeSession[], frame = {}) =>
  programmeOf(await readScheduleXml(Buffer.from(scheduleOf(sessions, frame))), 'Europe/Paris')
const imported = async (
  sessions: readonly MadeSession[],
  there: StoredProgramme = emptyFair,
  decisions: ProgrammeDecisions = {},
) => {
  const file = await fileOf(sessions)
  const plan = planProgramme(file, there, decisions)
  return { plan, there: storedAfter(plan, file, there) }
}
const written = (plan: ProgrammePlan) => [
  ...plan.sessions.filter(
    one =>
      !one.stored ||
      one.isBaseNew ||
      Object.keys(one.changes).length ||
      one.linksToAdd.length ||
      one.linksToDrop.length,
  ),
  ...[...plan.rooms, ...plan.tracks, ...plan.people].filter(
    one => !one.stored || one.isBaseNew || Object.keys(one.changes).length,
  ),
  ...plan.vanished,
  ...(plan.program.isBaseNew || Object.keys(plan.program.changes).length ? [plan.program] : []),
]
const ofDay = madeSessions(8)
const changed = (at: number, change: Partial<MadeSession>) =>
  ofDay.map((one, index) => (index === at ? { ...one, ...change } : one))
/** As somebody has changed it here. */
const withTitle = (there: StoredProgramme, at: number, title: string): StoredProgramme => ({
  ...there,
  sessions: there.sessions.map((one, index) =>
    index === at
      ? { ...one, translations: { ...one.translations, en: { ...one.translations.en, title } } }
      : one,
  ),
})

describe('the same file again', () => {
  it('changes nothing', async () => {
    const { there } = await imported(ofDay)
    expect(written((await imported(ofDay, there)).plan)).toEqual([])
  })

  it('changes nothing either of what has neither guid nor id, whatever was changed here', async () => {
    const bare = ofDay.map(({ guid: _guid, id: _id, ...one }) => ({
      ...one,
      people: one.people.map(({ name }) => ({ name })),
    }))
    const { there } = await imported(bare)
    expect(written((await imported(bare, withTitle(there, 2, 'Ours'))).plan)).toEqual([])
  })

  const session = fc.record({
    at: fc.integer({ min: 0, max: 11 }),
    slot: fc.integer({ min: 0, max: 15 }),
    room: fc.integer({ min: 1, max: 3 }),
    hasGuid: fc.boolean(),
    hasId: fc.boolean(),
    title: fc.constantFrom('One', 'Two', 'Three & four', 'Çinq'),
  })
  const sessionsOf = (
    drawn: readonly {
      at: number
      slot: number
      room: number
      hasGuid: boolean
      hasId: boolean
      title: string
    }[],
  ) =>
    drawn.flatMap(({ at, slot, room, hasGuid, hasId, title }) => {
      const one = madeSessions(12)[at]
      if (!one) return []
      const start = `${10 + Math.floor(slot / 2)}:${slot % 2 ? '30' : '00'}`
      const { guid, id, ...rest } = one
      return [
        {
          ...rest,
          ...(hasGuid && { guid }),
          ...(hasId && { id }),
          start,
          room: `Room ${room}`,
          title: title.replace('&', '&amp;'),
        },
      ]
    })
  const drawn = fc.array(session, { minLength: 1, maxLength: 12 })

  it('changes nothing after any file, however keys are missing or shared', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, drawn, async (first, second) => {
        const before = await imported(sessionsOf(first))
        const after = await imported(sessionsOf(second), before.there)
        expect(written((await imported(sessionsOf(second), after.there)).plan)).toEqual([])
        // Whatever came once is still there.
        expect(after.there.sessions.length).toBeGreaterThanOrEqual(before.there.sessions.length)
        const keys = after.there.sessions.map(one => `${one.guid} ${one.occurrence}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 60 },
    )
  })

  it('never takes away what was changed here alone', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, fc.nat({ max: 11 }), async (first, pick) => {
        const { there } = await imported(sessionsOf(first))
        const at = pick % there.sessions.length
        const ours = withTitle(there, at, 'Changed here')
        const { there: after } = await imported(sessionsOf(first), ours)
        const id = there.sessions[at]?.id
        expect(after.sessions.find(one => one.id === id)?.translations.en?.title).toBe('Changed here')
      }),
      { numRuns: 40 },
    )
  })
})

describe('a changed file', () => {
  it('moves a session in time and in space, and keeps it the same', async () => {
    const { there } = await imported(ofDay)
    const { plan, there: after } = await imported(changed(3, { start: '19:00', room: 'Room 1' }), there)
    const [one, ...rest] = plan.sessions.filter(({ isMoved }) => isMoved)
    expect([rest, Object.keys(one?.changes ?? {})]).toEqual([[], ['time', 'room']])
    expect(after.sessions.map(({ id }) => id).toSorted()).toEqual(
      there.sessions.map(({ id }) => id).toSorted(),
    )
  })

  it('takes what only the file has changed, keeps what only people here have, and asks where both did', async () => {
    const { there } = await imported(ofDay)
    const ours = withTitle(
      there,
      there.sessions.findIndex(one => one.imported?.title === 'Talk 2'),
      'Ours',
    )
    const next = ofDay.map((one, at) => (at < 2 ? { ...one, title: `Theirs ${at}` } : one))
    const { plan } = await imported(next, ours)
    expect(plan.sessions.map(({ changes }) => changes.title).filter(Boolean)).toEqual(['Theirs 0'])
    expect(plan.conflicts).toMatchObject([{ field: 'title', here: 'Ours', file: 'Theirs 1' }])
    const [conflict] = plan.conflicts
    const chosen = await imported(next, ours, { theirs: [conflict?.key ?? ''] })
    expect(chosen.plan.sessions.map(({ changes }) => changes.title).filter(Boolean)).toEqual([
      'Theirs 0',
      'Theirs 1',
    ])
    // Once it was seen it is not asked again.
    expect((await imported(next, (await imported(next, ours)).there)).plan.conflicts).toEqual([])
  })

  it('cancels what has vanished, and plans it again when it is back', async () => {
    const { there } = await imported(ofDay)
    const without = await imported(ofDay.slice(1), there)
    expect(without.plan.vanished.map(({ becomes }) => becomes)).toEqual(['cancelled'])
    expect((await imported(ofDay.slice(1), without.there)).plan.vanished).toEqual([])
    const back = await imported(ofDay, without.there)
    expect(back.plan.sessions.filter(({ isReturned }) => isReturned)).toHaveLength(1)
    expect(back.there.sessions).toHaveLength(ofDay.length)
  })

  it('asks for the number where more than a fifth vanishes', async () => {
    const { there } = await imported(madeSessions(10))
    expect((await imported(madeSessions(8), there)).plan.isMuch).toBe(false)
    expect((await imported(madeSessions(7), there)).plan.isMuch).toBe(true)
  })

  it('renames a room in place, though nothing but its sessions says that it is the same', async () => {
    const { there } = await imported(ofDay)
    const { plan, there: after } = await imported(
      ofDay.map(one => (one.room === 'Room 2' ? { ...one, room: 'Hall of mirrors' } : one)),
      there,
    )
    expect(plan.renamed).toEqual([{ from: 'Room 2', to: 'Hall of mirrors' }])
    expect(plan.sessions.filter(({ isMoved }) => isMoved)).toEqual([])
    expect(after.rooms).toHaveLength(there.rooms.length)
  })

  it('knows a session whose guid has changed by its id, or by title and people', async () => {
    const { there } = await imported(ofDay)
    const guid = '99999999-0000-4000-8000-000000000001'
    expect((await imported(changed(0, { guid }), there)).plan.vanished).toEqual([])
    const byTitle = await imported(changed(0, { guid, id: 9999 }), there)
    expect(byTitle.plan.alike.map(({ stored }) => stored.imported?.title)).toEqual(['Talk 1'])
    expect(byTitle.plan.vanished).toEqual([])
    const id = byTitle.plan.alike[0]?.stored.id ?? 0
    const apart = await imported(changed(0, { guid, id: 9999 }), there, { apart: [id] })
    expect([apart.plan.vanished.length, apart.plan.sessions.filter(({ stored }) => !stored).length]).toEqual([
      1, 1,
    ])
  })

  it('keeps the slots of a talk apart that is held twice, when one of them moves', async () => {
    const [first, ...rest] = ofDay
    if (!first) throw new Error('no session')
    const twice = [first, { ...first, id: 900, start: '16:00' }, ...rest]
    const { there } = await imported(twice)
    expect(there.sessions.map(({ occurrence }) => occurrence).filter(Boolean)).toEqual([1])
    const moved = [first, { ...first, id: 900, start: '17:00' }, ...rest]
    const { plan } = await imported(moved, there)
    expect(plan.sessions.filter(({ isMoved }) => isMoved).map(({ stored }) => stored?.occurrence)).toEqual([
      1,
    ])
  })

  it('does not touch what is called the same by another source', async () => {
    const { there } = await imported(ofDay)
    const elsewhere = {
      ...emptyFair,
      rooms: there.rooms,
      people: there.people.map(one => ({ ...one, isOfProgram: false })),
    }
    const { plan } = await imported(ofDay, elsewhere)
    // An id is one of its own source alone.
    expect(plan.people.every(({ stored }) => stored === null)).toBe(true)
  })
})

it('clashes of rooms, of speakers and with the days of the fair are named, and refused by nobody', async () => {
  const [first] = ofDay
  const clashing = changed(4, {
    start: first?.start ?? '',
    room: first?.room ?? '',
    people: first?.people ?? [],
  })
  const { plan } = await imported(clashing, {
    ...emptyFair,
    fairDays: ['2036-05-09T08:00:00.000Z', '2036-05-09T08:45:00.000Z'],
  })
  expect(plan.clashes.map(({ kind }) => kind).toSorted()).toEqual(['room', 'speaker'])
  expect(plan.outside.length).toBeGreaterThan(0)
  expect(plan.clashes.find(({ kind }) => kind === 'speaker')).toMatchObject({
    name: 'Speaker 1',
    sessions: ['Talk 1', 'Talk 5'],
  })
})

it('clashes are told in the language of whoever reads them, where something is called in it, else as the file says', async () => {
  const [first] = ofDay
  const clashing = changed(4, { start: first?.start ?? '', room: first?.room ?? '', people: [] })
  const { there } = await imported(clashing)
  const inGerman = <T extends { translations: StoredProgramme['rooms'][number]['translations'] }>(
    row: T,
    words: Record<string, string>,
  ): T => ({ ...row, translations: { ...row.translations, de: words } })
  const [talk, ...others] = there.sessions
  const german: StoredProgramme = {
    ...there,
    rooms: there.rooms.map(room => inGerman(room, { name: 'Saal' })),
    sessions: talk ? [inGerman(talk, { title: 'Vortrag 1' }), ...others] : [],
  }
  const told = async (reader: string) => (await imported(clashing, { ...german, reader })).plan.clashes
  expect(await told('de')).toMatchObject([{ kind: 'room', name: 'Saal', sessions: ['Vortrag 1', 'Talk 5'] }])
  expect(await told('fr')).toMatchObject([{ name: first?.room, sessions: ['Talk 1', 'Talk 5'] }])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import { filePart, form, picture, sendForm } from '#app/server/testing/forms.ts'
import { sweepMedia } from '#domain/media/server/sweep-media.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { OwnSession } from '../contract/agenda.ts'
import { awaitedProgram } from '../contract/awaited-program.ts'
import type { ProgramBoard } from '../contract/board.ts'
import type { Conference, ConferenceView } from '../contract/calls.ts'
import type { CurrentConference } from '../contract/current.ts'
import type { ConferenceDesk } from '../contract/desk.ts'
import type { presentations } from '../contract/presentation.ts'
import type { PresentationForm } from '../contract/presentation-calls.ts'
import { conferencePersonalData } from './personal-data.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

/** A presentation of the first exhibitor, in an hour. */
const presentation = () =>
  f.done<{ id: number; conference: { id: number } }>('firmAdminA', 'POST', '/presentations', {
    fair: f.fair,
    firm: f.seeded.firms.a,
    type: 'built_in',
    translations: { fr: { title: 'Démonstration' } },
    begin: inMinutes(60),
    end: inMinutes(90),
  })
const leaveFair = (who: 'moderator' | 'speaker') =>
  f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people[who].id}`)
const told = async (topic: string) =>
  (await many(f.db)`select 1 from hub_update where topics @> array[${topic}::text]`).length > 0
const forget = () => f.run(sql`delete from hub_update`)

it('a programme that is published, or taken back, is told to the pages of its fair that wait for one', async () => {
  const { id } = await f.made<{ id: number }>('/conference_programs', { name: 'Awaited' })
  for (const move of ['publish', 'withdraw']) {
    await forget()
    await f.done('organizer1', 'POST', `/conference_programs/${id}/${move}`)
    expect(await told(`fair:${f.fair}`), move).toBe(true)
  }
})

describe('who moderates or speaks', () => {
  it('reaches their drafts, and nothing any more once the fair has let them go', async () => {
    const { id: card } = await f.made<{ id: number }>('/speakers', {
      name: 'Card',
      user: f.seeded.people.speaker.id,
    })
    const id = await f.conference({ moderator: f.seeded.people.moderator.id, speakers: [card] })
    const document = { conference: id, kind: 'link', title: 'Slides', url: 'https://slides.example/' }
    for (const who of ['moderator', 'speaker'] as const) {
      expect((await f.said(who, 'GET', `/conferences/${id}`))[0], who).toBe(200)
      expect((await f.said(who, 'POST', '/conference_documents', document))[0], who).toBe(201)
      await leaveFair(who)
      expect((await f.said(who, 'GET', `/conferences/${id}`))[0], who).toBe(404)
      expect((await f.said(who, 'POST', '/conference_documents', document))[0], who).toBeGreaterThan(400)
    }
    const put = await f.said('moderator', 'PUT', `/conferences/${id}`, { isLive: true })
    expect([403, 404]).toContain(put[0])
  })

  it('and who arranges, runs or presents them, are told of published ones that their programme is a draft', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Second' })
    const { id: card } = await f.made<{ id: number }>('/speakers', {
      name: 'Card',
      user: f.seeded.people.speaker.id,
    })
    const people = { moderator: f.seeded.people.moderator.id, speakers: [card] }
    const id = await f.published({ program, ...people })
    const presented = await presentation()
    await f.done('organizer1', 'PUT', `/conferences/${presented.conference.id}`, { program })
    const told = async () => {
      const one = async (who: 'organizer1' | 'moderator' | 'speaker', path: string) =>
        awaitedProgram(await f.done<Conference>(who, 'GET', path))
      const own = async (who: 'moderator' | 'speaker') =>
        (await f.done<{ own: OwnSession[] }>(who, 'GET', `/agenda?fair=${f.fair}`)).own.map(awaitedProgram)
      const { sessions, waiting } = await f.done<ProgramBoard>(
        'organizer1',
        'GET',
        `/conference_programs/${program}/board/first`,
      )
      const { conference } = await f.done<RecordOf<typeof presentations>>(
        'firmAdminA',
        'GET',
        `/presentations/${presented.id}`,
      )
      return [
        await one('organizer1', `/conferences/${id}`),
        await one('moderator', `/conferences/${id}`),
        await one('speaker', `/conferences/${id}`),
        ...(await own('moderator')),
        ...(await own('speaker')),
        ...[...sessions, ...waiting].map(awaitedProgram),
        awaitedProgram({ ...conference, state: 'scheduled' }),
        awaitedProgram(
          await f.done<PresentationForm>('firmAdminA', 'GET', `/presentations/${presented.id}/form`),
        ),
      ]
    }
    const awaited = await told()
    expect(awaited).toHaveLength(9)
    for (const one of awaited) expect(one).toEqual({ id: program, name: 'Second', state: 'draft' })
    expect((await f.said('visitor1', 'GET', `/conferences/${id}`))[0]).toBe(404)
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    expect((await told()).filter(one => one !== null)).toEqual([])
    expect((await f.said('visitor1', 'GET', `/conferences/${id}`))[0]).toBe(200)
  })
})

it('today begins where the fair is', async () => {
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris']) {
    await f.setFair(sql`time_zone = ${zone}`)
    const { start } = await one<{ start: Date }>(f.db)`
      select date_trunc('day', now() at time zone ${zone}) at time zone ${zone} as start`
    const around = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
    const before = await f.published({ begin: around(-2), end: around(-1) })
    const after = await f.published({ begin: around(1), end: around(2) })
    const list = (filter: string) =>
      f.done<Conference[]>('visitor1', 'GET', `/conferences?fair=${f.fair}&${filter}=today`)
    const ids = async (filter: string) => (await list(filter)).map(({ id }) => id)
    expect(await ids('begin[before]'), zone).toContain(before)
    expect(await ids('begin[before]'), zone).not.toContain(after)
    expect(await ids('begin[after]'), zone).toContain(after)
  }
})

it('what is current is on air or begins within a day, in open fairs with conferences that one may enter', async () => {
  await f.setFair(sql`is_public_access = false`)
  const { id: room } = await f.made<{ id: number }>('/conference_rooms', { name: 'Hidden', isVisible: false })
  const at = (from: number) => ({ begin: inMinutes(from), end: inMinutes(from + 30) })
  const next = await f.published(at(90))
  const onAir = await f.published({ ...at(-5), conferenceRoom: room })
  await f.published(at(-90))
  await f.published(at(25 * 60))
  await f.conference(at(5))
  const cancelled = await f.published(at(5))
  await f.done('organizer1', 'POST', `/conferences/${cancelled}/cancel`, {})
  const current = (who: 'visitor1' | 'visitor9' | null, query = `?fair=${f.fair}`) =>
    f.done<CurrentConference[]>(who, 'GET', `/conferences/current${query}`)
  const ids = async (...asked: Parameters<typeof current>) => (await current(...asked)).map(({ id }) => id)
  expect((await current('visitor1'))[0]).toMatchObject({ id: onAir, room: null, isByClock: true, people: 0 })
  expect([await ids('visitor1'), await ids('visitor1', '')]).toEqual([
    [onAir, next],
    [onAir, next],
  ])
  expect([await ids('visitor9'), await ids(null, '')]).toEqual([[], []])
  expect((await f.said(null, 'GET', `/conferences/current?fair=${f.fair}`))[0]).toBe(401)
  await f.setFair(sql`is_public_access = true`)
  expect([await ids(null), await ids(null, '')]).toEqual([
    [onAir, next],
    [onAir, next],
  ])
  for (const other of [
    sql`fair_status_id = 3`,
    sql`fair_status_id = 2, is_using_conference_module = false`,
  ]) {
    await f.setFair(other)
    expect([await ids('visitor1'), await ids(null, '')]).toEqual([[], []])
  }
})

it('a conference that is thrown away comes back with its speakers, documents, addresses and prepared polls', async () => {
  const { id: card } = await f.made<{ id: number }>('/speakers', { name: 'Card' })
  const id = await f.published({ title: 'Thrown', speakers: [card] })
  const of = { conference: id, url: 'https://one.example/' }
  await f.made('/conference_sources', { ...of, kind: 'tool' })
  const { id: media } = await uploadedBy('organizer1')
  const slides = { conference: id, kind: 'slides', title: 'Slides', media }
  await f.done('organizer1', 'POST', '/conference_documents', slides)
  const poll = { question: 'Which?', options: ['One', 'Two'] }
  await f.done('organizer1', 'POST', `/conferences/${id}/polls`, poll)
  const polls = async () =>
    (await f.done<ConferenceDesk>('organizer1', 'GET', `/conferences/${id}/desk`)).polls
  const prepared = await polls()
  expect(prepared).toHaveLength(1)
  await f.done('organizer1', 'DELETE', `/conferences/${id}`)
  // Meanwhile whoever has given them is gone.
  await f.run(sql`update media_object set owner_id = null where id = ${media}`)
  await sweepMedia({ ...f.platform.services, now: () => new Date(Date.now() + 3 * 86_400_000) })
  expect(await f.said('organizer1', 'GET', `/conferences/${id}`)).toEqual([404, 'not_found'])
  const [entry] = await f.done<{ id: number; kind: string; of: number }[]>(
    'organizer1',
    'GET',
    `/trash?fair=${f.fair}`,
  )
  expect(entry).toMatchObject({ kind: 'conference', of: id })
  await f.done('organizer1', 'POST', `/trash/${entry?.id}/restore`)
  const view = await f.done<ConferenceView>('organizer1', 'GET', `/conferences/view/${id}`)
  expect([view.conference.speakers.length, view.sources.length, view.documents.length]).toEqual([1, 1, 1])
  expect(await polls()).toEqual(prepared)
})

describe('a programme, a track, a room and a speaker that are thrown away', () => {
  type Entry = { id: number; kind: string; of: number; name: string }
  const trash = (kind: string) => f.done<Entry[]>('organizer1', 'GET', `/trash?fair=${f.fair}&kind=${kind}`)
  const restore = async (kind: string, of: number) => {
    const entry = (await trash(kind)).find(one => one.of === of)
    return f.said('organizer1', 'POST', `/trash/${entry?.id}/restore`)
  }
  const remove = (path: string) => f.done('organizer1', 'DELETE', path)
  const read = (id: number) => f.done<Conference>('organizer1', 'GET', `/conferences/${id}`)
  const sourcesOf = async (room: number) =>
    (await many(f.db)`select id from conference_source where conference_room_id = ${room}`).length

  it('come back with what is theirs, and sessions with what they had unless they have something else by then', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const track = async (slug: string) =>
      (
        await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', {
          program,
          slug,
          name: slug,
        })
      ).id
    const [kept, other] = [await track('kept'), await track('other')]
    const { id: card } = await f.made<{ id: number }>('/speakers', {
      name: 'Card',
      user: f.seeded.people.speaker.id,
    })
    const { id: second } = await f.made<{ id: number }>('/speakers', { name: 'Second' })
    const speakers = [card, second]
    const [stays, goes] = [
      await f.published({ program, track: kept, speakers }),
      await f.published({ program, track: kept, speakers }),
    ]
    await remove(`/conference_tracks/${kept}`)
    await remove(`/speakers/${card}`)
    expect(await trash('conference_track')).toMatchObject([{ of: kept, name: 'kept' }])
    expect(await read(stays)).toMatchObject({ track: null, speakers: [{ id: second }] })
    await f.done('organizer1', 'PUT', `/conferences/${goes}`, { track: other })
    expect(await restore('conference_track', kept)).toEqual([204, undefined])
    expect(await restore('speaker', card)).toEqual([204, undefined])
    const both = [{ id: card }, { id: second }]
    expect(await read(stays)).toMatchObject({ track: { id: kept }, speakers: both })
    expect(await read(goes)).toMatchObject({ track: { id: other }, speakers: both })
    expect(await trash('speaker')).toEqual([])

    const { id: room } = await f.made<{ id: number }>('/conference_rooms', { name: 'Hall' })
    const url = 'https://one.example/'
    await f.made('/conference_sources', { conferenceRoom: room, kind: 'tool', url })
    const inRoom = await f.conference({ conferenceRoom: room })
    expect(await f.said('organizer1', 'DELETE', `/conference_rooms/${room}`)).toEqual([409, 'in_use'])
    expect(await sourcesOf(room)).toBe(1)
    await f.done('organizer1', 'PUT', `/conferences/${inRoom}`, { conferenceRoom: null })
    await remove(`/conference_rooms/${room}`)
    expect(await sourcesOf(room)).toBe(0)
    expect(await restore('conference_room', room)).toEqual([204, undefined])
    expect(await sourcesOf(room)).toBe(1)
    expect((await read(inRoom)).conferenceRoom).toBeNull()
  })

  it('and sessions that were thrown away too are whole again, whichever went or comes back first', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const { id: room } = await f.made<{ id: number }>('/conference_rooms', { name: 'Hall' })
    const body = { program, slug: 'track', name: 'Track' }
    const { id: track } = await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', body)
    const { id: card } = await f.made<{ id: number }>('/speakers', { name: 'Card' })
    const { id: second } = await f.made<{ id: number }>('/speakers', { name: 'Second' })
    const id = await f.published({ program, track, conferenceRoom: room, speakers: [card, second] })
    const [session, speaker] = [
      ['conference', id],
      ['speaker', card],
    ] as const
    const arranged = ['conference_track', track] as const
    const paths = {
      conference: '/conferences',
      speaker: '/speakers',
      conference_track: '/conference_tracks',
      conference_program: '/conference_programs',
      conference_room: '/conference_rooms',
    }
    type Thrown = readonly [kind: keyof typeof paths, id: number]
    const throwAway = async (all: readonly Thrown[]) => {
      for (const [kind, one] of all) await remove(`${paths[kind]}/${one}`)
    }
    const bringBack = async (all: readonly Thrown[]) => {
      for (const [kind, one] of all) expect(await restore(kind, one), kind).toEqual([204, undefined])
    }
    const whole = {
      program: { id: program },
      track: { id: track },
      conferenceRoom: { id: room },
      speakers: [{ id: card }, { id: second }],
    }
    const parts = [speaker, arranged]
    for (const [gone, back] of [
      [
        [...parts, session],
        [...parts, session],
      ],
      [
        [...parts, session],
        [session, ...parts],
      ],
      [
        [session, ...parts],
        [session, ...parts],
      ],
      [
        [session, ...parts],
        [...parts, session],
      ],
      [
        [session, ['conference_program', program], ['conference_room', room]],
        [session, ['conference_program', program], ['conference_room', room]],
      ],
    ] as const) {
      await throwAway(gone)
      await bringBack(back)
      expect(await read(id), JSON.stringify([gone, back])).toMatchObject(whole)
    }
    // What comes back goes once more while the other is still away.
    await throwAway([...parts, session])
    await bringBack(parts)
    await throwAway(parts)
    await bringBack([session, ...parts])
    expect(await read(id)).toMatchObject(whole)
    expect(await many(f.db)`select 1 from trash where fair_id = ${f.fair}`).toEqual([])
  })

  it('lie there once, where two throw them away at once, as a conference does', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const { id: card } = await f.made<{ id: number }>('/speakers', { name: 'Card' })
    const conference = await f.conference({ speakers: [card] })
    for (const [kind, id] of [
      ['conference', conference],
      ['conference_program', program],
      ['speaker', card],
    ] as const) {
      const path = `/${kind}s/${id}`
      const throwAway = async () => (await f.said('organizer1', 'DELETE', path))[0]
      const held = sql`select 1 from ${sql.table(kind)} where id = ${id} for update`
      const answers = await atOnce(f.platform.services.database, held, [throwAway, throwAway])
      expect(answers.toSorted(), kind).toEqual([204, 404])
      expect(await trash(kind), kind).toMatchObject([{ of: id }])
      expect(await restore(kind, id), kind).toEqual([204, undefined])
    }
    expect(await read(conference)).toMatchObject({ id: conference })
  })

  it('are shown as they are by then: what was kept of a programme before is not', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const body = { program, slug: 'one', name: 'One' }
    const { id: track } = await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', body)
    const { id: early } = await f.done<{ id: number }>('organizer1', 'POST', '/conference_tracks', {
      ...body,
      slug: 'two',
    })
    const version = async () =>
      Number((await one<{ version: string }>(f.db)`select program_version(${program}) as version`).version)
    const before = await version()
    await remove(`/conference_tracks/${early}`)
    await remove(`/conference_programs/${program}`)
    expect(await restore('conference_track', early)).toEqual([409, 'track_without_program'])
    expect(await restore('conference_program', program)).toEqual([204, undefined])
    expect(await restore('conference_track', early)).toEqual([204, undefined])
    const tracks = await f.done<{ id: number }[]>(
      'organizer1',
      'GET',
      `/conference_tracks?program=${program}`,
    )
    expect(tracks.map(({ id }) => id).sort()).toEqual([track, early].sort())
    expect(await version()).toBeGreaterThan(before)
  })

  it('do not outlive whoever a card is of', async () => {
    const user = f.seeded.people.speaker.id
    const { id: card } = await f.made<{ id: number }>('/speakers', { name: 'Card', user })
    await remove(`/speakers/${card}`)
    const [part] = conferencePersonalData
    const exported = await many<{ name: string }>(
      f.db,
    )`${part?.rows?.({ id: user, email: '', locale: 'fr' })}`
    expect(exported.map(({ name }) => name)).toContain('Card')
    await part?.erase?.({ id: user, email: '', firm: null }, f.db)
    expect(await trash('speaker')).toEqual([])
  })
})

/** Slides of theirs. */
const uploadedBy = async (who: 'organizer1' | 'firmAdminA'): Promise<{ id: number; filePath: string }> => {
  const bytes = await picture().png().toBuffer()
  const sent = { who, url: '/api/media_objects?use=slides' }
  return (await sendForm(f.platform, form(filePart(bytes)), sent)).json()
}

describe('slides', () => {
  it('are read by those alone who may come in, by the link that they are given, from the opening of the doors', async () => {
    const id = await f.published({ begin: inMinutes(60), end: inMinutes(90) })
    const { id: media, filePath } = await uploadedBy('organizer1')
    await f.done('organizer1', 'POST', '/conference_documents', {
      conference: id,
      kind: 'slides',
      title: 'Slides',
      media,
    })
    const documents = async (who: 'visitor1' | 'organizer1') =>
      (await f.done<ConferenceView>(who, 'GET', `/conferences/view/${id}`)).documents
    const read = async (url: string) => (await f.platform.call(null, { url })).statusCode
    expect(await documents('visitor1')).toEqual([])
    expect((await f.said('visitor1', 'GET', `/media_objects/${media}/link`))[0]).toBeGreaterThan(400)
    expect(await read(filePath)).toBeGreaterThan(400)
    await f.run(sql`update conference set begin_at = now(), end_at = now() + interval '1 hour'
      where id = ${id}`)
    const [given] = await documents('visitor1')
    expect(await read(given?.url ?? '')).toBe(200)
    expect(await read((given?.url ?? '').replace(/for=\d+/, 'for=1'))).toBeGreaterThan(400)
    await f.done('organizer1', 'DELETE', `/conference_documents/${given?.id}`)
    expect(await f.said('superAdmin', 'GET', `/media_objects/${media}`)).toEqual([404, 'not_found'])
  })

  it('that no session was given go by themselves, though whoever sent them stays', async () => {
    const { id: media } = await uploadedBy('organizer1')
    const days = (count: number) =>
      sweepMedia({ ...f.platform.services, now: () => new Date(Date.now() + count * 86_400_000) })
    await days(0)
    expect((await f.said('superAdmin', 'GET', `/media_objects/${media}`))[0]).toBe(200)
    await days(2)
    expect(await f.said('superAdmin', 'GET', `/media_objects/${media}`)).toEqual([404, 'not_found'])
  })
})

it('slides of a presentation are given by its exhibitor, and read there whoever gave them, while the fair lets it in', async () => {
  const { conference } = await presentation()
  const give = async (who: 'organizer1' | 'firmAdminA') => {
    const { id: media } = await uploadedBy(who)
    const document = { conference: conference.id, kind: 'slides', title: 'Slides', media }
    await f.done(who, 'POST', '/conference_documents', document)
    return media
  }
  const readBy = async (who: 'firmAdminA' | 'firmAdminB' | 'visitor1', media: number) =>
    (await f.said(who, 'GET', `/media_objects/${media}/link`))[0]
  for (const giver of ['firmAdminA', 'organizer1'] as const) {
    const media = await give(giver)
    expect(await readBy('firmAdminA', media), giver).toBe(200)
    expect(await readBy('firmAdminB', media), giver).toBeGreaterThan(400)
    expect(await readBy('visitor1', media), giver).toBeGreaterThan(400)
  }
  const ofOrganizer = await give('organizer1')
  await f.run(sql`update fair_firm set is_validated = 2 where firm_id = ${f.seeded.firms.a}`)
  expect(await readBy('firmAdminA', ofOrganizer), 'refused').toBeGreaterThan(400)
})

describe('open pages', () => {
  it('are told that a programme and a conference have changed, and nothing of who is in or has a place', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const id = await f.conference({ program })
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    const topics = () => Promise.all([told(`program:${program}`), told(`conference:${id}`)])
    await forget()
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { title: 'Another' })
    expect(await topics()).toEqual([true, true])
    await forget()
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: id })
    await f.done('visitor1', 'POST', `/conferences/${id}/attendance`, {})
    expect(await topics()).toEqual([false, false])
    await f.tick('ring_stage')
    expect(await topics()).toEqual([false, true])
  })

  it('hear apart from what goes on upon the stage when the session itself, or where it is watched, is another', async () => {
    const id = await f.published()
    const changed = async () =>
      (
        await many(f.db)`select 1 from hub_update
          where type = 'changed' and topics @> array[${`conference:${id}`}::text]`
      ).length
    const toldBy = async (change: () => Promise<unknown>) => {
      await forget()
      await change()
      return changed()
    }
    const put = (body: object) => f.done('organizer1', 'PUT', `/conferences/${id}`, body)
    expect(await toldBy(() => put({ title: 'Another' })), 'title').toBe(1)
    expect(await toldBy(() => put({ end: new Date(Date.now() + 86_400_000).toISOString() })), 'end').toBe(1)
    const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    expect(
      await toldBy(() => f.made('/conference_sources', { conference: id, kind: 'frame', url })),
      'source',
    ).toBe(1)
    await f.done('visitor1', 'POST', `/conferences/${id}/attendance`, {})
    expect(await toldBy(() => f.tick('ring_stage')), 'stage').toBe(0)
  })
})

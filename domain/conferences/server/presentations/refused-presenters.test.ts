import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Conference, ConferenceView, ProgramDay } from '../../contract/calls.ts'
import type { CurrentConference } from '../../contract/current.ts'
import type { presentations } from '../../contract/presentation.ts'
import type { ShownPresentations } from '../../contract/presentations-shown.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

/** A workshop of firm A that has begun, moderated by whoever announced it, with a speaker. */
async function announced() {
  const { id: speaker } = await f.made<{ id: number }>('/speakers', {
    name: 'Ada',
    user: f.seeded.people.speaker.id,
  })
  const made = await f.done<RecordOf<typeof presentations>>('firmAdminA', 'POST', '/presentations', {
    fair: f.fair,
    firm: f.seeded.firms.a,
    type: 'built_in',
    translations: { fr: { title: 'Nanotubes' } },
    begin: inMinutes(-5),
    end: inMinutes(60),
    speaker,
  })
  return { id: made.id, conference: made.conference.id }
}
const decide = (isValidated: number) =>
  f.run(sql`update fair_firm set is_validated = ${isValidated}
    where firm_id = ${f.seeded.firms.a} and fair_id = ${f.fair}`)
const ok = [200, undefined]
const absent = [404, 'not_found']

describe('an exhibitor whom the fair has refused', () => {
  it('is shown nowhere with what they present, as one that is hidden, and again once they are let in', async () => {
    const { conference } = await announced()
    await f.done('visitor1', 'POST', '/agenda_entries', { conference })
    const listed = async (path: string) =>
      (await f.done<{ id: number }[]>('visitor1', 'GET', path)).some(({ id }) => id === conference)
    /** Where a visitor comes upon it. */
    const seen = async () => ({
      record: (await f.said('visitor1', 'GET', `/conferences/${conference}`))[0],
      view: (await f.said('visitor1', 'GET', `/conferences/view/${conference}`))[0],
      list: await listed(`/conferences?fair=${f.fair}`),
      current: (
        await f.done<CurrentConference[]>('visitor1', 'GET', `/conferences/current?fair=${f.fair}`)
      ).some(({ id }) => id === conference),
      found: (await f.ask('visitor1', 'GET', `/search?q=nanotubes&fair=${f.fair}`)).body.includes(
        'Nanotubes',
      ),
      agenda: (await f.ask('visitor1', 'GET', `/agenda?fair=${f.fair}`)).body.includes('Nanotubes'),
      day: (
        await f.done<ShownPresentations>('visitor1', 'GET', `/fairs/${f.fair}/presentations`)
      ).presentations.some(one => one.conference === conference),
      seat: (await f.said('visitor1', 'POST', `/conferences/${conference}/attendance`, {}))[0],
      ics: (await f.said('visitor1', 'GET', `/conferences/${conference}/calendar.ics`))[0],
    })
    const shown = {
      record: 200,
      view: 200,
      list: true,
      current: true,
      found: true,
      agenda: true,
      day: true,
      seat: 200,
      ics: 200,
    }
    const gone = {
      record: 404,
      view: 404,
      list: false,
      current: false,
      found: false,
      agenda: false,
      day: false,
      seat: 404,
      ics: 404,
    }
    expect(await seen()).toEqual(shown)
    for (const state of [2, 0]) {
      await decide(state)
      expect(await seen(), `${state}`).toEqual(gone)
    }
    expect((await f.done<Conference>('organizer1', 'GET', `/conferences/${conference}`)).id).toBe(conference)
    await decide(1)
    expect(await seen()).toEqual(shown)
    await f.run(sql`update firm set is_visible = false where id = ${f.seeded.firms.a}`)
    expect(await seen()).toEqual(gone)
  })

  it('has no team there: nobody of theirs comes in, starts it, or is above others in its chat', async () => {
    const { conference } = await announced()
    const air = (who: Who) => f.said(who, 'PUT', `/conferences/${conference}/air`, { isLive: true })
    const view = (who: Who) => f.done<ConferenceView>(who, 'GET', `/conferences/view/${conference}`)
    expect((await view('speaker')).isTeam).toBe(true)
    const { id: room } = await f.done<{ id: number }>('speaker', 'POST', '/chat_rooms', {
      conference,
      isTeam: true,
    })
    await decide(2)
    expect(await view('speaker')).toMatchObject({
      isTeam: false,
      entry: { may: false, reason: 'not_published' },
    })
    expect(await air('firmAdminA')).toEqual(absent)
    expect(await air('speaker')).toEqual([403, 'field_forbidden'])
    for (const [method, path, body] of [
      ['POST', 'room', { role: 'publisher' }],
      ['GET', 'backstage', undefined],
      ['GET', 'recordings', undefined],
      ['GET', 'stage', undefined],
    ] as const)
      expect((await f.said('speaker', method, `/conferences/${conference}/${path}`, body))[0], path).toBe(403)
    expect(await f.said('speaker', 'GET', `/chat_rooms/${room}/messages`)).toEqual(absent)
    const own = (await f.ask('firmAdminA', 'GET', `/agenda?fair=${f.fair}`)).json().own
    expect(own).toEqual([])
    await f.tick('look_at_stages')
    expect(await f.notified('speaker_missing')).toEqual([])
    expect((await view('organizer1')).isTeam).toBe(true)
    await decide(1)
    expect(await air('firmAdminA')).toEqual(ok)
  })

  it('changes and restores nothing there, though they take it away', async () => {
    const { id } = await announced()
    const put = (body: object, who: Who = 'firmAdminA') => f.said(who, 'PUT', `/presentations/${id}`, body)
    const move = (word: string) => f.said('firmAdminA', 'POST', `/presentations/${id}/${word}`, {})
    const refused = [409, 'presenter_not_let_in']
    await decide(2)
    expect(await put({ translations: { fr: { title: 'Autre' } } })).toEqual(refused)
    expect(await put({ isPrivateChat: true }, 'speaker')).toEqual(absent)
    expect(await move('cancel')).toEqual(ok)
    expect(await move('restore')).toEqual(refused)
    expect(await f.said('firmAdminA', 'DELETE', `/presentations/${id}`)).toEqual([204, undefined])
  })

  it('is gone from the programme that is kept, and open pages are told', async () => {
    const { conference } = await announced()
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    await f.done('organizer1', 'PUT', `/conferences/${conference}`, { program })
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    const day = async () =>
      (
        await f.done<ProgramDay>('visitor1', 'GET', `/conference_programs/${program}/days/first`)
      ).conferences.map(({ id }) => id)
    const told = async () =>
      (
        await many<{ topic: string }>(f.db)`
          select distinct t as topic from hub_update u cross join unnest(u.topics) t
          where t in ('program:' || ${program}::int, 'conference:' || ${conference}::int) order by 1`
      ).map(({ topic }) => topic)
    expect(await day()).toEqual([conference])
    for (const change of [
      () => decide(2),
      () => decide(1),
      () => f.run(sql`update firm set is_visible = false where id = ${f.seeded.firms.a}`),
    ]) {
      await f.run(sql`delete from hub_update`)
      await change()
      expect(await told()).toEqual([`conference:${conference}`, `program:${program}`])
    }
    expect(await day()).toEqual([])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { one } from '#platform/server/database/rows.ts'
import type { Conference, ConferenceView } from '../../contract/calls.ts'
import type { CurrentConference } from '../../contract/current.ts'
import type { presentations } from '../../contract/presentation.ts'
import type { PresentationForm } from '../../contract/presentation-calls.ts'
import type { ShownPresentations } from '../../contract/presentations-shown.ts'

type Presentation = RecordOf<typeof presentations>
let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const asked = (body: object = {}) => ({
  fair: f.fair,
  firm: f.seeded.firms.a,
  type: 'built_in',
  translations: { fr: { title: 'Démonstration' } },
  begin: inMinutes(60),
  end: inMinutes(90),
  ...body,
})
const announce = (body: object = {}, who: Who = 'firmAdminA') =>
  f.done<Presentation>(who, 'POST', '/presentations', asked(body))
const refused = (body: object, who: Who = 'firmAdminA') => f.said(who, 'POST', '/presentations', asked(body))
const put = (who: Who, id: number, body: object) => f.said(who, 'PUT', `/presentations/${id}`, body)
const ok = [200, undefined]
const listed = async (query = '') =>
  (await f.done<ShownPresentations>('visitor1', 'GET', `/fairs/${f.fair}/presentations?${query}`))
    .presentations

describe('a presentation', () => {
  it('is a conference of its firm: each type takes place as it says, unless this server has no engine for it', async () => {
    const url = 'https://tool.example/secret'
    const types = [
      ['built_in', 'integrated', 'workshop'],
      ['webinar', 'external', 'workshop'],
      ['livestream', 'external', 'plenary'],
    ]
    for (const [type, hosting, format] of types) {
      const made = await announce({ type, ...(hosting === 'external' && { url }) })
      const conference = await f.done<Conference>('visitor1', 'GET', `/conferences/${made.conference.id}`)
      expect(conference, type).toMatchObject({ hosting, format, mode: 'live', state: 'scheduled' })
      expect([made.conference.title, conference.firm?.name]).toEqual(['Démonstration', 'Firm A'])
    }
    expect(await refused({ type: 'webinar' })).toEqual([422, 'invalid'])
    expect(await refused({ type: 'built_in', url })).toEqual([422, 'invalid'])
    const debate = await f.ask('firmAdminA', 'POST', '/presentations', asked({ type: 'debate' }))
    expect([debate.statusCode, debate.json().errors]).toEqual([422, { type: ['no_engine'] }])
  })

  it('tells its address to those alone who may enter', async () => {
    const url = 'https://tool.example/secret'
    const { id, conference } = await announce({ type: 'webinar', url })
    for (const path of ['/presentations', `/presentations/${id}`, `/conferences/view/${conference.id}`])
      expect((await f.ask('visitor1', 'GET', path)).body, path).not.toContain('secret')
    const view = await f.done<ConferenceView>('firmAdminA', 'GET', `/conferences/view/${conference.id}`)
    expect(view.sources.map(source => source.url)).toEqual([url])
    // Whoever changes it keeps what the organizer has added, which is seen afterwards or in another language.
    const added = { conference: conference.id, kind: 'frame', rank: 1 }
    const other = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    await f.made('/conference_sources', { ...added, url: other, isReplay: true, rank: 0 })
    await f.made('/conference_sources', { ...added, url: 'https://tool.example/deutsch' })
    const form = () => f.done<PresentationForm>('firmAdminA', 'GET', `/presentations/${id}/form`)
    expect((await form()).url).toBe(url)
    const changed = 'https://tool.example/changed'
    expect(await put('firmAdminA', id, { url: changed })).toEqual(ok)
    expect((await form()).url).toBe(changed)
    const kept = await f.done<{ url: string; isReplay: boolean }[]>(
      'organizer1',
      'GET',
      `/conference_sources?conference=${conference.id}`,
    )
    expect(kept.map(one => [one.url, one.isReplay]).sort()).toEqual([
      [changed, false],
      ['https://tool.example/deutsch', false],
      [other, true],
    ])
  })

  it('is announced by whoever administers the firm, on a booth of theirs, in a fair that has let it in', async () => {
    expect(await refused({ firm: f.seeded.firms.b })).toEqual([403, 'forbidden'])
    expect(await refused({ stand: f.seeded.stands.b })).toEqual([422, 'invalid'])
    expect((await announce({ stand: f.seeded.stands.a })).stand?.id).toBe(f.seeded.stands.a)
    for (const who of ['contactA', 'visitor1', 'speaker'] as const)
      expect(await refused({}, who), who).toEqual([403, 'forbidden'])
    expect((await announce({ firm: f.seeded.firms.b }, 'organizer1')).firm.id).toBe(f.seeded.firms.b)
    expect(await refused({ fair: f.seeded.fairs.fair2 })).toEqual([404, 'not_found'])
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await refused({})).toEqual([403, 'module_disabled'])
  })

  it('is changed by its firm; whoever moderates changes how people are heard and seen, and nothing else', async () => {
    const { id, conference } = await announce()
    await f.run(sql`update conference set moderator_id = ${f.seeded.people.moderator.id}
      where id = ${conference.id}`)
    expect(await put('moderator', id, { isMutingParticipants: false, isPrivateChat: true })).toEqual(ok)
    expect(await put('moderator', id, { isVisible: false })).toEqual([403, 'forbidden'])
    expect(await put('firmAdminB', id, { isPrivateChat: false })).toEqual([403, 'forbidden'])
    expect(await put('firmAdminA', id, { translations: { fr: { title: 'Autre' } } })).toEqual(ok)
    const read = await f.done<Presentation>('visitor1', 'GET', `/presentations/${id}`)
    expect([read.conference.title, read.isPrivateChat]).toEqual(['Autre', true])
    expect(await put('firmAdminA', id, { type: 'debate' })).toEqual([422, 'unknown_field'])
    expect(await put('firmAdminA', id, { isVisible: false })).toEqual(ok)
    expect((await f.said('visitor1', 'GET', `/presentations/${id}`))[0]).toBe(404)
  })

  it('has documents that its exhibitor gives it, while the fair lets it in; no session that it sponsors has', async () => {
    const { conference } = await announce()
    const sponsored = await f.published({ firm: f.seeded.firms.a })
    const document = (of: number) => ({
      conference: of,
      kind: 'link',
      title: 'Catalogue',
      url: 'https://slides.example/',
      visibleFrom: 'end',
    })
    const post = (who: Who, of: number) => f.said(who, 'POST', '/conference_documents', document(of))
    const { id } = await f.done<{ id: number }>(
      'firmAdminA',
      'POST',
      '/conference_documents',
      document(conference.id),
    )
    const list = `/conference_documents?conference=${conference.id}`
    expect(await f.done<{ id: number }[]>('firmAdminA', 'GET', list)).toMatchObject([{ id }])
    for (const who of ['firmAdminB', 'contactA', 'visitor1'] as const)
      expect((await post(who, conference.id))[0], who).toBeGreaterThan(400)
    expect((await post('firmAdminA', sponsored))[0]).toBeGreaterThan(400)
    expect(await f.said('firmAdminB', 'GET', `/conference_documents/${id}`)).toEqual([404, 'not_found'])
    const decide = (state: number) =>
      f.run(sql`update fair_firm set is_validated = ${state} where firm_id = ${f.seeded.firms.a}`)
    await decide(0)
    expect((await post('firmAdminA', conference.id))[0]).toBeGreaterThan(400)
    expect((await f.said('firmAdminA', 'DELETE', `/conference_documents/${id}`))[0]).toBe(404)
    await decide(1)
    expect(await f.said('firmAdminA', 'DELETE', `/conference_documents/${id}`)).toEqual([204, undefined])
  })

  it('has a hundred documents at most, however many come at once', async () => {
    const { conference } = await announce()
    await f.run(sql`insert into conference_document (conference_id, kind, title, url)
      select ${conference.id}, 'link', 'Catalogue', 'https://slides.example/' from generate_series(1, 97)`)
    const document = {
      conference: conference.id,
      kind: 'link',
      title: 'Catalogue',
      url: 'https://slides.example/',
    }
    const post = () => f.said('firmAdminA', 'POST', '/conference_documents', document)
    const answers = await Promise.all(Array.from({ length: 5 }, post))
    expect(answers.map(([, code]) => code).sort()).toEqual([
      'conference_document_limit',
      'conference_document_limit',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('stays its exhibitor’s when its booth becomes another firm’s', async () => {
    const { stands, firms } = f.seeded
    const { id, conference } = await announce({ stand: stands.a })
    await f.run(sql`update stand set firm_id = ${firms.b} where id = ${stands.a}`)
    const document = {
      conference: conference.id,
      kind: 'link',
      title: 'Other',
      url: 'https://other.example/',
    }
    expect(await put('firmAdminB', id, { isVisible: false })).toEqual([403, 'forbidden'])
    expect((await f.said('firmAdminB', 'POST', '/conference_documents', document))[0]).toBeGreaterThan(400)
    expect(await put('firmAdminA', id, { translations: { fr: { title: 'Autre' } } })).toEqual(ok)
    const read = await f.done<Presentation>('visitor1', 'GET', `/presentations/${id}`)
    expect([read.firm.id, read.stand]).toEqual([firms.a, null])
  })

  it('is current as what is on the stages is, with its booth, as long as its exhibitor is shown there', async () => {
    const times = { begin: inMinutes(-5), end: inMinutes(30) }
    const { conference } = await announce({ type: 'webinar', url: 'https://tool.example/', ...times })
    const current = () =>
      f.done<CurrentConference[]>('visitor1', 'GET', `/conferences/current?fair=${f.fair}`)
    const { number } = await one<{ number: string }>(f.db)`
      select stand_label(st.label, h.letter, st.number) as number
      from stand st join fair_hall h on h.id = st.fair_hall_id where st.id = ${f.seeded.stands.a}`
    expect(await current()).toMatchObject([
      { id: conference.id, room: null, presenter: { name: 'Firm A', number }, isByClock: true },
    ])
    await f.run(sql`update fair_firm set is_validated = 0 where firm_id = ${f.seeded.firms.a}`)
    expect(await current()).toEqual([])
  })

  it('whose times were taken away gets new ones, together', async () => {
    const { id, conference } = await announce()
    await f.done('organizer1', 'PUT', `/conferences/${conference.id}`, { begin: null, end: null })
    expect(await put('firmAdminA', id, { isPrivateChat: true })).toEqual(ok)
    expect(await put('firmAdminA', id, { begin: inMinutes(60) })).toEqual([422, 'invalid'])
    expect(await put('firmAdminA', id, { begin: inMinutes(60), end: inMinutes(90) })).toEqual(ok)
  })

  it('that is moved is told to those who have it in their agenda, and to whoever moderates it and did not move it', async () => {
    const { id, conference } = await announce()
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: conference.id })
    const told = async () => {
      await f.tick('tell_due_changes')
      return (await f.mails('agenda_changed')).map(({ address }) => address).sort()
    }
    const { visitor1, firmAdminA } = f.seeded.people
    expect(await put('firmAdminA', id, { begin: inMinutes(120), end: inMinutes(150) })).toEqual([
      200,
      undefined,
    ])
    expect(await told()).toEqual([visitor1.email])
    expect(await put('organizer1', id, { begin: inMinutes(180), end: inMinutes(210) })).toEqual([
      200,
      undefined,
    ])
    expect(await told()).toEqual([firmAdminA.email, visitor1.email, visitor1.email])
  })

  it('goes to the trash with its conference, unless somebody counts on it', async () => {
    const { id, conference } = await announce()
    const remove = () => f.said('firmAdminA', 'DELETE', `/presentations/${id}`)
    const entry = await f.done<{ id: number }>('visitor1', 'POST', '/agenda_entries', {
      conference: conference.id,
    })
    expect(await remove()).toEqual([409, 'conference_in_use'])
    await f.done('visitor1', 'DELETE', `/agenda_entries/${entry.id}`)
    expect(await remove()).toEqual([204, undefined])
    const [trashed] = await f.done<{ id: number }[]>('organizer1', 'GET', `/trash?fair=${f.fair}`)
    await f.done('organizer1', 'POST', `/trash/${trashed?.id}/restore`)
    expect((await f.done<Presentation>('visitor1', 'GET', `/presentations/${id}`)).conference.id).toBe(
      conference.id,
    )
  })

  it('is kept by the administrator of its booth too, there alone; cancelled it stays, struck through', async () => {
    const { stands, people } = f.seeded
    await f.run(sql`update app_user set is_firm_admin = false where id = ${people.firmAdminA.id}`)
    await f.run(sql`insert into stand_admin (stand_id, user_id) values (${stands.a}, ${people.firmAdminA.id})
      on conflict do nothing`)
    expect(await refused({})).toEqual([403, 'forbidden'])
    const { id, conference } = await announce({ stand: stands.a })
    expect(await put('firmAdminA', id, { stand: null })).toEqual([403, 'forbidden'])
    const form = await f.done<PresentationForm>('firmAdminA', 'GET', `/presentations/${id}/form`)
    expect(form).toMatchObject({
      stand: stands.a,
      translations: { fr: { title: 'Démonstration' } },
      url: null,
    })
    expect(await f.said('visitor1', 'GET', `/presentations/${id}/form`)).toEqual([403, 'forbidden'])
    await f.done('visitor1', 'POST', '/agenda_entries', { conference: conference.id })
    const move = (who: Who, word: string) => f.said(who, 'POST', `/presentations/${id}/${word}`, {})
    expect(await move('firmAdminB', 'cancel')).toEqual([403, 'forbidden'])
    expect(await f.said('firmAdminA', 'DELETE', `/presentations/${id}`)).toEqual([409, 'conference_in_use'])
    expect([await move('firmAdminA', 'cancel'), await move('firmAdminA', 'cancel')]).toEqual([ok, ok])
    expect((await listed())[0]).toMatchObject({ id, state: 'cancelled' })
    expect(await move('firmAdminA', 'restore')).toEqual(ok)
  })

  it('is found by time, with its booth, as long as the fair lets its firm in', async () => {
    const later = await announce({ begin: inMinutes(120), end: inMinutes(150) })
    const { id } = await announce({ stand: f.seeded.stands.a })
    const all = await listed()
    expect(all.map(one => one.id)).toEqual([id, later.id])
    expect(all[0]).toMatchObject({
      firm: { name: 'Firm A' },
      stand: { id: f.seeded.stands.a },
      speaker: null,
    })
    expect((await listed(`firm=${f.seeded.firms.b}`)).length).toBe(0)
    const { days } = await f.done<ShownPresentations>('visitor1', 'GET', `/fairs/${f.fair}/presentations`)
    const [day] = days
    expect((await listed(`day=${day?.day}`)).length).toBe(day?.count)
    expect(await listed('day=first')).toEqual(await listed(`day=${day?.day}`))
    for (const none of ['2024-02-30', '1999-01-01']) expect(await listed(`day=${none}`), none).toEqual([])
    expect((await f.said('visitor1', 'GET', `/fairs/${f.seeded.fairs.fair2}/presentations`))[0]).toBe(404)
    await f.run(sql`update fair_firm set is_validated = 2 where firm_id = ${f.seeded.firms.a}`)
    expect(await listed()).toEqual([])
    expect((await f.said('visitor1', 'GET', `/presentations/${id}`))[0]).toBe(404)
  })

  it('is one of fifty at most, however many come at once', async () => {
    await f.run(sql`insert into conference (fair_id, state, mode, hosting, format)
      select ${f.fair}, 'draft', 'live', 'integrated', 'workshop' from generate_series(1, 48)`)
    await f.run(sql`insert into presentation (fair_id, conference_id, firm_id, type)
      select ${f.fair}, c.id, ${f.seeded.firms.a}, 'built_in' from conference c where c.state = 'draft'
        and c.fair_id = ${f.fair} and not exists (select from presentation p where p.conference_id = c.id)`)
    const { count } = await one<{ count: number }>(f.db)`select count(*)::int as count from presentation`
    const answers = await Promise.all(Array.from({ length: 52 - count }, () => refused({})))
    expect(answers.filter(([status]) => status === 201)).toHaveLength(50 - count)
    expect(answers.filter(([, code]) => code === 'presentation_limit')).toHaveLength(2)
  })
})

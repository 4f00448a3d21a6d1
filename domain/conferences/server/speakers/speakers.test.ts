import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { one } from '#platform/server/database/rows.ts'
import type { Conference } from '../../contract/calls.ts'
import type { speakerCards } from '../../contract/speaker.ts'
import type { answerInvitation, SpeakerInvitation, SpeakerView } from '../../contract/speaker-calls.ts'
import { invitationLink } from './invitation-link.ts'

type Speaker = RecordOf<typeof speakerCards>
let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const email = 'ada@mail.test'
const card = (body: object = {}) => f.made<Speaker>('/speakers', { name: 'Ada Novak', ...body })
const invite = (
  id: number,
  body: object = { email },
  who: 'organizer1' | 'organizer2' | 'speaker' = 'organizer1',
) => f.said(who, 'POST', `/speakers/${id}/invitation`, body)
const tokens = async () =>
  (await f.mails('speaker_invited')).map(mail => /#speaking=([\w-]+)/.exec(mail.text)?.[1] ?? '')
const invited = async (body: object = {}, address: object = { email }) => {
  const { id } = await card(body)
  expect(await invite(id, address)).toEqual([200, undefined])
  return { id, token: (await tokens()).at(-1) ?? '' }
}
type Who = 'visitor1' | 'visitor2' | null
const answer = (of: { id: number; token: string }, accepts: boolean, body: object = {}, who: Who = null) =>
  f.said(who, 'POST', `/speakers/${of.id}/invitation/answer`, { token: of.token, accepts, ...body })
const shown = (of: { id: number; token: string }, who: Who = null) =>
  f.done<SpeakerInvitation>(who, 'POST', `/speakers/${of.id}/invitation/shown`, { token: of.token })
const read = (id: number) => f.done<Speaker>('organizer1', 'GET', `/speakers/${id}`)
const name = { firstName: 'Ada', lastName: 'Novak' }
const ok = [200, undefined]
const none = [404, 'not_found']

describe('an invitation to speak', () => {
  it('goes by mail to an address that only those who run the fair read, as long as an answer is awaited', async () => {
    await f.setFair(sql`start_date = '2031-03-03T08:00Z', end_date = '2031-03-05T17:00Z'`)
    const { id, token } = await invited()
    const [mail] = await f.mails('speaker_invited')
    expect(mail?.address).toBe(email)
    expect(mail?.text).toMatch(/\(3.{1,3}5 mars 2031\)/)
    expect(await read(id)).toMatchObject({ state: 'invited', invitedEmail: email })
    expect((await f.ask('visitor1', 'GET', `/speakers/${id}`)).body).not.toContain(email)
    expect(await shown({ id, token })).toMatchObject({ name: 'Ada Novak', account: 'none', email })
    expect(await f.said('organizer1', 'PUT', `/speakers/${id}`, { state: 'confirmed' })).toEqual(ok)
    expect((await read(id)).invitedEmail).toBeNull()
    const { id: other } = await card()
    expect(await f.said('organizer1', 'PUT', `/speakers/${other}`, { state: 'invited' })).toEqual([
      422,
      'invalid',
    ])
  })

  it('makes an account of that address, by which its sessions are theirs to furnish', async () => {
    const of = await invited()
    const session = await f.conference({ speakers: [of.id] })
    expect(await answer(of, true)).toEqual([422, 'invalid'])
    const said = await f.done<ResponseOf<typeof answerInvitation>>(
      null,
      'POST',
      `/speakers/${of.id}/invitation/answer`,
      { token: of.token, accepts: true, ...name },
    )
    expect(said).toMatchObject({ state: 'confirmed' })
    expect(await read(of.id)).toMatchObject({ state: 'confirmed', user: name, invitedEmail: null })
    const reset = { token: said.invitation, password: 'Long-enough-2026!' }
    expect((await f.send(null, 'POST', '/password/reset', reset)).statusCode).toBeLessThan(300)
    const { id } = await one<{ id: number }>(f.db)`select id from app_user where email = ${email}`
    const document = { conference: session, kind: 'link', title: 'Slides', url: 'https://slides.example/' }
    expect((await f.said(id, 'POST', '/conference_documents', document))[0]).toBe(201)
    expect(
      await f.said(id, 'PUT', `/speakers/${of.id}`, { translations: { fr: { biography: '<p>Moi</p>' } } }),
    ).toEqual(ok)
    expect(await f.said(id, 'PUT', `/speakers/${of.id}`, { name: 'Other' })).toEqual([403, 'field_forbidden'])
    // Answered once, and the same again.
    expect(await answer(of, true)).toEqual(ok)
    expect(await answer(of, false)).toEqual([409, 'speaker_answered'])
  })

  it('is joined by the owner of the account of that address alone', async () => {
    const of = await invited({}, { email: f.seeded.people.visitor1.email })
    expect((await shown(of)).account).toBe('log_in')
    expect(await answer(of, true, name)).toEqual([403, 'speaker_log_in'])
    expect(await answer(of, true, name, 'visitor2')).toEqual([403, 'speaker_log_in'])
    expect((await shown(of, 'visitor1')).account).toBe('own')
    expect(await answer(of, true, {}, 'visitor1')).toEqual(ok)
    const { roles } = await one<{ roles: string[] }>(f.db)`
      select roles from app_user where id = ${f.seeded.people.visitor1.id}`
    expect(roles).toEqual(expect.arrayContaining(['ROLE_VISITOR', 'ROLE_SPEAKER']))
    expect((await read(of.id)).user?.id).toBe(f.seeded.people.visitor1.id)
    const second = await card()
    expect(await invite(second.id, { email: f.seeded.people.visitor1.email })).toEqual([
      409,
      'speaker_user_taken',
    ])
  })

  it('is declined by its link alone: who declines is named no more, and has no part in the sessions', async () => {
    const of = await invited()
    const session = await f.published({ speakers: [of.id] })
    expect(await answer(of, false)).toEqual(ok)
    expect(await read(of.id)).toMatchObject({ state: 'declined', isVisible: false, user: null })
    const seen = await f.done<Conference>('visitor1', 'GET', `/conferences/${session}`)
    expect(seen.speakers).toEqual([])
    expect(await answer(of, true, name)).toEqual([409, 'speaker_answered'])
  })

  it('opens nothing by a link that was withdrawn, sent anew, forged, of another card, too old, or in a fair without conferences', async () => {
    const first = await invited()
    const second = await invited({}, { email: 'other@mail.test' })
    expect(await answer({ ...first, id: second.id }, true, name)).toEqual(none)
    expect(await answer({ ...first, token: `${first.token.slice(0, -1)}x` }, true, name)).toEqual(none)
    expect(await invite(first.id)).toEqual(ok)
    expect(await answer(first, true, name)).toEqual(none)
    const again = { id: first.id, token: (await tokens()).at(-1) ?? '' }
    const withdraw = () => f.said('organizer1', 'DELETE', `/speakers/${first.id}/invitation`)
    expect([await withdraw(), await withdraw()]).toEqual([ok, ok])
    expect(await answer(again, true, name)).toEqual(none)
    expect(await read(first.id)).toMatchObject({ state: 'listed', invitedEmail: null, invitedAt: null })
    const { invitedAt } = await read(second.id)
    const services = { ...f.platform.services, now: () => new Date(Date.now() - 31 * 86_400_000) }
    const old = invitationLink({ id: second.id, invitedAt: invitedAt ?? '' }, services).split('=')[1] ?? ''
    expect(await answer({ id: second.id, token: old }, true, name)).toEqual([410, 'invitation_link_over'])
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await answer(second, true, name)).toEqual(none)
  })

  it('is sent by those who run the fair, to nobody by the hundred', async () => {
    const { id } = await card({ user: f.seeded.people.speaker.id })
    expect(await invite(id, { email }, 'speaker')).toEqual([403, 'forbidden'])
    expect(await invite(id, { email }, 'organizer2')).toEqual([403, 'forbidden'])
    // The address of the account that the card has.
    expect(await invite(id)).toEqual(ok)
    expect((await f.mails('speaker_invited')).map(mail => mail.address)).toEqual([
      f.seeded.people.speaker.email,
    ])
    expect(await invite(id)).toEqual(ok)
    expect(await invite(id)).toEqual([429, 'too_many_requests'])
  })
})

describe('who is invited to speak at two fairs', () => {
  type Invited = { id: number; token: string; session: number }
  /** A card in each fair, with a session of its own. */
  const inBoth = async (who: 'visitor1' | 'visitor2'): Promise<[Invited, Invited]> => {
    const words = { translations: { fr: { jobTitle: 'Ingénieure' } } }
    const first = await card(words)
    const second = await f.made<Speaker>('/speakers', { name: 'A. Novak' }, 'fair2')
    const sessions = [
      await f.conference({ speakers: [first.id], title: 'Acier' }),
      await f.conference({ speakers: [second.id], title: 'Verre' }, 'fair2'),
    ]
    const { email: address } = f.seeded.people[who]
    const asked = async (id: number, at: 0 | 1): Promise<Invited> => {
      expect(await invite(id, { email: address }, at ? 'organizer2' : 'organizer1')).toEqual(ok)
      return { id, token: (await tokens()).at(-1) ?? '', session: sessions[at] ?? 0 }
    }
    return [await asked(first.id, 0), await asked(second.id, 1)]
  }
  const furnishes = async (who: 'visitor1' | 'visitor2', { session }: Invited) => {
    const link = { kind: 'link', title: `Slides ${session}`, url: 'https://slides.example/' }
    return (await f.said(who, 'POST', '/conference_documents', { conference: session, ...link }))[0] === 201
  }
  const textOf = async (who: 'organizer1' | 'organizer2', path: string) =>
    (await f.ask(who, 'GET', path)).body

  it('has a card in each: links, words, documents and rights of one are none in the other', async () => {
    const [first, second] = await inBoth('visitor1')
    expect(await answer({ ...second, token: first.token }, true, {}, 'visitor1')).toEqual(none)
    expect([await shown(first), await shown(second)]).toMatchObject([
      { fair: { id: f.seeded.fairs.fair1 }, name: 'Ada Novak', sessions: [{ title: 'Acier' }] },
      { fair: { id: f.seeded.fairs.fair2 }, name: 'A. Novak', sessions: [{ title: 'Verre' }] },
    ])
    const may = async () => [await furnishes('visitor1', first), await furnishes('visitor1', second)]
    expect(await answer(first, true, {}, 'visitor1')).toEqual(ok)
    expect(await may()).toEqual([true, false])
    expect(await answer(second, true, {}, 'visitor1')).toEqual(ok)
    expect(await may()).toEqual([true, true])
    const documents = '/conference_documents?pagination=false'
    expect(await textOf('organizer1', documents)).not.toContain(`Slides ${second.session}`)
    expect(await textOf('organizer2', documents)).not.toContain(`Slides ${first.session}`)
    expect(await textOf('organizer2', `/speakers/${second.id}`)).not.toContain('Ingénieure')
    // Of a fair that is not theirs they learn no more than anybody.
    for (const [who, of, refused] of [
      ['organizer2', first, [403, 'forbidden']],
      ['organizer1', second, none],
    ] as const) {
      expect(await f.said(who, 'PUT', `/speakers/${of.id}`, { name: 'Other' })).toEqual(refused)
      expect(await f.said(who, 'DELETE', `/speakers/${of.id}/invitation`)).toEqual(refused)
    }
    expect(await f.said('organizer2', 'PUT', `/speakers/${second.id}`, { state: 'declined' })).toEqual(ok)
    expect(await may()).toEqual([true, false])
  })

  it('refuses one and speaks at the other', async () => {
    const [first, second] = await inBoth('visitor2')
    expect(await answer(first, true, {}, 'visitor2')).toEqual(ok)
    expect(await answer(second, false, {}, 'visitor2')).toEqual(ok)
    expect(await read(first.id)).toMatchObject({ state: 'confirmed', isVisible: true })
    const refused = await f.done<Speaker>('organizer2', 'GET', `/speakers/${second.id}`)
    expect(refused).toMatchObject({ state: 'declined', user: null })
    expect(await furnishes('visitor2', first)).toBe(true)
    expect(await furnishes('visitor2', second)).toBe(false)
  })
})

it('a speaker is shown with their sessions as each reader sees them', async () => {
  const { id } = await card({ firm: f.seeded.firms.a, translations: { fr: { jobTitle: 'Ingénieure' } } })
  const draft = await f.conference({ speakers: [id], title: 'Draft' })
  const shownOne = await f.published({ speakers: [id], title: 'Shown' })
  const view = (who: 'visitor1' | 'organizer1') => f.done<SpeakerView>(who, 'GET', `/speakers/view/${id}`)
  const seen = await view('visitor1')
  expect(seen).toMatchObject({ speaker: { jobTitle: 'Ingénieure' }, stand: { id: f.seeded.stands.a } })
  expect(seen.sessions.map(one => one.id)).toEqual([shownOne])
  expect((await view('organizer1')).sessions.map(one => one.id).sort()).toEqual([draft, shownOne].sort())
  await f.done('organizer1', 'PUT', `/speakers/${id}`, { isVisible: false })
  expect((await f.said('visitor1', 'GET', `/speakers/view/${id}`))[0]).toBe(404)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import type { Actor } from '#platform/server/actor.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { heardTopics, topicFingerprints } from '#platform/server/hub/topics.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { captionsTopic } from '../../contract/captions.ts'
import type { Stage } from '../../contract/stage.ts'
import type { Watching } from '../../contract/watching.ts'
import { madeWebm } from '../testing/made-webm.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture({ STREAM_HOSTS: 'https://cdn.example' })
})
beforeEach(async () => {
  await f.startAgain()
  await f.setFair(sql`is_public_access = true, is_public_watching = true`)
})
afterAll(() => f.platform.close())

const at = (id: number, word: string) => `/conferences/${id}/${word}`
const ok = [200, undefined]
const upload = async (use: string, bytes: Buffer | string, name: string) =>
  (
    await sendForm(f.platform, form(filePart(bytes, name)), {
      who: 'organizer1',
      url: `/api/media_objects?use=${use}`,
    })
  ).json<{ id: number; filePath: string }>()
const nobody: Actor = { userId: null, sessionId: null, roles: ['anonymous'], reach: {} }
const reads = async (url: string) => (await f.platform.call(null, { url })).statusCode

/** On air, with its film, its captions and its slides. */
async function shown(body: object = {}) {
  const id = await f.published({ begin: inMinutes(-5), ...body })
  const film = await upload('film', madeWebm(2), 'film.webm')
  await f.made('/conference_sources', { conference: id, kind: 'file', media: film.id })
  const captions = await upload('captions', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n', 'c.vtt')
  const slides = await upload('slides', Buffer.from('%PDF-1.4\n%%EOF'), 's.pdf')
  for (const [kind, media] of [
    ['captions', captions.id],
    ['slides', slides.id],
  ])
    await f.done('organizer1', 'POST', '/conference_documents', { conference: id, kind, title: 'D', media })
  return { id, files: [film, captions, slides] }
}
const watch = (id: number, key?: string) =>
  f.done<Watching>(null, 'POST', at(id, 'watching'), key === undefined ? {} : { key })
const watchers = () => many<{ key: string }>(f.db)`select key from conference_watcher`
/** What of it a stranger is told, and why not. */
const told = async (id: number) => {
  const answer = await f.send(null, 'POST', at(id, 'watching'), {})
  if (answer.statusCode !== 200) return answer.statusCode
  const { key, view } = answer.json<Watching>()
  const isGiven = view.sources.length + view.documents.length > 0 || view.media !== null
  expect([isGiven, key !== null], 'told exactly to those who may').toEqual([view.entry.may, view.entry.may])
  return view.entry.reason ?? true
}

describe('who watches without an account', () => {
  it('is shown what a member is shown, and opens it by its links alone', async () => {
    const { id, files } = await shown()
    const before = await f.done<ConferenceView>(null, 'GET', `/conferences/view/${id}`)
    expect([before.entry.may, before.isWatchable, before.sources, before.documents]).toEqual([
      false,
      true,
      [],
      [],
    ])
    const { key, view } = await watch(id)
    expect(view.entry).toMatchObject({ may: true, reason: null })
    expect([view.sources.length, view.documents.length, view.room]).toEqual([1, 2, null])
    expect((await watchers()).map(row => row.key)).toEqual([key])
    const links = [...view.sources, ...view.documents].map(({ url }) => url)
    expect(await Promise.all(links.map(reads))).toEqual([200, 200, 200])
    // Without its link, and by one for somebody else, a file stays shut.
    expect(await Promise.all(files.map(({ filePath }) => reads(filePath)))).toEqual([401, 401, 401])
    for (const { id: media } of files)
      expect((await f.said(null, 'GET', `/media_objects/${media}/link`))[0]).toBe(401)
  })

  it('has no seat, vote, question, hand, rating, chat nor name, and reads nothing of those who have', async () => {
    const { id } = await shown()
    await watch(id)
    const calls: ['GET' | 'POST' | 'PUT', string, object?][] = [
      ['GET', at(id, 'stage')],
      ['GET', at(id, 'mine')],
      ['GET', at(id, 'desk')],
      ['GET', at(id, 'room')],
      ['POST', at(id, 'room'), { role: 'viewer' }],
      ['POST', at(id, 'attendance'), { seat: 1 }],
      ['POST', at(id, 'questions'), { text: 'Why?' }],
      ['POST', at(id, 'hand')],
      ['POST', at(id, 'captions'), { text: 'Bonjour' }],
      ['PUT', at(id, 'rating'), { stars: 5 }],
      ['POST', '/chat_rooms', { conference: id }],
      ['POST', '/agenda_entries', { conference: id }],
      ['GET', at(id, 'recordings')],
    ]
    for (const [method, path, body] of calls)
      expect(await f.said(null, method, path, body), path).toEqual([401, 'unauthorized'])
    const columns = await many<{ name: string }>(f.db)`
      select column_name as name from information_schema.columns where table_name = 'conference_watcher'
      order by 1`
    expect(columns.map(({ name }) => name)).toEqual(['conference_id', 'key', 'until'])
  })

  it('is told no more than the rule says: by setting, pass, state of the fair, module and kind', async () => {
    const { id } = await shown()
    const { id: passed } = await shown()
    const limits = { type: 'open', conferences: [passed], validatingEmails: 'v@small.test' }
    await f.made('/passes', { name: 'P', ...limits })
    const both = async () => [await told(id), await told(passed)]
    // Open, by setting and by pass.
    expect(await both()).toEqual([true, 'login_needed'])
    await f.setFair(sql`is_public_watching = false`)
    expect(await both()).toEqual(['login_needed', 'login_needed'])
    await f.setFair(sql`is_public_watching = true`)
    // In preparation and closed there is no conference for strangers; in a finished fair there are replays.
    for (const status of [1, 4]) {
      await f.setFair(sql`fair_status_id = ${status}`)
      expect(await both(), `status ${status}`).toEqual([404, 404])
    }
    await f.setFair(sql`fair_status_id = 3`)
    expect(await both()).toEqual(['over', 'login_needed'])
    await f.run(sql`update conference set replay_state = 'published', replay_mode = 'manual'`)
    expect(await both()).toEqual([true, 'login_needed'])
    await f.run(sql`update conference set replay_state = 'none', replay_mode = 'none'`)
    await f.setFair(sql`fair_status_id = 2`)
    await f.setFair(sql`is_public_access = false`)
    expect(await both()).toEqual([404, 404])
    await f.setFair(sql`is_public_access = true`)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await told(id)).toBe(403)
    await f.setFair(sql`is_using_conference_module = true`)
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isVisible: false })
    expect(await told(id)).toBe(404)
    // Of another fair, which says nothing.
    await f.run(sql`update fair set is_public_access = true where id = ${f.seeded.fairs.fair2}`)
    expect(await told(await f.published({ begin: inMinutes(-5) }, 'fair2'))).toBe('login_needed')
    expect(await told(await f.published({ begin: inMinutes(60), end: inMinutes(90) }))).toBe('doors_closed')
    const room = { hosting: 'integrated', format: 'workshop', begin: inMinutes(-5) }
    expect(await told(await f.published(room))).toBe('account_needed')
    const tool = await f.published({ begin: inMinutes(-5) })
    await f.made('/conference_sources', { conference: tool, kind: 'tool', url: 'https://tool.example/t' })
    expect(await told(tool)).toBe('account_needed')
  })

  it('is nobody who has an account: they come in as themselves, or not at all', async () => {
    const { id } = await shown()
    // Who waits, and whom the fair has refused.
    await f.run(sql`update fair_user set is_validated = 0 where user_id = ${f.seeded.people.visitor2.id}`)
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${f.seeded.people.firmAdminA.id}`)
    for (const who of ['visitor1', 'visitor2', 'visitor9', 'firmAdminA'] as const)
      expect((await f.said(who, 'POST', at(id, 'watching'), {}))[0], who).toBe(403)
    for (const who of ['visitor2', 'visitor9', 'firmAdminA'] as const) {
      const view = await f.done<ConferenceView>(who, 'GET', `/conferences/view/${id}`)
      expect([view.entry.reason, view.sources], who).toEqual(['membership_needed', []])
    }
  })

  it('counts to the capacity among strangers alone, as long as their page says so, and leaves nothing behind', async () => {
    const { id } = await shown({ capacity: 3 })
    await f.done('visitor1', 'POST', at(id, 'attendance'), {})
    const [first, second] = [await watch(id), await watch(id)]
    expect(await f.said(null, 'POST', at(id, 'watching'), {})).toEqual(ok)
    expect((await watch(id)).view.entry).toMatchObject({ may: false, reason: 'full' })
    // Members find what members have left, whoever watches besides.
    const { entry } = await f.done<ConferenceView>('visitor2', 'GET', `/conferences/view/${id}`)
    expect(entry).toMatchObject({ may: true })
    expect(await f.said('visitor2', 'POST', at(id, 'attendance'), {})).toEqual(ok)
    // Whoever is in stays in.
    expect((await watch(id, first.key ?? '')).key).toBe(first.key)
    await f.tick('ring_stage')
    expect((await f.done<Stage>('visitor1', 'GET', at(id, 'stage'))).present).toBe(4)
    const leave = () => f.said(null, 'DELETE', `${at(id, 'watching')}?key=${second.key}`)
    expect([await leave(), await leave()]).toEqual([
      [204, undefined],
      [204, undefined],
    ])
    expect((await watch(id)).view.entry).toMatchObject({ may: false, reason: 'full' })
    await f.run(sql`update conference_watcher set until = now() - interval '3 minutes'`)
    await f.tick('sweep_attendances')
    expect(await watchers()).toEqual([])
    await f.tick('ring_stage')
    expect((await f.done<Stage>('visitor1', 'GET', at(id, 'stage'))).present).toBe(2)
  })

  it('of twenty who come at once no more watch than there is room for', async () => {
    const { id } = await shown({ capacity: 5 })
    await Promise.all(Array.from({ length: 20 }, () => f.send(null, 'POST', at(id, 'watching'), {})))
    expect(await watchers()).toHaveLength(5)
  })

  it('sees nothing any more once the fair says so: not the page, not the files by links that were given', async () => {
    const { id } = await shown()
    const { key, view } = await watch(id)
    const links = [...view.sources, ...view.documents].map(({ url }) => url)
    const told = () => many(f.db)`
      select 1 from hub_update where ${`conference:${id}`} = any(topics) and type = 'watching'`
    await f.run(sql`delete from hub_update`)
    await f.done('organizer1', 'PUT', `/fairs/${f.seeded.fairs.fair1}`, { isPublicWatching: false })
    expect(await told(), 'open pages hear of it').toHaveLength(1)
    expect(await Promise.all(links.map(reads))).toEqual([404, 404, 404])
    expect((await watch(id, key ?? '')).view).toMatchObject({
      entry: { may: false, reason: 'login_needed' },
      isWatchable: false,
      sources: [],
      documents: [],
      media: null,
    })
  })

  it('reads what is typed of what is said, and who asked nothing', async () => {
    const { id } = await shown()
    await f.run(sql`insert into conference_captioner (conference_id, user_id)
      values (${id}, ${f.seeded.people.visitor2.id})`)
    await f.done('visitor2', 'POST', at(id, 'captions'), { text: 'Bonjour' })
    const read = () => f.send(null, 'GET', at(id, 'captions'))
    expect((await read()).json()).toMatchObject({ lines: [{ text: 'Bonjour' }] })
    await f.setFair(sql`is_public_watching = false`)
    expect((await read()).statusCode).toBe(401)
  })

  it('hears nothing that is typed where one comes in as oneself, and no more of it once a pass is needed', async () => {
    const heard = (id: number) => heardTopics([captionsTopic(id)], nobody, f.platform.services.database)
    const rests = async (id: number) =>
      (await topicFingerprints(f.platform.services.database, [captionsTopic(id)])).get(captionsTopic(id))
    const { id } = await shown()
    expect((await heard(id)).size).toBe(1)
    const before = await rests(id)
    await f.made('/passes', { name: 'P', type: 'open', conferences: [id], validatingEmails: 'v@small.test' })
    expect([(await heard(id)).size, (await rests(id)) === before]).toEqual([0, false])
    const room = { hosting: 'integrated', format: 'workshop', begin: inMinutes(-5) }
    expect((await heard(await f.published(room))).size).toBe(0)
    const tool = await f.published({ begin: inMinutes(-5) })
    await f.made('/conference_sources', { conference: tool, kind: 'tool', url: 'https://tool.example/t' })
    expect((await heard(tool)).size).toBe(0)
  })

  /** As if so many had been counted of the one address from which everybody asks here. */
  const counted = (limit: string, count: number) =>
    f.run(sql`update rate_limit set count = ${count} where key like ${`${limit}:%`}`)
  const comes = async (id: number) => (await f.send(null, 'POST', at(id, 'watching'), {})).statusCode

  it('is counted by their address also where they are refused: 600 times a minute', async () => {
    expect(await comes(999_999)).toBe(404)
    await counted('watch-ip', 599)
    expect([await comes(999_999), await comes(999_999)]).toEqual([404, 429])
  })

  it('comes from one address a hundred times in ten minutes, and no more', async () => {
    const { id } = await shown()
    expect(await comes(id)).toBe(200)
    await counted('watch-new-ip', 99)
    expect([await comes(id), await comes(id)]).toEqual([200, 429])
  })

  it('comes back by the key they have after the server was away, as one who was counted before, where there is room', async () => {
    const { id } = await shown({ capacity: 1 })
    const { key } = await watch(id)
    const away = () => f.run(sql`update conference_watcher set until = now() - interval '1 minute'`)
    await away()
    await counted('watch-new-ip', 100)
    await f.tick('sweep_attendances')
    expect((await watch(id, key ?? '')).key).toBe(key)
    await away()
    await f.done('visitor1', 'POST', at(id, 'attendance'), {})
    expect((await watch(id, key ?? '')).key).toBeNull()
    // A key that was never given comes anew.
    const unknown = { key: '00000000-0000-4000-8000-000000000001' }
    const another = await shown()
    expect((await f.said(null, 'POST', at(another.id, 'watching'), unknown))[0]).toBe(429)
  })

  it('is no visitor and no guest in any figure of the conference', async () => {
    const { id } = await shown()
    await watch(id)
    const figures = await f.done<{ attended: number; peak: number }>(
      'organizer1',
      'GET',
      at(id, 'statistics'),
    )
    expect([figures.attended, figures.peak]).toEqual([0, 0])
    const { count } = await one<{ count: number }>(f.db)`
      select count(*)::int as count from conference_attendance`
    expect(count).toBe(0)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConferenceFixture,
  conferenceFixture,
  inMinutes,
} from '#app/server/testing/conference-fixture.ts'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { pagePolicy } from '#platform/server/http/security-headers.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { CaptionLine } from '../../contract/captions.ts'
import type { Recording, Recordings } from '../../contract/recordings.ts'
import type { Stage } from '../../contract/stage.ts'
import type { Watching } from '../../contract/watching.ts'
import { madeWebm } from '../testing/made-webm.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture({ STREAM_HOSTS: 'https://cdn.example', RECORDING_QUOTA_MB: '1' })
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

type Person = 'speaker' | 'moderator' | 'organizer1'
const at = (id: number, word: string) => `/conferences/${id}/${word}`
const canary = 'canary-address'
const view = (id: number, who: Who = 'visitor1') =>
  f.done<ConferenceView>(who, 'GET', `/conferences/view/${id}`)
const speaks = async (who: 'speaker' | 'moderator' = 'speaker') =>
  (await f.made<{ id: number }>('/speakers', { name: who, user: f.seeded.people[who].id })).id
/** Under way and recorded: somebody speaks, somebody moderates. */
const session = async (body: object = {}) =>
  f.published({
    moderator: f.seeded.people.moderator.id,
    speakers: [await speaks()],
    begin: inMinutes(-5),
    hosting: 'integrated',
    format: 'workshop',
    replayMode: 'integrated',
    isRecorded: true,
    ...body,
  })
const agree = (who: Who, id: number, isGiven = true) =>
  f.said(who, 'PUT', at(id, 'recording_consent'), { isGiven })
const recordings = (id: number, who: Who = 'moderator') =>
  f.done<Recordings>(who, 'GET', at(id, 'recordings'))
const begin = (id: number, who: Who = 'speaker') => f.done<Recording>(who, 'POST', at(id, 'recordings'))
const part = async (who: Person, recording: number, n: number, bytes: Buffer, durationMs = 1_000) => {
  const answer = await f.platform.call(who, {
    method: 'PUT',
    url: `/api/recordings/${recording}/parts/${n}?durationMs=${durationMs}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return [answer.statusCode, answer.statusCode < 400 ? answer.json().parts : answer.json().message_code]
}
const replay = (who: Who, id: number, replayState: string) =>
  f.said(who, 'PUT', at(id, 'replay'), { replayState })
const stateOf = async (id: number) =>
  (await one<{ state: string }>(f.db)`select replay_state as state from conference where id = ${id}`).state
const isOver = (id: number) =>
  f.run(sql`update conference set begin_at = now() - interval '3 hours', end_at = now() - interval '2 hours',
    state = 'ended' where id = ${id}`)
const opens = async (who: Person | null, url: string) =>
  (await f.platform.call(who, { method: 'GET', url })).statusCode
const upload = async (who: Person, use: string, bytes: Buffer | string, name = 'file.vtt') =>
  sendForm(f.platform, form(filePart(bytes, name)), { who, url: `/api/media_objects?use=${use}` })
const ok = [200, undefined]

describe('what is recorded', () => {
  it('comes in ordered parts: a repeat is harmless, a gap is refused, and one film is made of it that may be sought in', async () => {
    const id = await session()
    expect(await f.said('speaker', 'POST', at(id, 'recordings'))).toEqual([409, 'recording_unasked'])
    await agree('speaker', id)
    const recording = await begin(id)
    expect((await begin(id)).id).toBe(recording.id)
    const [whole, other] = [madeWebm(3), madeWebm(2)]
    const half = Math.floor(whole.length / 2)
    expect(await part('speaker', recording.id, 2, whole)).toEqual([409, 'recording_gap'])
    expect(await part('speaker', recording.id, 1, Buffer.from('<html>'))).toEqual([415, 'file_type'])
    expect(await part('speaker', recording.id, 1, whole.subarray(0, half))).toEqual([200, 1])
    expect(await part('speaker', recording.id, 1, other)).toEqual([200, 1])
    expect(
      await Promise.all([2, 2].map(n => part('speaker', recording.id, n, whole.subarray(half)))),
    ).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect(await part('moderator', recording.id, 3, other)).toEqual([404, 'not_found'])
    expect(await part('speaker', recording.id, 3, Buffer.alloc(8 * 1024 * 1024 + 1))).toEqual([
      413,
      'file_too_large',
    ])
    // A page that was loaded again has a recorder that begins anew.
    expect(await part('speaker', recording.id, 3, other)).toEqual([200, 3])
    expect(await stateOf(id)).toBe('recording')
    await f.done('speaker', 'POST', `/recordings/${recording.id}/end`)
    await f.done('speaker', 'POST', `/recordings/${recording.id}/end`)
    await f.tick('join_recording')
    const [kept] = (await recordings(id)).recordings
    expect(kept).toMatchObject({ state: 'ready', isReplay: true, durationMs: 5_080 })
    expect(await stateOf(id)).toBe('ready')
    expect(await many(f.db)`select 1 from recording_part`).toEqual([])
    const film = await f.platform.call('moderator', {
      method: 'GET',
      url: kept?.url ?? '',
      headers: { range: 'bytes=0-3' },
    })
    expect([film.statusCode, film.rawPayload.toString('hex')]).toEqual([206, '1a45dfa3'])
    expect(await part('speaker', recording.id, 1, whole)).toEqual([200, 3])
  })

  it('is nothing where the session is not, where somebody who speaks says no, and beyond the share of the fair', async () => {
    const id = await session()
    await agree('speaker', id)
    await agree('moderator', id)
    const { moderator, speaker } = f.seeded.people
    const agreed = async () => (await recordings(id)).agreed
    expect(await agreed()).toEqual([moderator.id, speaker.id].sort((one, other) => one - other))
    const mine = await begin(id, 'moderator')
    expect(await part('moderator', mine.id, 1, madeWebm(1))).toEqual([200, 1])
    expect(await part('moderator', mine.id, 2, Buffer.alloc(1_000_000))).toEqual([413, 'quota_exceeded'])
    expect(await agree('visitor1', id)).toEqual([403, 'forbidden'])
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isRecorded: false })
    expect(await part('moderator', mine.id, 2, madeWebm(1))).toEqual([409, 'recording_off'])
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isRecorded: true })
    expect(await agree('speaker', id, false)).toEqual(ok)
    expect(await agreed()).toEqual([moderator.id])
    expect(await part('moderator', mine.id, 2, madeWebm(1))).toEqual([409, 'recording_refused'])
    expect(await f.said('moderator', 'POST', at(id, 'recordings'))).toEqual([409, 'recording_refused'])
    await f.tick('join_recording')
    expect(await replay('moderator', id, 'published')).toEqual([409, 'recording_refused'])
    await agree('speaker', id)
    expect(await replay('moderator', id, 'published')).toEqual([409, 'replay_early'])
    await isOver(id)
    expect(await replay('moderator', id, 'published')).toEqual(ok)
    expect((await view(id)).media?.films).toHaveLength(1)
    await agree('speaker', id, false)
    expect(await stateOf(id)).toBe('hidden')
  })

  it('is seen by nobody of the audience once a speaker says no, however it was to be shown and whoever speaks since', async () => {
    const id = await session()
    await agree('speaker', id)
    await agree('moderator', id)
    const mine = await begin(id, 'moderator')
    await part('moderator', mine.id, 1, madeWebm(1))
    await agree('speaker', id, false)
    await f.tick('join_recording')
    await isOver(id)
    const change = (body: object) => f.done('organizer1', 'PUT', `/conferences/${id}`, body)
    await change({ replayMode: 'manual' })
    expect(await replay('moderator', id, 'published')).toEqual([409, 'recording_refused'])
    await agree('speaker', id)
    expect(await replay('moderator', id, 'published')).toEqual(ok)
    const seen = async () => (await view(id)).media?.films.map(({ url }) => url.split('?')[0]) ?? []
    const [film] = await seen()
    expect(film).toMatch(/webm$/)
    await agree('speaker', id, false)
    expect(await stateOf(id)).toBe('hidden')
    await change({ speakers: [] })
    for (const replayMode of ['manual', 'integrated']) {
      await change({ replayMode })
      expect(await replay('moderator', id, 'published'), replayMode).toEqual([409, 'recording_refused'])
    }
    const { media } = await one<{ media: number }>(f.db)`select media_id as media from recording`
    await f.run(sql`update conference set replay_state = 'published' where id = ${id}`)
    expect(await seen()).toEqual([])
    expect(await f.said('visitor1', 'GET', `/media_objects/${media}/link`)).toEqual([404, 'not_found'])
    await f.run(sql`update recording set is_replay = false`)
    expect(await f.said('moderator', 'PUT', `/recordings/${mine.id}/chosen`)).toEqual([
      409,
      'recording_refused',
    ])
    await f.run(sql`update recording set is_replay = true`)
    // A film without them is another.
    await replay('moderator', id, 'hidden')
    await change({ replayMode: 'manual' })
    const url = 'https://cdn.example/without.mp4'
    await f.made('/conference_sources', { conference: id, kind: 'file', url, isReplay: true })
    expect(await replay('moderator', id, 'published')).toEqual(ok)
    expect(await seen()).toEqual([url])
    expect((await recordings(id)).films.map(one => one.url)).toEqual([url])
  })

  it('ends by itself where nobody comes back, and fails where nothing can be seen', async () => {
    const id = await session()
    await agree('speaker', id)
    const { id: recording } = await begin(id)
    await part('speaker', recording, 1, Buffer.from('1a45dfa3', 'hex'))
    await f.run(sql`update recording set last_at = now() - interval '1 hour'`)
    await f.tick('end_silent_recordings', 'join_recording')
    await f.tick('join_recording')
    expect(await stateOf(id)).toBe('failed')
    expect(await replay('moderator', id, 'published')).toEqual([409, 'replay_missing'])
    expect(await replay('moderator', id, 'processing')).toEqual(ok)
    await f.tick('join_recording')
    expect(await stateOf(id)).toBe('failed')
  })

  it('is told to all who are in while it goes on, and ends soon after its session', async () => {
    const id = await session()
    await agree('speaker', id)
    const isShown = async () => {
      await f.tick('ring_stage')
      return (await f.done<Stage>('visitor1', 'GET', at(id, 'stage'))).isRecording
    }
    expect(await isShown()).toBe(false)
    const { id: recording } = await begin(id)
    await part('speaker', recording, 1, madeWebm(2))
    expect(await isShown()).toBe(true)
    await isOver(id)
    await f.run(sql`update recording set last_at = now() - interval '6 minutes'`)
    await f.tick('end_silent_recordings', 'join_recording')
    const [kept] = (await recordings(id)).recordings
    expect(kept).toMatchObject({ state: 'ready', isReplay: true })
    const removed = (who: Who) => f.said(who, 'DELETE', `/recordings/${recording}`)
    expect((await removed('moderator'))[0]).toBe(403)
    expect(await removed('speaker')).toEqual([204, undefined])
    expect((await recordings(id)).recordings).toEqual([])
  })

  it('is seen by its team, and by the audience once it is the published replay', async () => {
    const id = await session()
    await agree('speaker', id)
    const { id: recording } = await begin(id)
    await part('speaker', recording, 1, madeWebm(2))
    await f.done('speaker', 'POST', `/recordings/${recording}/end`)
    await f.tick('join_recording')
    await isOver(id)
    const { media } = await one<{ media: number }>(f.db)`select media_id as media from recording`
    const link = (who: Who) => f.said(who, 'GET', `/media_objects/${media}/link`)
    expect((await view(id)).media).toBeNull()
    expect([await link('visitor1'), await link('visitor9'), await link('moderator')]).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      ok,
    ])
    expect(await replay('visitor1', id, 'published')).toEqual([403, 'forbidden'])
    expect(await replay('speaker', id, 'published')).toEqual([403, 'forbidden'])
    expect([await replay('moderator', id, 'published'), await replay('moderator', id, 'published')]).toEqual([
      ok,
      ok,
    ])
    const [film] = (await view(id)).media?.films ?? []
    expect(await opens(null, film?.url ?? '')).toBe(200)
    await f.setFair(sql`fair_status_id = 3`)
    expect((await view(id)).media?.kind).toBe('replay')
    await replay('moderator', id, 'hidden')
    expect(await opens(null, film?.url ?? '')).toBe(404)
  })
})

describe('a premiere', () => {
  it('tells its film to the audience with its first second, not before, and at any time afterwards', async () => {
    const id = await f.published({ mode: 'replay', begin: inMinutes(5), end: inMinutes(35) })
    const media = (await upload('organizer1', 'film', madeWebm(2), 'film.webm')).json().id
    await f.made('/conference_sources', { conference: id, kind: 'file', media })
    const before = await view(id)
    expect([before.sources, before.media?.kind, before.media?.films]).toEqual([[], 'premiere', []])
    expect(await f.said('visitor1', 'GET', `/media_objects/${media}/link`)).toEqual([404, 'not_found'])
    expect((await view(id, 'organizer1')).media?.films).toHaveLength(1)
    await f.run(sql`update conference set begin_at = now() - interval '1 minute' where id = ${id}`)
    const now = await view(id)
    expect([now.media?.kind, now.media?.films.length]).toEqual(['premiere', 1])
    expect(await opens(null, now.media?.films[0]?.url ?? '')).toBe(200)
    await f.run(
      sql`update conference set begin_at = now() - interval '2 hours', end_at = now() - interval '1 hour' where id = ${id}`,
    )
    expect((await view(id)).media?.kind).toBe('film')
  })
})

describe('the share of a fair', () => {
  it('is what its sessions show: what they show no longer is gone, and counts for nobody', async () => {
    const id = await f.published({ mode: 'replay', begin: inMinutes(5), end: inMinutes(35) })
    const film = () => Buffer.concat([madeWebm(1), Buffer.alloc(600_000)])
    const sent = async () => (await upload('organizer1', 'film', film(), 'film.webm')).json()
    const add = (media: number) =>
      f.said('organizer1', 'POST', '/conference_sources', {
        fair: f.fair,
        conference: id,
        kind: 'file',
        media,
      })
    const first = (await sent()).id
    const source = await f.made<{ id: number }>('/conference_sources', {
      conference: id,
      kind: 'file',
      media: first,
    })
    expect((await recordings(id, 'organizer1')).used).toBeGreaterThan(600_000)
    const second = (await sent()).id
    expect(await add(second)).toEqual([413, 'quota_exceeded'])
    // On its way to a session, it counts for its owner.
    expect((await sent()).message_code).toBe('quota_exceeded')
    await f.done('organizer1', 'DELETE', `/conference_sources/${source.id}`)
    expect((await recordings(id, 'organizer1')).used).toBe(0)
    expect(await f.said('superAdmin', 'GET', `/media_objects/${first}`)).toEqual([404, 'not_found'])
    expect((await add(second))[0]).toBe(201)
    expect((await sent()).id).toBeGreaterThan(second)
  })
})

describe('where it is seen', () => {
  it('films and streams are of servers that the operator has named', async () => {
    const id = await f.published()
    const add = (body: object) =>
      f.ask('organizer1', 'POST', '/conference_sources', {
        fair: f.seeded.fairs.fair1,
        conference: id,
        ...body,
      })
    for (const kind of ['hls', 'file'])
      for (const [url, status] of [
        ['https://cdn.example/live.m3u8', 201],
        ['https://cdn.example.evil.example/live.m3u8', 422],
        ['http://cdn.example/live.m3u8', 422],
      ] as const) {
        const answer = await add({ kind, url })
        expect([answer.statusCode, answer.json().errors?.url]).toEqual([
          status,
          status === 201 ? undefined : ['stream_host'],
        ])
      }
    expect((await add({ kind: 'tool', url: 'https://other.example/room', isReplay: true })).statusCode).toBe(
      422,
    )
    const headers: Record<string, string> = {}
    const reply = { header: (name: string, value: string) => Object.assign(headers, { [name]: value }) }
    pagePolicy(reply as never, f.platform.services.settings, '')
    expect(headers['content-security-policy']).toMatch(
      /media-src 'self' blob: https:\/\/cdn\.example;.*connect-src 'self'[^;]* https:\/\/cdn\.example/,
    )
  })

  it('an address is in no page, list, export, log or mail for those who may not come in', async () => {
    const id = await f.published({ begin: inMinutes(120), end: inMinutes(150) })
    await f.made('/conference_sources', {
      conference: id,
      kind: 'tool',
      url: `https://tool.example/${canary}`,
    })
    const captions = (
      await upload('organizer1', 'captions', `WEBVTT\n\n00:01.000 --> 00:02.000\n${canary}\n`)
    ).json()
    await f.done('organizer1', 'POST', '/conference_documents', {
      conference: id,
      kind: 'captions',
      media: captions.id,
      title: canary,
      visibleFrom: 'end',
    })
    const program = await one<{ id: number | null }>(
      f.db,
    )`select conference_program_id as id from conference where id = ${id}`
    expect(program.id).toBeNull()
    for (const who of ['visitor1', 'visitor9', 'firmAdminA', null] as const)
      for (const url of [
        `/api/conferences/view/${id}`,
        `/api/conferences/${id}`,
        '/api/conferences?page=1',
        '/api/conference_sources',
        '/api/conference_documents',
        `/api/conferences/${id}/calendar.ics`,
        `/api/search?q=${canary}`,
        `/conference/view/${id}?salon=fair-one`,
      ]) {
        const { body } = await f.platform.call(who, { method: 'GET', url })
        expect(body.includes(canary) && !url.includes('search'), `${who} ${url}`).toBe(false)
        expect(body, `${who} ${url}`).not.toContain(captions.filePath)
      }
    const log = await many<{ text: string }>(f.db)`
      select details::text as text from audit_log union all select text from outbox_mail`
    expect(log.filter(({ text }) => text.includes(canary))).toEqual([])
    // Inside, what is for the end is not there before it.
    await f.run(
      sql`update conference set begin_at = now() - interval '1 minute', end_at = now() + interval '1 hour' where id = ${id}`,
    )
    const inside = await view(id)
    expect([inside.sources.length, inside.documents, inside.media?.captions]).toEqual([1, [], []])
    expect(await f.said('visitor1', 'GET', `/media_objects/${captions.id}/link`)).toEqual([404, 'not_found'])
    await isOver(id)
    expect(await f.said('visitor1', 'GET', `/media_objects/${captions.id}/link`)).toEqual(ok)
  })
})

describe('what belongs to a film', () => {
  it('captions are WebVTT that was looked into, and served as nothing else', async () => {
    const code = async (text: string | Buffer) => {
      const answer = await upload('organizer1', 'captions', text)
      return [answer.statusCode, answer.json().message_code]
    }
    expect(await code('WEBVTT\n\n00:01.000 --> 00:00.500\nA\n')).toEqual([422, 'vtt_order'])
    expect(await code('WEBVTT\n\nA\n')).toEqual([422, 'vtt_time'])
    expect(await code('<html><script>1</script>')).toEqual([415, 'file_type'])
    expect(
      await code(
        Buffer.concat([Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), Buffer.from([0xff, 0xfe])]),
      ),
    ).toEqual([422, 'vtt_encoding'])
    expect(await code(`WEBVTT\n${'x'.repeat(2_100_000)}`)).toEqual([413, 'file_too_large'])
    const kept = (
      await upload('organizer1', 'captions', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b>A</b>\n')
    ).json()
    const { url } = await f.done<{ url: string }>('organizer1', 'GET', `/media_objects/${kept.id}/link`)
    const { headers } = await f.platform.call(null, { method: 'GET', url })
    expect([
      headers['content-type'],
      headers['x-content-type-options'],
      headers['content-security-policy'],
    ]).toEqual(['text/vtt', 'nosniff', "sandbox; default-src 'none'"])
    const id = await f.published()
    const link = {
      conference: id,
      kind: 'captions',
      url: 'https://a.example',
      title: 'A',
    }
    expect((await f.ask('organizer1', 'POST', '/conference_documents', link)).statusCode).toBe(422)
  })

  it('chapters are kept in their order by those at the desk, and nobody loses another’s', async () => {
    const id = await session({ hosting: 'external', replayMode: 'manual' })
    const keep = (who: Who, chapters: object[], version: number) =>
      f.said(who, 'PUT', at(id, 'chapters'), { chapters, version })
    const two = [
      { at: 0, titles: { fr: 'Début', de: 'Anfang' } },
      { at: 60, titles: { fr: 'Suite' } },
    ]
    expect(await keep('speaker', two, 0)).toEqual([403, 'forbidden'])
    expect(await keep('moderator', [...two].reverse(), 0)).toEqual([422, 'invalid'])
    expect(await keep('moderator', two, 0)).toEqual(ok)
    expect(await keep('organizer1', [], 0)).toEqual([412, 'changed_meanwhile'])
    await f.made('/conference_sources', {
      conference: id,
      kind: 'file',
      url: 'https://cdn.example/a.mp4',
      isReplay: true,
    })
    expect(await stateOf(id)).toBe('ready')
    await isOver(id)
    await replay('moderator', id, 'published')
    const { media } = await view(id)
    expect([media?.films[0]?.url, media?.chapters.map(one => one.at)]).toEqual([
      'https://cdn.example/a.mp4',
      [0, 60],
    ])
    // Without its film there is nothing to offer.
    const [film] = await f.done<{ id: number }[]>('organizer1', 'GET', `/conference_sources?conference=${id}`)
    await f.done('organizer1', 'DELETE', `/conference_sources/${film?.id}`)
    expect(await stateOf(id)).toBe('none')
    // Nor without that of its room.
    const url = 'https://cdn.example/room.mp4'
    const conferenceRoom = (await f.made<{ id: number }>('/conference_rooms', { name: 'Forge' })).id
    await f.run(sql`update conference set conference_room_id = ${conferenceRoom} where id = ${id}`)
    const shown = await f.made<{ id: number }>('/conference_sources', { conferenceRoom, kind: 'file', url })
    await f.run(sql`update conference set replay_state = 'published' where id = ${id}`)
    await f.done('organizer1', 'DELETE', `/conference_sources/${shown.id}`)
    expect(await stateOf(id)).toBe('none')
  })

  it('an answered question and what was typed are found at their second in the film, which has no pauses', async () => {
    const id = await session()
    await agree('speaker', id)
    const { id: recording } = await begin(id)
    await part('speaker', recording, 1, madeWebm(90))
    // A page that was loaded again goes on ten minutes after the first began; once more, and nothing comes.
    await begin(id)
    // What the page before had still on its way takes no place of what begins now.
    expect(await part('speaker', recording, 2, Buffer.from('1f43b675', 'hex'))).toEqual([
      409,
      'recording_gap',
    ])
    expect(await part('speaker', recording, 2, madeWebm(60))).toEqual([200, 2])
    await begin(id)
    await f.run(sql`update recording_take set began_at = now() - interval '1 hour'
      + make_interval(mins => case n when 1 then 0 when 2 then 10 else 20 end)`)
    const asked = async (text: string, secondsAfter: number) => {
      const { id: question } = await f.done<{ id: number }>('visitor1', 'POST', at(id, 'questions'), { text })
      await f.done('moderator', 'PUT', `/conference_questions/${question}`, { state: 'on_stage' })
      await f.done('moderator', 'PUT', `/conference_questions/${question}`, { state: 'answered' })
      await f.run(sql`update conference_question set on_stage_at =
        (select min(began_at) from recording_take) + make_interval(secs => ${secondsAfter}::int)
        where id = ${question}`)
    }
    const seconds = {
      'before it': -5,
      'in the first': 30,
      'in the pause': 300,
      'after it': 610,
      'at the end': 900,
    }
    for (const [text, second] of Object.entries(seconds)) await asked(text, second)
    await f.done('organizer1', 'PUT', at(id, 'captioners'), { users: [f.seeded.people.visitor1.id] })
    await f.done('visitor1', 'POST', at(id, 'captions'), { text: 'Bonjour' })
    await f.run(sql`update caption_line set at =
      (select min(began_at) from recording_take) + interval '605 seconds'`)
    await f.done('speaker', 'POST', `/recordings/${recording}/end`)
    await f.tick('join_recording')
    await isOver(id)
    await replay('moderator', id, 'published')
    await f.tick('keep_typed_captions')
    const { media } = await view(id)
    expect(media?.questions.map(({ text, at: second }) => [text, second])).toEqual([
      ['in the first', 30],
      ['in the pause', 90],
      ['after it', 100],
    ])
    // Who watches without an account is told what is said, not what the audience asked.
    await f.setFair(sql`is_public_access = true, is_public_watching = true`)
    const strangers = await f.done<Watching>(null, 'POST', at(id, 'watching'), {})
    expect([strangers.view.media?.captions.length, strangers.view.media?.questions]).toEqual([1, []])
    const [{ url } = { url: '' }] = media?.captions ?? []
    const { body } = await f.platform.call(null, { method: 'GET', url })
    expect(body).toContain('01:35.040 --> ')
  })

  it('what a named person types is told to those who are in, and is captions afterwards', async () => {
    const id = await session()
    const type = (who: Who, text = 'Bonjour <b>') => f.said(who, 'POST', at(id, 'captions'), { text })
    expect(await type('visitor1')).toEqual([403, 'forbidden'])
    const name = (who: Who, users: number[]) => f.said(who, 'PUT', at(id, 'captioners'), { users })
    expect(await name('moderator', [f.seeded.people.visitor1.id])).toEqual([403, 'forbidden'])
    expect(await name('organizer1', [f.seeded.people.visitor9.id])).toEqual([422, 'invalid'])
    expect(await name('organizer1', [f.seeded.people.visitor1.id])).toEqual(ok)
    expect((await view(id)).media).toMatchObject({ isCaptioned: true, isCaptioner: true })
    expect(await type('visitor1')).toEqual([201, undefined])
    expect(await type('visitor2')).toEqual([403, 'forbidden'])
    const { lines } = await f.done<{ lines: CaptionLine[] }>('visitor2', 'GET', at(id, 'captions'))
    expect(lines.map(({ text }) => text)).toEqual(['Bonjour <b>'])
    expect(await f.said('visitor9', 'GET', at(id, 'captions'))).toEqual([403, 'conference_entry'])
    const told = await many<{ data: string }>(
      f.db,
    )`select data from hub_update where ${`conference_captions:${id}`} = any(topics)`
    expect(told.map(({ data }) => JSON.parse(data).text)).toEqual(['Bonjour <b>'])
    await f.run(sql`update caption_line set at = now()`)
    await isOver(id)
    await f.tick('keep_typed_captions')
    await f.tick('keep_typed_captions')
    const kept = await many<{ path: string }>(f.db)`
      select m.file_path as path from conference_document d join media_object m on m.id = d.media_id
      where d.conference_id = ${id} and d.kind = 'captions'`
    expect(kept).toHaveLength(1)
    const { stream } = await f.platform.services.files.read(kept[0]?.path.replace('/media/', '') ?? '')
    expect(Buffer.concat(await stream.toArray()).toString()).toMatch(
      /^WEBVTT\n\n[\d:.]+ --> [\d:.]+\nBonjour &lt;b&gt;\n$/,
    )
    expect(await type('visitor1')).toEqual([403, 'conference_entry'])
  })
})

import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeTrashLater } from '#app/server/testing/purge-trash-later.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { BoothConfiguration, Brochure } from '../../contract/configuration.ts'

type Who = Parameters<TestPlatform['call']>[0]

let platform: TestPlatform
let a = 0
let b = 0
beforeAll(async () => {
  platform = await testPlatform()
  ;({ a, b } = platform.seeded.stands)
})
afterAll(() => platform.close())

const read = (who: Who, id: number) => platform.call(who, { url: `/api/stands/${id}/configuration` })
const save = (who: Who, id: number, payload: object) =>
  platform.call(who, { method: 'PUT', url: `/api/stands/${id}/configuration`, payload })
const booth = async (id = a): Promise<BoothConfiguration> => (await read('superAdmin', id)).json()
/** Saves upon what is there now. */
const change = async (who: Who, payload: object, id = a) =>
  save(who, id, { version: (await booth(id)).version, ...payload })

async function multipart(name: string, type: string, bytes: Buffer) {
  const boundary = '----verriere'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
const upload = async (who: Who, id: number, use: string, bytes: Buffer, name = 'file.bin') =>
  platform.call(who, {
    method: 'POST',
    url: `/api/stands/${id}/files?use=${use}`,
    ...(await multipart(name, 'image/png', bytes)),
  })
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const brochure = (file: number, more: Partial<Brochure> = {}) => ({
  id: null,
  title: 'Guide',
  titles: {},
  description: null,
  language: null,
  url: null,
  file: { id: file },
  ...more,
})

describe('who may furnish a booth', () => {
  const statuses = async (id: number) => {
    const found: Record<string, number> = {}
    for (const who of [
      'firmAdminA',
      'standAdminA',
      'contactA',
      'firmAdminB',
      'visitor1',
      'organizer1',
      'organizer2',
      'superAdmin',
    ] as const)
      found[who] = (await read(who, id)).statusCode
    return found
  }

  it('its own admins and its organizers; others see it and may not, or do not even see it', async () => {
    expect(await statuses(a)).toEqual({
      firmAdminA: 200,
      standAdminA: 200,
      contactA: 403,
      firmAdminB: 403,
      visitor1: 403,
      organizer1: 200,
      organizer2: 403,
      superAdmin: 200,
    })
    expect((await read(null, a)).statusCode).toBe(401)
    expect((await read('firmAdminA', platform.seeded.stands.hidden)).statusCode).toBe(404)
    expect((await read('firmAdminA', 999_999)).statusCode).toBe(404)
    expect((await read('firmAdminA', platform.seeded.stands.z)).statusCode).toBe(404)
  })

  it('nobody else saves or uploads', async () => {
    const { version } = await booth()
    for (const [who, status] of [
      ['contactA', 403],
      ['firmAdminB', 403],
      ['visitor1', 403],
      [null, 401],
    ] as const) {
      expect((await save(who, a, { version, color: '#000000' })).statusCode).toBe(status)
      expect((await upload(who, a, 'poster', await image(20, 30))).statusCode).toBe(status)
    }
    expect((await booth()).content.color).toBeNull()
  })

  it('showing and hiding is the organizer’s', async () => {
    expect((await change('firmAdminA', { isVisible: false })).statusCode).toBe(403)
    expect((await change('firmAdminA', { isVisible: true, color: '#112233' })).statusCode).toBe(200)
    expect((await change('organizer1', { isVisible: false })).statusCode).toBe(200)
    expect((await platform.call('visitor1', { url: `/api/visit/stands/${a}` })).statusCode).toBe(404)
    expect((await platform.call('contactA', { url: `/api/visit/stands/${a}/preview` })).statusCode).toBe(200)
    expect((await platform.call('visitor1', { url: `/api/visit/stands/${a}/preview` })).statusCode).toBe(404)
    expect((await platform.call('firmAdminB', { url: `/api/visit/stands/${a}/preview` })).statusCode).toBe(
      404,
    )
    expect((await change('organizer1', { isVisible: true })).statusCode).toBe(200)
  })

  it('a booth in the trash is shown to nobody, not even to those whose it was', async () => {
    const { kysely } = platform.services.database
    const preview = async () => {
      const answers = await Promise.all(
        (['firmAdminA', 'standAdminA', 'contactA', 'organizer1'] as const).map(who =>
          platform.call(who, { url: `/api/visit/stands/${a}/preview` }),
        ),
      )
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await preview()).toEqual([200, 200, 200, 200])
    const { fair_hall_id, number } = await one<{ fair_hall_id: number; number: number }>(kysely)`
      select fair_hall_id, number from stand where id = ${a}`
    await sql`update stand set trashed_at = now(), fair_hall_id = null, number = null where id = ${a}`.execute(
      kysely,
    )
    expect(await preview()).toEqual([404, 404, 404, 404])
    await sql`
      update stand set trashed_at = null, fair_hall_id = ${fair_hall_id}, number = ${number}
      where id = ${a}`.execute(kysely)
  })

  it('names its contacts but those whose account is closed', async () => {
    const { kysely } = platform.services.database
    const { id } = platform.seeded.people.contactA
    const isNamed = async () => (await booth()).people.some(person => person.id === id)
    expect(await isNamed()).toBe(true)
    await sql`update app_user set is_disabled = true where id = ${id}`.execute(kysely)
    expect(await isNamed()).toBe(false)
    await sql`update app_user set is_disabled = false where id = ${id}`.execute(kysely)
  })

  it('its own number is the organizer’s, and names one booth of the fair alone', async () => {
    expect(await booth()).toMatchObject({ content: { label: null }, mayChangeLabel: true })
    expect((await read('firmAdminA', a)).json().mayChangeLabel).toBe(false)
    expect((await change('firmAdminA', { label: 'C1204' })).statusCode).toBe(403)
    expect((await change('organizer2', { label: 'C1204' })).statusCode).toBe(403)
    const { place } = await booth()
    expect((await change('organizer1', { label: 'C1204' })).json()).toMatchObject({
      place,
      content: { label: 'C1204' },
    })
    const again = await change('organizer1', { label: 'c 1204' }, b)
    expect([again.statusCode, again.json().message_code]).toEqual([409, 'stand_label_taken'])
    expect((await change('firmAdminA', { label: 'C1204', color: '#112233' })).statusCode).toBe(200)
    expect((await change('organizer1', { label: null })).json()).toMatchObject({ content: { label: null } })
  })

  it('a type that the fair has fixed stays as it is, and all else may be changed', async () => {
    const rows = await many<{ id: number; type: number }>(platform.services.database.kysely)`
      select id, stand_type_id as type from stand_type_variation order by id limit 4`
    const [first, , , other] = rows
    const choose = (who: Who, standType?: number, standTypeVariation?: number) =>
      change(who, { standType, standTypeVariation })
    expect((await choose('firmAdminA', first?.type, other?.id)).statusCode).toBe(422)
    expect((await choose('firmAdminA', first?.type, first?.id)).statusCode).toBe(200)
    await sql`update fair set is_blocking_stand_type_edition = true where id = ${platform.seeded.fairs.fair1}`.execute(
      platform.services.database.kysely,
    )
    expect((await choose('firmAdminA', other?.type, other?.id)).statusCode).toBe(403)
    const mayChange = async (who: Who) => (await read(who, a)).json().mayChangeType
    expect([await mayChange('firmAdminA'), await mayChange('organizer1')]).toEqual([false, true])
    expect((await choose('firmAdminA', first?.type, first?.id)).statusCode).toBe(200)
    expect((await choose('organizer1', other?.type, other?.id)).statusCode).toBe(200)
    await sql`update fair set is_blocking_stand_type_edition = false where id = ${platform.seeded.fairs.fair1}`.execute(
      platform.services.database.kysely,
    )
  })
})

describe('saving a booth', () => {
  beforeEach(async () => {
    await change('superAdmin', { languages: [], brochures: [], logo: null, poster: null, video: null })
  })

  it('keeps no prop that has no drawing: it would stop the page of the hall', async () => {
    expect((await change('firmAdminA', { prop: 'globe' })).json().content.prop).toBe('globe')
    expect((await change('firmAdminA', { prop: 'dragon' })).json().errors).toEqual({ prop: ['not_in_list'] })
    const asRecord = { method: 'PUT', url: `/api/stands/${a}`, payload: { prop: 'dragon' } } as const
    expect((await platform.call('firmAdminA', asRecord)).json().errors).toEqual({ prop: ['not_in_list'] })
    expect((await change('firmAdminA', { prop: null })).json().content.prop).toBeNull()
  })

  it('writes all of it or nothing', async () => {
    const { version } = await booth()
    const answer = await save('firmAdminA', a, {
      version,
      color: '#abcdef',
      languages: [{ code: 'fr', title: null, slogan: 'Bonjour', description: null }],
      brochures: [brochure(999_999)],
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ 'brochures.0.file': ['relation_not_found'] })
    const after = await booth()
    expect(after).toMatchObject({ version, content: { languages: [], brochures: [] } })
    expect(after.content.color).not.toBe('#abcdef')
  })

  it('is written down with who saved it; what was refused is not', async () => {
    const { services, seeded } = platform
    const written = async () =>
      (
        await sql<{ action: string; user: number; fair: number }>`
          select action, user_id as "user", fair_id as fair from audit_log
          where resource = 'stands' and resource_id = ${a} order by id`.execute(services.database.kysely)
      ).rows
    const before = await written()
    expect((await change('firmAdminA', { color: '#333333' })).statusCode).toBe(200)
    expect((await change('firmAdminA', { brochures: [brochure(999_999)] })).statusCode).toBe(422)
    expect((await change('visitor1', { color: '#444444' })).statusCode).toBe(403)
    expect((await written()).slice(before.length)).toEqual([
      { action: 'U', user: seeded.people.firmAdminA.id, fair: seeded.fairs.fair1 },
    ])
  })

  it('never over what somebody else has saved meanwhile', async () => {
    const { version } = await booth()
    expect((await save('standAdminA', a, { version, color: '#111111' })).statusCode).toBe(200)
    expect((await save('firmAdminA', a, { version, color: '#222222' })).statusCode).toBe(412)
    expect((await booth()).content.color).toBe('#111111')
  })

  it('keeps words per language, cleaned of what is not permitted', async () => {
    const texts = [
      { code: 'fr', title: 'Le stand', slogan: ' ', description: '<p>Bonjour<script>alert(1)</script></p>' },
      { code: 'en', title: null, slogan: 'Hello', description: null },
    ]
    const saved = await change('firmAdminA', { languages: texts })
    expect(saved.json().content.languages).toEqual([
      { code: 'fr', title: 'Le stand', slogan: null, description: '<p>Bonjour</p>' },
      { code: 'en', title: null, slogan: 'Hello', description: null },
    ])
    const fewer = await change('firmAdminA', { languages: texts.slice(1) })
    expect(fewer.json().content.languages.map((one: { code: string }) => one.code)).toEqual(['en'])
    expect((await change('firmAdminA', { languages: [texts[0], texts[0]] })).json().errors).toEqual({
      languages: ['stand_language_taken'],
    })
    expect((await change('firmAdminA', { languages: [{ ...texts[0], code: 'xx' }] })).statusCode).toBe(422)
  })

  it('a look belongs to a contact of the booth, goes with them, and is what visitors see', async () => {
    const contact = platform.seeded.people.contactA.id
    const stranger = platform.seeded.people.visitor1.id
    const figures = (await platform.call(null, { url: '/api/stand_characters?pagination=false' })).json()
    const [first, second]: { id: number; look: object }[] = figures.member ?? figures
    if (!first || !second) throw new Error('no figures')
    const kept = async (looks: object) => (await change('firmAdminA', { looks })).json().content.looks
    expect(await kept({ [contact]: second.id, [stranger]: first.id })).toEqual({ [contact]: second.id })
    const { people } = (await platform.call('visitor1', { url: `/api/visit/stands/${a}` })).json()
    const seen = people.find((one: { id: number }) => one.id === contact)
    expect(seen.look).toEqual(second.look)
    const gone = await change('firmAdminA', { looks: { [contact]: 999_999 } })
    expect([gone.statusCode, Object.keys(gone.json().errors)]).toEqual([422, [`looks.${contact}`]])
    expect((await change('firmAdminA', { looks: { someone: first.id } })).statusCode).toBe(422)
    expect(await kept({})).toEqual({})
  })

  it('takes a video of a PeerTube server that the platform admits, and of no other', async () => {
    const url = 'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv'
    const video = { kind: 'video', url, title: 'Nous' }
    const refused = { video: ['video_server_unknown'] }
    expect((await change('firmAdminA', { video })).json().errors).toEqual(refused)
    const { settings } = platform.services
    const before = settings.VIDEO_SERVERS
    const [, id] = url.split('/w/')
    Object.assign(settings, { VIDEO_SERVERS: ['https://tube.example'] })
    try {
      const kept = (await change('firmAdminA', { video })).json().content.video
      expect(kept).toEqual({ kind: 'video', server: 'https://tube.example', id, title: 'Nous' })
      const moved = { ...kept, server: 'https://evil.example' }
      expect((await change('firmAdminA', { video: moved })).json().errors).toEqual(refused)
    } finally {
      Object.assign(settings, { VIDEO_SERVERS: before })
      await change('firmAdminA', { video: null })
    }
  })

  it('takes a video of the firm’s own, which is one by its bytes, and shows its file', async () => {
    const bytes = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08mdat', 'latin1')
    const stored = await upload('firmAdminA', a, 'clip', bytes, 'film.mp4')
    expect(stored.statusCode, stored.body).toBe(201)
    expect((await upload('firmAdminA', a, 'clip', await image(20, 20), 'film.mp4')).statusCode).toBe(415)
    const video = { kind: 'file', file: stored.json().filePath, title: 'Nous' }
    expect((await change('firmAdminA', { video })).json().content.video).toEqual(video)
    const part = await platform.call(null, { url: video.file, headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
    for (const file of ['https://evil.example/a.mp4', '/media/../a.mp4', stored.json().id])
      expect((await change('firmAdminA', { video: { kind: 'file', file } })).statusCode).toBe(422)
  })

  it('recognises videos by their sites and refuses the others', async () => {
    const saved = await change('firmAdminA', {
      video: { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Nous' },
    })
    expect(saved.json().content.video).toEqual({
      kind: 'video',
      site: 'youtube',
      id: 'dQw4w9WgXcQ',
      title: 'Nous',
    })
    for (const video of [
      { kind: 'video', url: 'https://evil.example/v/1' },
      { kind: 'image', image: 'https://evil.example/a.png', url: 'https://firm.example' },
      { kind: 'slideshow', url: 'javascript:alert(1)' },
      { kind: 'video', site: 'youtube', id: '"><script>' },
      {},
    ])
      expect((await change('firmAdminA', { video })).json().errors).toEqual({ video: ['video_invalid'] })
  })

  it('orders brochures, names them per language, and takes only files that one may use', async () => {
    const first = (await upload('firmAdminA', a, 'brochure', pdf, 'un.pdf')).json()
    const second = (await upload('standAdminA', a, 'brochure', pdf, 'deux.pdf')).json()
    const foreign = (await upload('firmAdminB', b, 'brochure', pdf, 'autre.pdf')).json()
    const saved = await change('firmAdminA', {
      brochures: [
        brochure(second.id, { title: 'Deux' }),
        brochure(first.id, { title: 'Un', titles: { en: 'One' }, description: 'x'.repeat(300) }),
      ],
    })
    expect(saved.statusCode).toBe(200)
    const kept: Brochure[] = saved.json().content.brochures
    expect(kept.map(one => one.title)).toEqual(['Deux', 'Un'])
    const turned = await change('standAdminA', { brochures: [...kept].reverse() })
    expect(turned.json().content.brochures.map((one: Brochure) => one.id)).toEqual(
      kept.map(one => one.id).reverse(),
    )
    const english = await platform.call('visitor1', {
      url: `/api/visit/stands/${a}`,
      headers: { 'accept-language': 'en' },
    })
    expect(english.json().brochures.map((one: { title: string }) => one.title)).toEqual(['One', 'Deux'])
    expect((await change('firmAdminA', { brochures: [brochure(foreign.id)] })).statusCode).toBe(422)
    expect((await change('firmAdminB', { brochures: kept }, b)).statusCode).toBe(422)
    const [theirs] = kept
    const renamed = { ...theirs, title: 'Volé', file: null, url: 'https://b.example' }
    expect((await change('firmAdminB', { brochures: [renamed] }, b)).json().errors).toEqual({
      'brochures.0.id': ['relation_not_found'],
    })
    expect((await booth()).content.brochures.map(brochure => brochure.title).sort()).toEqual(['Deux', 'Un'])
    expect(
      (
        await change('firmAdminA', { brochures: [brochure(first.id, { description: 'x'.repeat(301) })] })
      ).json().errors['brochures.0.description'],
    ).toContain('too_long')
  })

  it('its files are for everybody, and a private file of whoever saves is none of them', async () => {
    const picture = await image(40, 40)
    for (const [use, bytes] of [
      ['logo', picture],
      ['poster', picture],
      ['brochure', pdf],
    ] as const) {
      const { filePath } = (await upload('firmAdminA', a, use, bytes)).json()
      expect((await platform.call(null, { url: filePath })).statusCode, use).toBe(200)
    }
    const own = async (visibility: string) =>
      (
        await platform.call('firmAdminA', {
          method: 'POST',
          url: `/api/media_objects?visibility=${visibility}`,
          ...(await multipart('own.pdf', 'application/pdf', pdf)),
        })
      ).json().id
    expect((await change('firmAdminA', { brochures: [brochure(await own('public'))] })).statusCode).toBe(200)
    const refused = await change('firmAdminA', { brochures: [brochure(await own('private'))] })
    expect(refused.json().errors).toEqual({ 'brochures.0.file': ['relation_not_found'] })
  })

  it('a logo is of any shape, a poster is a picture, a brochure a document', async () => {
    const oblong = await upload('firmAdminA', a, 'logo', await image(40, 20))
    expect(oblong.statusCode).toBe(201)
    const logo = await upload('firmAdminA', a, 'logo', await image(40, 40), 'logo.png')
    expect(logo.statusCode).toBe(201)
    expect((await change('firmAdminA', { logo: logo.json() })).json().content.logo).toMatchObject({
      id: logo.json().id,
      name: 'logo.png',
    })
    expect((await upload('firmAdminA', a, 'poster', pdf)).statusCode).toBe(415)
    expect((await upload('firmAdminA', a, 'brochure', pdf)).statusCode).toBe(201)
  })
})

describe('files that are replaced', () => {
  /** An hour later. */
  const later = async () => {
    await sql`update queued_job set run_at = now() - interval '1 s' where kind = 'drop_replaced_files'`.execute(
      platform.services.database.kysely,
    )
    await platform.services.queue.runDue()
  }

  it('no longer count after a while, unless they are shown again or elsewhere', async () => {
    const posters = [await image(20, 30), await image(22, 30), await image(24, 30)]
    const [first, second, shared] = await Promise.all(
      posters.map(async bytes => (await upload('firmAdminA', a, 'poster', bytes)).json()),
    )
    const isKept = async (id: number) =>
      (await platform.call('superAdmin', { url: `/api/media_objects/${id}` })).statusCode === 200
    await change('firmAdminA', { poster: first })
    await change('firmAdminA', { poster: second })
    // Whoever takes the step back finds it.
    expect((await change('firmAdminA', { poster: first })).statusCode).toBe(200)
    await later()
    expect([await isKept(first.id), await isKept(second.id)]).toEqual([true, false])
    await change('firmAdminA', {
      poster: shared,
      video: { kind: 'image', image: shared.filePath, url: 'https://a.example' },
    })
    await change('firmAdminA', { poster: null })
    await later()
    expect(await isKept(shared.id)).toBe(true)
    await change('firmAdminA', { video: null })
    await later()
    // What was removed lies in the booth's trash, with its file.
    expect(await isKept(shared.id)).toBe(true)
    const trash = { url: `/api/stands/${a}/configuration/trash` }
    expect((await platform.call('firmAdminA', { ...trash, method: 'DELETE' })).statusCode).toBe(204)
    expect(await isKept(shared.id)).toBe(false)
  })

  it('of somebody else, whose address a video named, stay theirs: the trash of the booth keeps none of them', async () => {
    const file = (
      await platform.call('visitor1', {
        method: 'POST',
        url: '/api/media_objects',
        ...(await multipart('portrait.png', 'image/png', await image(28, 30))),
      })
    ).json()
    const video = { kind: 'image', image: file.filePath, url: 'https://a.example' }
    expect((await change('firmAdminA', { video })).statusCode).toBe(200)
    expect((await change('firmAdminA', { video: null })).statusCode).toBe(200)
    const own = { url: `/api/media_objects/${file.id}` }
    const trash = { url: `/api/stands/${a}/configuration/trash` }
    expect((await platform.call('firmAdminA', { ...trash, method: 'DELETE' })).statusCode).toBe(204)
    expect((await platform.call('visitor1', own)).statusCode).toBe(200)
    await change('firmAdminA', { video })
    await change('firmAdminA', { video: null })
    expect((await platform.call('visitor1', { ...own, method: 'DELETE' })).statusCode).toBe(204)
    await platform.call('firmAdminA', { ...trash, method: 'DELETE' })
  })

  it('what is removed is put back for thirty days with its file and titles, by those who may furnish the booth', async () => {
    const trash = async (who: Who = 'firmAdminA') =>
      platform.call(who, { url: `/api/stands/${a}/configuration/trash` })
    const file = (await upload('firmAdminA', a, 'brochure', pdf, 'trash.pdf')).json()
    const poster = (await upload('firmAdminA', a, 'poster', await image(26, 30))).json()
    const video = { kind: 'video', site: 'youtube', id: 'dQw4w9WgXcQ', title: 'Film' }
    const full = await change('firmAdminA', {
      brochures: [brochure(file.id, { titles: { en: 'Trash' }, description: 'Aus' })],
      poster,
      video: { ...video, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    })
    expect(full.statusCode, full.body).toBe(200)
    expect((await change('firmAdminA', { brochures: [], poster: null, video: null })).statusCode).toBe(200)
    await later()
    for (const who of ['contactA', 'firmAdminB', 'visitor1'] as const)
      expect((await trash(who)).statusCode, who).toBe(403)
    type Entry = { kind: string; content: Brochure }
    const entries: Entry[] = (await trash()).json()
    expect(entries.map(one => one.kind).sort()).toEqual(['brochure', 'poster', 'video'])
    const kept = entries.find(one => one.kind === 'brochure')?.content
    expect(kept).toMatchObject({
      title: 'Guide',
      titles: { en: 'Trash' },
      description: 'Aus',
      file: { id: file.id },
    })
    // A step back still has the id that it had.
    const back = await change('standAdminA', {
      brochures: [kept],
      poster,
      video: entries.find(one => one.kind === 'video')?.content,
    })
    expect(back.statusCode, back.body).toBe(200)
    expect(back.json().content).toMatchObject({
      brochures: [{ titles: { en: 'Trash' }, file: { id: file.id } }],
      poster: { id: poster.id },
      video: { title: 'Film' },
    })
    expect((await trash()).json()).toEqual([])
    await change('firmAdminA', { brochures: [], poster: null, video: null })
    await purgeTrashLater(platform)
    await later()
    expect((await trash()).json()).toEqual([])
    expect((await platform.call('superAdmin', { url: `/api/media_objects/${file.id}` })).statusCode).toBe(404)
  })
})

/** A booth of one test alone. */
const bare = async () => {
  const { fairs, firms } = platform.seeded
  const { id } = await one<{ id: number }>(platform.services.database.kysely)`
    insert into stand (fair_id, firm_id) values (${fairs.fair1}, ${firms.a}) returning id`
  return id
}
const give = (id: number, firm: number) =>
  sql`update stand set firm_id = ${firm} where id = ${id}`.execute(platform.services.database.kysely)

describe('the trash of a booth', () => {
  const trash = (who: Who, id: number, method: 'GET' | 'DELETE' = 'GET') =>
    platform.call(who, { method, url: `/api/stands/${id}/configuration/trash` })
  it('is of the firm that removed it: who has the booth afterwards neither reads it, puts it back nor empties it', async () => {
    const id = await bare()
    const file = (await upload('firmAdminA', id, 'brochure', pdf, 'prices.pdf')).json()
    const poster = (await upload('firmAdminA', id, 'poster', await image(30, 30))).json()
    await change('firmAdminA', { brochures: [brochure(file.id, { title: 'Prices' })], poster }, id)
    await change('firmAdminA', { brochures: [], poster: null }, id)
    const [first, second] = (await trash('firmAdminA', id)).json()
    const { content } = first.kind === 'brochure' ? first : second
    await give(id, platform.seeded.firms.b)
    expect((await trash('firmAdminB', id)).json()).toEqual([])
    for (const taken of [{ brochures: [content] }, { brochures: [{ ...content, id: null }] }, { poster }])
      expect((await change('firmAdminB', taken, id)).statusCode).toBe(422)
    expect((await trash('firmAdminB', id, 'DELETE')).statusCode).toBe(204)
    await give(id, platform.seeded.firms.a)
    expect((await trash('firmAdminA', id)).json()).toHaveLength(2)
    expect((await change('firmAdminA', { brochures: [content], poster }, id)).statusCode).toBe(200)
  })

  it('holds the last hundred things: what was removed first goes for good, with its file', async () => {
    const id = await bare()
    const { kysely } = platform.services.database
    const file = (await upload('firmAdminA', id, 'brochure', pdf, 'oldest.pdf')).json()
    await change('firmAdminA', { brochures: [brochure(file.id, { title: 'Oldest' })] }, id)
    await change('firmAdminA', { brochures: [] }, id)
    const more = (count: number) =>
      sql`
      insert into stand_trash (stand_id, firm_id, kind, content, trashed_at)
      select stand_id, firm_id, kind, content || '{"title": "Between"}', trashed_at + interval '1 ms'
      from stand_trash, generate_series(1, ${count}::int) where stand_id = ${id}`.execute(kysely)
    await more(99)
    await expect(more(1)).rejects.toThrow('stand_trash_limit')
    const sixty = Array.from({ length: 60 }, (_, index) =>
      brochure(0, { title: `No. ${index}`, file: null, url: `https://a.example/${index}` }),
    )
    await change('firmAdminA', { brochures: sixty }, id)
    expect((await change('firmAdminA', { brochures: [] }, id)).statusCode).toBe(200)
    const titles: string[] = (await trash('firmAdminA', id))
      .json()
      .map((one: { content: Brochure }) => one.content.title)
    expect([titles.length, titles.filter(title => title.startsWith('No.')).length]).toEqual([100, 60])
    expect(titles).not.toContain('Oldest')
    expect((await platform.call('superAdmin', { url: `/api/media_objects/${file.id}` })).statusCode).toBe(404)
  })
})

describe('the history of a booth', () => {
  const changes = async (who: Who, id = a) =>
    platform.call(who, { url: `/api/stands/${id}/configuration/changes` })

  it('says who wrote what before, to those who may furnish it and to nobody else', async () => {
    const text = (slogan: string) => ({
      languages: [{ code: 'fr', title: null, slogan, description: null }],
    })
    await change('firmAdminA', text('Avant'))
    await change('organizer1', text('Après'))
    const [last] = (await changes('standAdminA')).json()
    expect(last).toMatchObject({ field: 'languages.fr.slogan', before: 'Avant', after: 'Après' })
    for (const [who, status] of [
      ['contactA', 403],
      ['firmAdminB', 403],
      ['organizer2', 403],
      ['visitor1', 403],
      [null, 401],
    ] as const)
      expect((await changes(who)).statusCode).toBe(status)
  })

  it('is not told to the next exhibitor of the booth', async () => {
    const id = await bare()
    const slogan = 'Réservé à nos clients'
    await change('firmAdminA', { languages: [{ code: 'fr', title: null, slogan, description: null }] }, id)
    expect((await changes('firmAdminA', id)).body).toContain(slogan)
    await give(id, platform.seeded.firms.b)
    expect((await changes('firmAdminB', id)).json()).toEqual([])
  })

  it('names no file: one that was replaced is not put back', async () => {
    const poster = (await upload('firmAdminA', a, 'poster', await image(20, 30))).json()
    await change('firmAdminA', { poster })
    const fields = (await changes('firmAdminA')).json().map((one: { field: string }) => one.field)
    expect(fields).not.toContain('poster')
  })
})

describe('the configuration state', () => {
  it('goes from nothing over something to logo, words in the main language and a contact', async () => {
    const { kysely } = platform.services.database
    await sql`delete from stand_contact where stand_id = ${b}`.execute(kysely)
    const state = async () => (await booth(b)).configurationState
    await change('superAdmin', { color: '#123123' }, b)
    expect(await state()).toBe('not_configured')
    // What the firm brings along was not entered here.
    await sql`update firm set logo_id = (select min(id) from media_object) where id = (select firm_id from stand where id = ${b})`.execute(
      kysely,
    )
    expect(await state()).toBe('not_configured')
    await sql`update firm set logo_id = null where id = (select firm_id from stand where id = ${b})`.execute(
      kysely,
    )
    await change(
      'firmAdminB',
      { languages: [{ code: 'en', title: null, slogan: null, description: '<p>Hi</p>' }] },
      b,
    )
    expect(await state()).toBe('ongoing')
    const logo = (await upload('firmAdminB', b, 'logo', await image(30, 30))).json()
    const words = [{ code: 'fr', title: null, slogan: null, description: '<p>Bonjour</p>' }]
    await change('firmAdminB', { logo, languages: words }, b)
    expect(await state()).toBe('ongoing')
    const contact = await platform.call('firmAdminB', {
      method: 'POST',
      url: '/api/stand_contacts',
      payload: { stand: b, user: platform.seeded.people.contactB.id },
    })
    expect(contact.statusCode).toBe(201)
    expect(await state()).toBe('configured')
    await platform.call('firmAdminB', { method: 'DELETE', url: `/api/stand_contacts/${contact.json().id}` })
    expect(await state()).toBe('ongoing')
  })
})

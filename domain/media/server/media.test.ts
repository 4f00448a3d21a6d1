import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

type Who = Parameters<TestPlatform['call']>[0]

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ FIRM_QUOTA_MB: '1' })
})
afterAll(() => platform.close())

const boundary = '----verriere'
const form = (bytes: Buffer, name = 'file', type = 'image/png') => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
})
const upload = (
  bytes: Buffer,
  { who = 'visitor1' as Who, query = '', name = 'file', type = 'image/png' } = {},
) => platform.call(who, { method: 'POST', url: `/api/media_objects${query}`, ...form(bytes, name, type) })
const get = (who: Who, url: string, headers = {}) => platform.call(who, { url, headers })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a53' } })

/** A PNG that says it has so many pixels, in a few bytes. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

/** Nothing that was refused leaves a file or a row. */
const leftovers = async () => {
  const row = await maybeOne<{ count: number }>(platform.services.database.kysely)`
    select count(*)::int as count from media_object`
  const waiting = await readdir(platform.services.files.incoming).catch(() => [])
  let kept = 0
  for await (const _file of platform.services.files.list()) kept += 1
  return { rows: row?.count, waiting: waiting.length, kept }
}

describe('what is not taken in', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['an svg with a script', Buffer.from(svg), 'image/svg+xml'],
    ['an svg that calls itself a png', Buffer.from(svg), 'image/png'],
    [
      'a page that calls itself a PDF',
      Buffer.from(`<html><script>1</script></html>${pdf}`),
      'application/pdf',
    ],
    [
      'a script before a GIF',
      Buffer.concat([Buffer.from('/*'), Buffer.from('GIF89a'), Buffer.from('*/alert(1)')]),
      'image/gif',
    ],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'application/zip'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'image/png'],
    ['words', Buffer.from('hello'), 'text/plain'],
  ])('%s: 415', async (_what, bytes, type) => {
    const before = await leftovers()
    const answer = await upload(bytes, { type })
    expect([answer.statusCode, answer.json().message_code]).toEqual([415, 'file_type'])
    expect(await leftovers()).toEqual(before)
  })

  it('more bytes than its kind may have: 413, before all of it has arrived', async () => {
    const before = await leftovers()
    const png = await picture().png().toBuffer()
    const answer = await upload(Buffer.concat([png, Buffer.alloc(30_000_001)]))
    expect([answer.statusCode, answer.json().message_code]).toEqual([413, 'file_too_large'])
    expect(answer.json().message).toMatch(/^Ce fichier est trop lourd\s: \d+\sMo au plus\.$/)
    expect((await upload(Buffer.concat([pdf, Buffer.alloc(25_000_001)]))).statusCode).toBe(413)
    expect(await leftovers()).toEqual(before)
  })

  it('more pixels than anybody can look at, or what cannot be read: 422', async () => {
    const before = await leftovers()
    expect((await upload(await claiming(30_000, 30_000))).json().errors).toEqual({
      file: ['image_too_large'],
    })
    const torn = (await picture(400, 400).png().toBuffer()).subarray(0, 90)
    expect((await upload(torn)).json().errors).toEqual({ file: ['image_broken'] })
    expect(await leftovers()).toEqual(before)
  })

  it('no file, no form, nobody', async () => {
    const empty = await platform.call('visitor1', {
      method: 'POST',
      url: '/api/media_objects',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}--\r\n`,
    })
    expect([empty.statusCode, empty.json().errors]).toEqual([422, { file: ['required'] }])
    const json = await platform.call('visitor1', { method: 'POST', url: '/api/media_objects', payload: {} })
    expect(json.statusCode).toBe(415)
    expect((await upload(pdf, { who: null })).statusCode).toBe(401)
  })

  it('more than the share of a firm or of a person: 413', async () => {
    const { a, b } = platform.seeded.stands
    const big = Buffer.concat([pdf, Buffer.alloc(600_000, 'x')])
    const send = (who: Who, id: number) =>
      platform.call(who, { method: 'POST', url: `/api/stands/${id}/files?use=brochure`, ...form(big) })
    expect((await send('firmAdminA', a)).statusCode).toBe(201)
    expect((await send('standAdminA', a)).json().message_code).toBe('quota_exceeded')
    expect((await send('firmAdminB', b)).statusCode).toBe(201)
  })

  it('the share of a person and that of their firm are counted apart', async () => {
    const { services, seeded } = platform
    const person = seeded.people.firmAdminA.id
    const keep = (firm: number | null, size: number) =>
      sql`insert into media_object (owner_id, firm_id, file, type, visibility, file_path, mime_type, size)
        values (${person}, ${firm}, 'share.pdf', 3, 'public', ${`/media/share-${firm}.pdf`}, 'application/pdf', ${size})`.execute(
        services.database.kysely,
      )
    const forget = () =>
      sql`delete from media_object where owner_id = ${person} or firm_id = ${seeded.firms.a}`.execute(
        services.database.kysely,
      )
    const personal = async () => (await upload(pdf, { who: 'firmAdminA', name: 'own.pdf' })).statusCode
    const ofFirm = async () =>
      (
        await platform.call('firmAdminA', {
          method: 'POST',
          url: `/api/stands/${seeded.stands.a}/files?use=brochure`,
          ...form(pdf),
        })
      ).statusCode
    await forget()
    await keep(seeded.firms.a, 200_000_000)
    expect([await personal(), await ofFirm()]).toEqual([201, 413])
    await forget()
    await keep(null, 200_000_000)
    expect([await personal(), await ofFirm()]).toEqual([413, 201])
    await forget()
  })

  it('more than the share, ten at once: what has room is kept, of the rest neither row nor file', async () => {
    const { services, seeded } = platform
    await sql`delete from media_object where firm_id = ${seeded.firms.a}`.execute(services.database.kysely)
    const before = await leftovers()
    const third = Buffer.concat([pdf, Buffer.alloc(300_000, 'x')])
    const sent = Array.from({ length: 10 }, () =>
      platform.call('firmAdminA', {
        method: 'POST',
        url: `/api/stands/${seeded.stands.a}/files?use=brochure`,
        ...form(third),
      }),
    )
    const answers = (await Promise.all(sent)).map(answer => answer.statusCode)
    expect(answers.sort()).toEqual([201, 201, 201, ...Array(7).fill(413)])
    expect(await leftovers()).toEqual({
      rows: Number(before.rows) + 3,
      waiting: before.waiting,
      kept: before.kept + 3,
    })
  })
})

describe('what is taken in', () => {
  it('images are drawn anew: nothing else that they carried is left', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: 'GPS-SECRET' } })
      .jpeg()
      .toBuffer()
    const answer = await upload(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK')]), {
      name: 'me.jpg.html',
    })
    expect(answer.statusCode).toBe(201)
    const { filePath, thumbnailPath, mimeType, type } = answer.json()
    expect([mimeType, type]).toEqual(['image/webp', 1])
    for (const path of [filePath, thumbnailPath]) {
      const file = await get(null, path)
      expect(file.headers['content-type']).toBe('image/webp')
      expect(file.headers['content-security-policy']).toMatch(/sandbox/)
      expect(file.rawPayload.includes('script')).toBe(false)
      expect(file.rawPayload.includes('GPS-SECRET')).toBe(false)
      expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
    }
  })

  it('documents are what their bytes say, and run nowhere', async () => {
    const answer = await upload(pdf, { name: '../../Prix "2026".png' })
    const { filePath, type, mimeType } = answer.json()
    expect([type, mimeType]).toEqual([2, 'application/pdf'])
    expect(filePath).toMatch(/^\/media\/\d{4}\/\d{2}\/[0-9a-f]{32}\.pdf$/)
    const saved = await get(null, filePath)
    expect(saved.rawPayload.equals(pdf)).toBe(true)
    expect(saved.headers['content-disposition']).toMatch(/^attachment;/)
    expect(saved.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(saved.headers['x-content-type-options']).toBe('nosniff')
    const shown = await get(null, `${filePath}?view=1`)
    expect(shown.headers['content-disposition']).toMatch(/^inline;/)
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'/)
    const part = await get(null, filePath, { range: 'bytes=0-3' })
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF'])
    expect(
      (await get(null, filePath.replaceAll('/', '%2F').replace('%2Fmedia%2F', '/media/'))).statusCode,
    ).toBe(200)
    expect((await get(null, '/media/..%2F..%2Fsecret')).statusCode).toBe(404)
  })
})

describe('private files', () => {
  const kept = async () => (await upload(pdf, { query: '?visibility=private', name: 'cv.pdf' })).json()

  it('are read by whose they are; for everybody else they do not exist', async () => {
    const { filePath, type } = await kept()
    expect(type).toBe(3)
    const statuses = await Promise.all(
      (['visitor1', 'visitor2', 'firmAdminA', 'organizer1', 'superAdmin', null] as const).map(
        async who => (await get(who, filePath)).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 404, 404, 404, 200, 401])
    expect((await get('visitor1', filePath)).headers['cache-control']).toBe('private, no-store')
  })

  it('open by a link that was made for who may read them, for five minutes', async () => {
    const { id, filePath } = await kept()
    const made = await get('visitor1', `/api/media_objects/${id}/link`)
    const { url } = made.json()
    expect((await get(null, url)).rawPayload.equals(pdf)).toBe(true)
    expect((await get('visitor2', `/api/media_objects/${id}/link`)).statusCode).toBe(404)
    expect((await get(null, `/api/media_objects/${id}/link`)).statusCode).toBe(401)
    const other = (await kept()).filePath
    expect((await get(null, url.replace(filePath, other))).statusCode).toBe(404)
    expect(
      (await get(null, url.replace(/for=\d+/, `for=${platform.seeded.people.visitor2.id}`))).statusCode,
    ).toBe(404)
    expect((await get(null, url.replace(/until=(\d+)/, 'until=9999999999'))).statusCode).toBe(404)
    expect((await get(null, `${filePath}?sig=`)).statusCode).toBe(404)
    const before = platform.services.now
    platform.services.now = () => new Date(Date.now() + 5 * 60_000 + 1000)
    expect((await get(null, url)).statusCode).toBe(404)
    platform.services.now = before
    expect((await get(null, url)).statusCode).toBe(200)
    const { kysely } = platform.services.database
    const { id: person } = platform.seeded.people.visitor1
    await sql`update app_user set is_disabled = true where id = ${person}`.execute(kysely)
    expect((await get(null, url)).statusCode).toBe(404)
    await sql`update app_user set is_disabled = false where id = ${person}`.execute(kysely)
  })
})

describe('what a record shows', () => {
  it('is a file of the kind that its field takes, public where everybody sees it', async () => {
    const { id } = platform.seeded.people.organizer1
    const put = async (file: number) => {
      const answer = await platform.call('organizer1', {
        method: 'PUT',
        url: `/api/users/${id}`,
        payload: { picture: file },
      })
      return [answer.statusCode, answer.json().errors]
    }
    const document = await upload(pdf, { who: 'organizer1', query: '?use=document' })
    const hidden = await upload(await picture().png().toBuffer(), {
      who: 'organizer1',
      query: '?visibility=private',
    })
    const shown = await upload(await picture().png().toBuffer(), { who: 'organizer1' })
    const unfit = [422, { picture: ['value_invalid'] }]
    expect(await put(document.json().id)).toEqual(unfit)
    expect(await put(hidden.json().id)).toEqual(unfit)
    expect((await put(shown.json().id))[0]).toBe(200)
  })

  it('of a person is asked for again within minutes, and answered by its tag; what a fair shows stays', async () => {
    const { filePath } = (await upload(await picture().png().toBuffer())).json()
    const portrait = await get('visitor2', filePath)
    expect(portrait.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    const again = { 'if-none-match': String(portrait.headers.etag) }
    expect((await get('visitor2', filePath, again)).statusCode).toBe(304)
    await sql`update media_object set use = 'logo' where file_path = ${filePath}`.execute(
      platform.services.database.kysely,
    )
    expect((await get('visitor2', filePath)).headers['cache-control']).toContain('immutable')
  })
})

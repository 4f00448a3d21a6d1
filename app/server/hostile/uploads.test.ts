import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filePart, form, kept, picture, sendForm } from '../testing/forms.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const send = (
  bytes: Buffer | string,
  { name = 'a.png', type = 'image/png', who = 'visitor1' as const } = {},
) => sendForm(platform, form(filePart(bytes, name, type)), { who })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const file = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await platform.app.inject({ url: path, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

describe('an upload', () => {
  it('is taken by what its bytes are, not by what its sender calls them', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const refused: [string, Buffer | string, string][] = [
      ['a.svg', svg, 'image/svg+xml'],
      ['a.png', svg, 'image/png'],
      ['a.html', '<!doctype html><script>alert(1)</script>', 'text/html'],
      ['a.png', '<?xml version="1.0"?><a/>', 'image/png'],
      ['a.pdf.exe', Buffer.from('MZ\u0090\u0000'), 'application/pdf'],
      ['a.zip', Buffer.from('PK\u0003\u0004 and so on'), 'image/png'],
      ['a.png', '', 'image/png'],
      ['a.js', 'alert(1)', 'application/javascript'],
    ]
    for (const [name, bytes, type] of refused)
      expect([415, 422], `${name} as ${type}`).toContain((await send(bytes, { name, type })).statusCode)
  })

  it('of a picture is drawn anew: what was hidden in it is gone', async () => {
    const withPlace = await picture()
      .withExif({ IFD0: { Copyright: 'CANARY-exif' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([withPlace, Buffer.from('<script>CANARY-tail</script>')])
    const answer = await send(polyglot, { name: '../../x.php.jpg', type: 'text/html' })
    expect(answer.statusCode).toBe(201)
    for (const path of [answer.json().filePath, answer.json().thumbnailPath]) {
      const { bytes, headers } = await file(path)
      expect(headers['content-type']).toBe('image/webp')
      expect(bytes.includes('CANARY')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  it.each([
    '../../../etc/passwd',
    'CON',
    'a%00.png',
    `${'n'.repeat(300)}.png`,
    '\u202egnp.exe',
    '"; filename="b.html',
  ])('called %j is kept under a name of our own', async name => {
    const answer = await send(await picture().png().toBuffer(), { name })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().filePath).toMatch(/^\/media\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/)
    const { headers } = await file(answer.json().filePath)
    expect(String(headers['content-disposition'])).not.toMatch(/[\r\n\u202e]/)
  })

  it('of a picture with more dots than we draw, or of half a picture, is refused and leaves nothing', async () => {
    const before = await kept(platform)
    const bomb = await picture(20_000, 3_300).png({ compressionLevel: 9 }).toBuffer()
    const half = (await picture(400, 400).png().toBuffer()).subarray(0, 300)
    for (const bytes of [bomb, half]) expect((await send(bytes)).statusCode).toBe(422)
    expect(await kept(platform)).toEqual(before)
  })

  it('without an end or without a boundary is refused and leaves nothing', async () => {
    const before = await kept(platform)
    const png = await picture().png().toBuffer()
    const statuses = [
      (await sendForm(platform, filePart(png).subarray(0, 150))).statusCode,
      (await sendForm(platform, Buffer.from('no parts at all'))).statusCode,
      (
        await platform.call('visitor1', {
          method: 'POST',
          url: '/api/media_objects',
          headers: { 'content-type': 'multipart/form-data' },
          payload: png,
        })
      ).statusCode,
    ]
    for (const status of statuses) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    expect(await kept(platform)).toEqual(before)
  })

  it('of a stranger is refused', async () => {
    const png = await picture().png().toBuffer()
    expect((await sendForm(platform, form(filePart(png)), { who: null })).statusCode).toBe(401)
  })
})

describe('a file that is served', () => {
  it('can neither be sniffed, nor framed with power, nor run', async () => {
    const image = await file((await send(await picture().png().toBuffer())).json().filePath)
    expect(image.headers['x-content-type-options']).toBe('nosniff')
    expect(image.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    const document = await file((await send(pdf, { name: 'a.pdf', type: 'application/pdf' })).json().filePath)
    expect(String(document.headers['content-disposition'])).toMatch(/^attachment/)
    expect(document.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('is found by its row alone: no path leads to another', async () => {
    for (const path of [
      '/media/../secret',
      '/media/..%2fsecret',
      '/media/%2e%2e/secret',
      '/media/....//secret',
      '/media/2026/07/%00.webp',
      '/media/.incoming',
      '/media/',
      '/media//etc/passwd',
    ])
      expect([400, 404], path).toContain((await file(path)).status)
  })

  it('is found by its whole name where a list is asked for it, and by no pattern or path', async () => {
    const { filePath } = (await send(await picture().png().toBuffer())).json()
    const found = async (value: string) => {
      const answer = await platform.call('superAdmin', {
        url: `/api/media_objects?filePath=${encodeURIComponent(value)}`,
      })
      return answer.statusCode === 200 ? answer.json().length : answer.statusCode
    }
    expect(await found(filePath)).toBe(1)
    for (const value of [
      '../../etc/passwd',
      '/media/%',
      '/media/_',
      `${filePath}/..`,
      filePath.slice(0, -1),
      '/proc/self/environ',
      'file:///etc/passwd',
    ])
      expect([0, 400], value).toContain(await found(value))
  })

  it('is for its owner alone where it is private', async () => {
    const { filePath, id } = (await send(pdf, { name: 'cv.pdf', type: 'application/pdf' })).json()
    await sql`update media_object set visibility = 'private', type = 3 where id = ${id}`.execute(
      platform.services.database.kysely,
    )
    expect((await file(filePath)).status).toBe(401)
    expect((await file(filePath, await platform.as('visitor2'))).status).toBe(404)
    expect((await file(filePath, await platform.as('organizer2'))).status).toBe(404)
    const own = await file(filePath, await platform.as('visitor1'))
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it.each([
    ['bytes=0-3', 206, 4],
    ['bytes=-4', 206, 4],
    ['bytes=9999999-', 200, pdf.length],
    ['bytes=3-1', 200, pdf.length],
    ['bytes=0-1,2-3', 200, pdf.length],
    ['bytes=-', 200, pdf.length],
    ['bytes=00000000000000000-1', 200, pdf.length],
    ['lines=1-2', 200, pdf.length],
  ])('asked for %s answers %d with %d bytes', async (range, status, length) => {
    const { filePath } = (await send(pdf, { name: 'a.pdf', type: 'application/pdf' })).json()
    const answer = await file(filePath, { range })
    expect([answer.status, answer.bytes.length]).toEqual([status, length])
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assemblePlatform } from '#app/server/open-platform.ts'
import { createServices } from '#app/server/start-services.ts'
import { rawSocket } from '#app/server/testing/raw-socket.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { one } from '#platform/server/database/rows.ts'
import { smallBucket } from '#platform/server/files/fixtures/small-bucket.ts'
import { sweepMedia } from '../sweep-media.ts'

type Who = Parameters<TestPlatform['call']>[0]

const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')
const film = (bytes: number) => Buffer.concat([mp4, randomBytes(bytes - mp4.length)])
const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const megabyte = 1024 * 1024
const tus = { 'tus-resumable': '1.0.0' }

describe.each(['folder', 'bucket'])('a file that is sent in parts to a %s', where => {
  let bucket: Awaited<ReturnType<typeof smallBucket>>
  let platform: TestPlatform
  let app: TestPlatform['app']
  let services: TestPlatform['services']
  beforeAll(async () => {
    bucket = await smallBucket()
    platform = await testPlatform(where === 'bucket' ? { STORAGE_URL: bucket.address } : {})
    app = platform.app
    services = platform.services
  })
  beforeEach(() => platform.startAgain())
  afterAll(async () => {
    if (app !== platform.app) await app.close()
    await platform.close()
    await bucket.close()
  })

  const ask = async (
    who: Who,
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    url: string,
    more: object = {},
  ) =>
    app.inject({
      method,
      url,
      ...more,
      headers: {
        ...tus,
        ...(await platform.as(who)),
        ...('headers' in more ? (more.headers as object) : {}),
      },
    })
  const announce = (length: number | string, who: Who = 'organizer1', use = 'video') =>
    ask(who, 'POST', `/api/uploads?use=${use}`, {
      headers: {
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from('Été.mp4').toString('base64')},filetype dmlkZW8vbXA0`,
      },
    })
  const begin = async (length: number, who: Who = 'organizer1') =>
    String((await announce(length, who)).headers.location)
  const send = (url: string, offset: number, bytes: Buffer, who: Who = 'organizer1') =>
    ask(who, 'PATCH', url, {
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      payload: bytes,
    })
  const offsetOf = async (url: string) =>
    Number((await ask('organizer1', 'HEAD', url)).headers['upload-offset'])
  const fileOf = async (id: unknown) => {
    const { file, filePath, mimeType, size } = (
      await app.inject({ url: `/api/media_objects/${id}`, headers: await platform.as('organizer1') })
    ).json()
    const { rawPayload } = await app.inject({ url: filePath })
    return { file, mimeType, size, checksum: checksum(rawPayload) }
  }
  const asSent = (bytes: Buffer) => ({
    file: 'Été.mp4',
    mimeType: 'video/mp4',
    size: bytes.length,
    checksum: checksum(bytes),
  })
  /** What is stored of files that are not whole. */
  const unfinished = async () =>
    where === 'bucket'
      ? [...bucket.uploads.keys(), ...[...bucket.kept.keys()].filter(name => name.includes('.uploads/'))]
      : readdir(join(services.settings.DATA_DIR, 'media', '.uploads')).catch(() => [])
  const rows = async () =>
    (
      await one<{ count: number }>(services.database.kysely)`
        select count(*)::int as count from media_upload where finished_as is null`
    ).count
  const held = async () =>
    (
      await one<{ count: number }>(services.database.kysely)`
        select count(*)::int as count from media_upload where locked_by is not null`
    ).count
  /** A server as it is after a new start: of the one before it has the database and the files. */
  const restart = async () => {
    await app.close()
    services = createServices(services.settings, services.database, services.log)
    app = await assemblePlatform(services, null)
    await app.ready()
  }
  const connect = async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    return rawSocket((app.server.address() as AddressInfo).port)
  }
  const patchHead = async (url: string, offset: number, length: number) =>
    [
      `PATCH ${url} HTTP/1.1`,
      'Host: a',
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${length}`,
      `Authorization: ${(await platform.as('organizer1')).authorization}`,
      '\r\n',
    ].join('\r\n')

  it('is the same file, byte for byte, also when the server is started anew between parts', async () => {
    const bytes = film(21 * megabyte + 17)
    const url = await begin(bytes.length)
    expect(url).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
    const step = Math.ceil(bytes.length / 5)
    let answer = await ask('organizer1', 'HEAD', url)
    expect(answer.headers).toMatchObject({ 'upload-offset': '0', 'upload-length': String(bytes.length) })
    for (let at = 0; at < bytes.length; at += step) {
      if (at === 2 * step) await restart()
      expect(await offsetOf(url)).toBe(at)
      answer = await send(url, at, bytes.subarray(at, at + step))
      expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([
        204,
        String(Math.min(at + step, bytes.length)),
      ])
    }
    expect(await fileOf(answer.headers['media-object'])).toEqual(asSent(bytes))
    // The answer to the last part may be lost: what it said is told again.
    const { headers } = await ask('organizer1', 'HEAD', url)
    expect(headers).toMatchObject({
      'upload-offset': String(bytes.length),
      'media-object': answer.headers['media-object'],
    })
    expect(await unfinished()).toEqual([])
  })

  it('goes on at the told offset after a part that broke off', async () => {
    const bytes = film(19 * megabyte)
    const url = await begin(bytes.length)
    const half = 9 * megabyte + 5
    const { socket } = await connect()
    socket.write(await patchHead(url, 0, bytes.length))
    socket.write(bytes.subarray(0, half))
    await expect.poll(() => offsetOf(url), { timeout: 60_000 }).toBeGreaterThan(0)
    socket.destroy()
    let last: Awaited<ReturnType<typeof send>> | undefined
    await expect
      .poll(
        async () => {
          const at = await offsetOf(url)
          last = await send(url, at, bytes.subarray(at))
          return last.statusCode
        },
        { timeout: 60_000 },
      )
      .toBe(204)
    expect(await fileOf(last?.headers['media-object'])).toEqual(asSent(bytes))
  })

  it('is finished when it is asked for next, where the process ended before its row was written', async () => {
    const bytes = film(9 * megabyte)
    const url = await begin(bytes.length)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
      services.database.kysely,
    )
    await sql`create trigger refuse before insert on media_object for each row execute function refuse()`.execute(
      services.database.kysely,
    )
    const answer = await send(url, 0, bytes)
    await sql`drop function refuse cascade`.execute(services.database.kysely)
    expect(answer.statusCode).toBe(409)
    await restart()
    // Its file lies there without a row; the sweep knows whose it is.
    await sweepMedia({ ...services, now: () => new Date(Date.now() + 2 * 3_600_000) })
    const { headers } = await ask('organizer1', 'HEAD', url)
    expect(await fileOf(headers['media-object'])).toEqual(asSent(bytes))
  })

  it('is there for its sender alone', async () => {
    const bytes = film(1000)
    const url = await begin(bytes.length)
    for (const [who, status] of [
      ['organizer2', 404],
      ['superAdmin', 404],
      [null, 401],
    ] as const) {
      const answers = [
        await ask(who, 'HEAD', url),
        await send(url, 0, bytes, who),
        await ask(who, 'DELETE', url),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
    }
    for (const id of ['x', '00000000-0000-0000-0000-000000000000', `${url.split('/').at(-1)}x`])
      expect((await ask('organizer1', 'HEAD', `/api/uploads/${id}`)).statusCode).toBe(404)
    expect((await send(url, 0, bytes)).statusCode).toBe(204)
  })

  it('is refused at another offset, with more bytes than were announced, and as another type', async () => {
    const bytes = film(10_000)
    const url = await begin(bytes.length)
    expect((await send(url, 0, bytes.subarray(0, 5_000))).statusCode).toBe(204)
    for (const offset of [0, 4_999, 5_001]) {
      const answer = await send(url, offset, bytes.subarray(5_000))
      expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'upload_offset'])
    }
    expect((await send(url, 5_000, Buffer.alloc(5_001))).statusCode).toBe(413)
    const json = await ask('organizer1', 'PATCH', url, {
      headers: { 'upload-offset': '5000' },
      payload: {},
    })
    expect(json.statusCode).toBe(415)
    const without = await ask('organizer1', 'PATCH', url, {
      headers: { 'content-type': 'application/offset+octet-stream' },
      payload: bytes,
    })
    expect(without.statusCode).toBe(400)
    expect(await offsetOf(url)).toBe(5_000)
    const { headers } = await send(url, 5_000, bytes.subarray(5_000))
    expect(await fileOf(headers['media-object'])).toEqual(asSent(bytes))
  })

  it('takes one part at a time', async () => {
    const bytes = film(10_000)
    const url = await begin(bytes.length)
    const { socket, until } = await connect()
    socket.write(await patchHead(url, 0, bytes.length))
    socket.write(bytes.subarray(0, 5_000))
    await expect.poll(held, { timeout: 60_000 }).toBe(1)
    const second = await send(url, 0, bytes)
    expect([second.statusCode, second.json().message_code]).toEqual([423, 'upload_locked'])
    expect((await ask('organizer1', 'DELETE', url)).statusCode).toBe(423)
    socket.write(bytes.subarray(5_000))
    const answer = await until('\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 204 /)
    socket.destroy()
    expect(await fileOf(/media-object: (\d+)/i.exec(answer)?.[1])).toEqual(asSent(bytes))
  })

  it('goes on by the next request where the one before is not heard of, which then changes nothing', async () => {
    const before = await unfinished()
    const bytes = film(10_000)
    const url = await begin(bytes.length)
    const { socket, until } = await connect()
    socket.write(await patchHead(url, 0, bytes.length))
    socket.write(film(5_000))
    await expect.poll(held, { timeout: 60_000 }).toBe(1)
    await sql`update media_upload set locked_until = now() - interval '1 second'`.execute(
      services.database.kysely,
    )
    const { headers } = await send(url, 0, bytes)
    socket.write(film(5_000))
    expect(await until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 423 /)
    socket.destroy()
    expect(await fileOf(headers['media-object'])).toEqual(asSent(bytes))
    expect(await unfinished()).toEqual(before)
  })

  it('is refused before it comes where it is too large, or too much with what is under way', async () => {
    const large = await announce(200_000_001)
    expect([large.statusCode, large.json().message_code]).toEqual([413, 'file_too_large'])
    expect((await announce(150_000_000)).statusCode).toBe(201)
    const more = await announce(60_000_000)
    expect([more.statusCode, more.json().message_code]).toEqual([413, 'quota_exceeded'])
    await begin(1_000)
    const answers = await Promise.all([announce(1_000), announce(1_000), announce(1_000)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429])
    for (const length of ['0', '-1', 'x', '1e9', '', '9'.repeat(30)])
      expect((await announce(length)).statusCode).toBe(400)
    expect((await announce(1_000, 'visitor1')).statusCode).toBe(403)
    expect((await announce(1_000, null)).statusCode).toBe(401)
    for (const use of ['picture', 'nothing'])
      expect((await announce(1_000, 'organizer1', use)).statusCode).toBe(422)
  })

  it('that is of another kind is given up with its first bytes', async () => {
    const before = await unfinished()
    const url = await begin(20 * megabyte)
    const answer = await send(url, 0, Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(9 * megabyte)]))
    expect([answer.statusCode, answer.json().message_code]).toEqual([415, 'file_type'])
    expect((await ask('organizer1', 'HEAD', url)).statusCode).toBe(404)
    expect([await unfinished(), await rows()]).toEqual([before, 0])
  })

  it('that is cancelled, forgotten for a day, or of an account that is gone leaves nothing', async () => {
    const before = await unfinished()
    const bytes = film(20 * megabyte)
    const part = async () => {
      const url = await begin(bytes.length)
      expect((await send(url, 0, bytes.subarray(0, 10 * megabyte))).statusCode).toBe(204)
      return url
    }
    const cancelled = await part()
    expect((await ask('organizer1', 'DELETE', cancelled)).statusCode).toBe(204)
    expect((await ask('organizer1', 'HEAD', cancelled)).statusCode).toBe(404)
    expect(await unfinished()).toEqual(before)

    await part()
    await sweepMedia({ ...services, now: () => new Date(Date.now() + 23 * 3_600_000) })
    expect(await rows()).toBe(1)
    await sweepMedia({ ...services, now: () => new Date(Date.now() + 25 * 3_600_000) })
    expect([await unfinished(), await rows()]).toEqual([before, 0])

    await part()
    await sql`update media_upload set owner_id = null`.execute(services.database.kysely)
    await sweepMedia(services)
    expect([await unfinished(), await rows()]).toEqual([before, 0])
  })

  it('says what it speaks, and speaks no other version', async () => {
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/api/uploads' })
    expect([statusCode, headers['tus-version'], headers['tus-extension']]).toEqual([
      204,
      '1.0.0',
      'creation,termination',
    ])
    const bearer = await platform.as('organizer1')
    const other = await app.inject({ method: 'POST', url: '/api/uploads?use=video', headers: bearer })
    expect([other.statusCode, other.headers['tus-version']]).toEqual([412, '1.0.0'])
  })
})

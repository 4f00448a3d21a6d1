import { readdir, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepMedia } from '#domain/media/server/sweep-media.ts'
import { fieldPart, filePart, form, formType, kept, picture, sendForm } from '../testing/forms.ts'
import { rawSocket } from '../testing/raw-socket.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
let before: Awaited<ReturnType<typeof kept>>
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(async () => {
  before = await kept(platform)
})
afterAll(() => platform.close())

const png = await picture().png().toBuffer()
const csv = filePart('hall,firm\nA,Ferme', 'a.csv', 'text/csv')
const many = (count: number, make: (n: number) => Buffer) => Array.from({ length: count }, (_, n) => make(n))

const broken: [string, Buffer, string?][] = [
  ['two files', form(filePart(png), filePart(png, 'b.png'))],
  ['ten thousand fields', form(...many(10_000, n => fieldPart(`f${n}`, 'x')), filePart(png))],
  ['ten thousand fields after its file', form(filePart(png), ...many(10_000, n => fieldPart(`f${n}`, 'x')))],
  ['ten thousand files', form(...many(10_000, n => filePart(png, `${n}.png`)))],
  ['no end', filePart(png)],
  ['no end to its file', filePart(png).subarray(0, -20)],
  ['no end to the head of its file', filePart(png).subarray(0, 60)],
  ['no boundary', form(filePart(png)), 'multipart/form-data'],
  ['another boundary', form(filePart(png)), 'multipart/form-data; boundary=other'],
  [
    'a field that says it is JSON',
    form(fieldPart('a', '{', '\r\nContent-Type: application/json'), filePart(png)),
  ],
  ['a field called like a part of the language', form(fieldPart('__proto__', 'x'), filePart(png))],
]

describe('a form', () => {
  it.each(broken)(
    'with %s is refused as malformed, and nothing of it is kept',
    async (_what, payload, type) => {
      const answer = await sendForm(platform, payload, { ...(type && { type }) })
      expect(answer.statusCode, answer.body).toBe(400)
      expect(await kept(platform)).toEqual(before)
    },
  )

  it('with more than one file imports nothing either', async () => {
    const { fair1 } = platform.seeded.fairs
    for (const step of ['/file', '/preview', ''])
      for (const payload of [form(csv, csv), csv, csv.subarray(0, 90)]) {
        const answer = await sendForm(platform, payload, {
          who: 'superAdmin',
          url: `/api/fairs/${fair1}/import${step}`,
        })
        expect(answer.statusCode, `${step} ${answer.body}`).toBe(400)
      }
  })

  it('of nothing, or of fields alone, lacks its file', async () => {
    for (const payload of [form(), form(fieldPart('a', 'x'))]) {
      const answer = await sendForm(platform, payload)
      expect(answer.json().errors, answer.body).toEqual({ file: ['required'] })
    }
  })

  it('whose server died on it is swept away within the hour, and nothing that is named or new', async () => {
    const { services } = platform
    const { filePath } = (await sendForm(platform, form(filePart(png)))).json()
    const named = await kept(platform)
    const media = join(services.settings.DATA_DIR, 'media')
    const half = join(services.files.incoming, 'half')
    const nameless = join(media, dirname(filePath).slice('/media/'.length), `${'0'.repeat(32)}.webp`)
    for (const file of [half, nameless]) await writeFile(file, png)
    await sweepMedia(services)
    expect((await kept(platform)).files).toHaveLength(named.files.length + 2)
    const twoHours = new Date(Date.now() - 7_200_000)
    const all = await readdir(media, { recursive: true, withFileTypes: true })
    for (const one of all.filter(entry => entry.isFile()))
      await utimes(join(one.parentPath, one.name), twoHours, twoHours)
    await sweepMedia(services)
    expect(await kept(platform)).toEqual(named)
    expect((await platform.app.inject({ url: filePath })).statusCode).toBe(200)
  })

  it('that is cut off in the middle of its file leaves nothing lying about', async () => {
    if (!platform.app.server.listening) await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = platform.app.server.address() as AddressInfo
    const { authorization } = await platform.as('visitor1')
    const incoming = () => readdir(platform.services.files.incoming).catch(() => [])
    const half = filePart(Buffer.concat([png, Buffer.alloc(200_000)]))
    const connections = await Promise.all(many(50, () => half).map(() => rawSocket(port)))
    for (const { send } of connections)
      send(
        Buffer.concat([
          Buffer.from(
            `POST /api/media_objects HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: ${formType}\r\nContent-Length: 9000000\r\n\r\n`,
          ),
          half,
        ]),
      )
    await expect.poll(async () => (await incoming()).length, { timeout: 60_000 }).toBe(50)
    for (const { socket } of connections) socket.destroy()
    await expect.poll(incoming, { timeout: 60_000 }).toEqual([])
    expect(await kept(platform)).toEqual(before)
  })
})

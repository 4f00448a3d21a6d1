import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains, registerAllDomains } from '#app/server/domains.ts'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { registerDomains } from '#platform/server/domains.ts'

/** A domain of tomorrow: a CV is read by those who run a fair that its owner is in, a recording by whose it is. */
const applications: DomainServer = {
  resources: [],
  handlers: [],
  fileUses: [
    {
      name: 'cv',
      kinds: ['document'],
      max: 1_000,
      uploaders: ['visitor'],
      visibility: 'private',
      isReadable: (file, actor) => sql`exists (
        select 1 from fair_user m where m.user_id = ${sql.ref(`${file}.owner_id`)} and m.fair_id in ${fairsWithin(actor, ['F', 'G'])})`,
    },
    { name: 'talk', kinds: ['video', 'webm', 'audio'], uploaders: 'members', visibility: 'public' },
  ],
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  registerDomains([...domains, applications])
})
afterAll(async () => {
  registerAllDomains()
  await platform.close()
})

type Who = Parameters<TestPlatform['call']>[0]

const pdf = (bytes = 0) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'x')])
const webm = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000',
  'hex',
)
const opus = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(40)])
const mp4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')

const send = (bytes: Buffer, use: string | null, who: Exclude<Who, null> = 'visitor1') =>
  sendForm(platform, form(filePart(bytes)), {
    who,
    url: `/api/media_objects${use === null ? '?visibility=private' : `?use=${use}`}`,
  })
const statusOf = async (who: Who, url: string) => (await platform.call(who, { url })).statusCode

it('a private file is read by whom the rule of its use names, at its address and by a link of theirs', async () => {
  const { id, filePath } = (await send(pdf(), 'cv')).json()
  const readers = ['visitor1', 'organizer1', 'organizer2', 'visitor2', 'firmAdminA', null] as const
  expect(await Promise.all(readers.map(who => statusOf(who, filePath)))).toEqual([
    200, 200, 404, 404, 404, 401,
  ])
  const link = `/api/media_objects/${id}/link`
  expect(await Promise.all(readers.map(who => statusOf(who, link)))).toEqual([200, 200, 404, 404, 404, 401])
  const { url } = (await platform.call('organizer1', { url: link })).json()
  expect(await statusOf(null, url)).toBe(200)
})

it('a rule reaches the files of its use alone', async () => {
  const { filePath } = (await send(pdf(), null)).json()
  expect(await statusOf('visitor1', filePath)).toBe(200)
  expect(await statusOf('organizer1', filePath)).toBe(404)
})

it('a use is open to its uploaders, and says what it takes and how much', async () => {
  expect((await send(pdf(), 'cv', 'press')).statusCode).toBe(403)
  expect((await send(webm, 'cv')).statusCode).toBe(415)
  expect((await send(pdf(1_000), 'cv')).statusCode).toBe(413)
  const unknown = await send(pdf(), 'letter')
  expect([unknown.statusCode, unknown.json().errors]).toEqual([422, { use: ['value_invalid'] }])
  // Of these their domain has a call of its own.
  expect((await send(pdf(), 'brochure', 'organizer1')).statusCode).toBe(403)
})

it('what is confidential is public for nobody, whatever its sender asks for', async () => {
  for (const [use, status] of [
    ['job_cv', 422],
    ['message', 422],
    ['cv', 201],
  ] as const) {
    const sent = await send(pdf(), `${use}&visibility=public`)
    expect([use, sent.statusCode]).toEqual([use, status])
  }
})

it('WebM and sound are taken for a use that has them, and shown in the page', async () => {
  for (const [bytes, mime, type] of [
    [webm, 'video/webm', 4],
    [opus, 'audio/ogg', 5],
    [mp4, 'video/mp4', 4],
  ] as const) {
    const sent = await send(bytes, 'talk')
    expect(sent.json()).toMatchObject({ mimeType: mime, type })
    const { headers, rawPayload } = await platform.call(null, { url: sent.json().filePath })
    expect(headers['content-type']).toBe(mime)
    expect(headers['content-disposition']).toMatch(/^inline/)
    expect(rawPayload.equals(bytes)).toBe(true)
    expect((await send(bytes, null)).statusCode).toBe(415)
  }
})

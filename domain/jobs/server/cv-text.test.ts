import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { filePart, form, sendForm } from '#app/server/testing/forms.ts'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { LibraryCard } from '../contract/library.ts'
import type { JobProfile } from '../contract/profile-calls.ts'

let c: JobsFixture
let profile: JobProfile
beforeAll(async () => {
  c = await jobsFixture()
})
beforeEach(async () => {
  await c.platform.startAgain()
  profile = await c.profile('visitor1')
  await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}/pool`, {
    fair: c.seeded.fairs.fair1,
    isIn: true,
  })
})
afterAll(() => c.platform.close())

const pdf = (text: string): Promise<Buffer> =>
  new Promise(resolve => {
    const document = new PDFDocument()
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text(text)
    document.end()
  })
const sent = async (bytes: Buffer): Promise<number> => {
  const answer = await sendForm(c.platform, form(filePart(bytes, 'cv.pdf', 'application/pdf')), {
    who: 'visitor1',
    url: '/api/media_objects?use=job_cv',
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json().id
}
const keep = async (cv: number | null) => {
  const answer = await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}`, { cv })
  expect(answer.statusCode, answer.body).toBe(200)
  const { cvState } = answer.json<JobProfile>()
  await c.platform.services.queue.runDue()
  return cvState
}
const state = async () => (await c.get<JobProfile>('visitor1', `/job_profiles/${profile.id}`)).cvState
const found = async (typed: string) =>
  (
    await c.get<LibraryCard[]>(
      'firmAdminA',
      `/job_profiles/search?fair=${c.seeded.fairs.fair1}&search=${encodeURIComponent(typed)}`,
    )
  ).length

it('a CV is found by what stands in its file alone, until that is taken away', async () => {
  expect(await found('brasage')).toBe(0)
  expect(await keep(await sent(await pdf('Dix ans de brasage, C++')))).toBe('waiting')
  expect(await state()).toBe('read')
  expect([await found('brasages'), await found('C++'), await found('boucherie')]).toEqual([1, 1, 0])
  await keep(await sent(await pdf('Soudure')))
  expect([await found('brasage'), await found('soudures')]).toEqual([0, 1])
  expect(await keep(null)).toBe('none')
  expect(await found('soudure')).toBe(0)
})

it('a file in which nothing is written, that is broken or locked, is kept and said to be so', async () => {
  const broken = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n',
  )
  for (const bytes of [await pdf(''), broken]) {
    await keep(await sent(bytes))
    expect(await state()).toBe('empty')
  }
  const locked = await new Promise<Buffer>(resolve => {
    const document = new PDFDocument({ userPassword: 'x', ownerPassword: 'y', pdfVersion: '1.7' })
    const chunks: Buffer[] = []
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text('Secret')
    document.end()
  })
  await keep(await sent(locked))
  expect([await state(), await found('secret')]).toEqual(['empty', 0])
})

/** A PDF of these streams, each packed; its pages show them by their number. */
function packed(streams: readonly Buffer[], pages: readonly number[]): Buffer {
  const first = 3 + pages.length
  const kids = pages.map((_, at) => `${3 + at} 0 R`).join(' ')
  const font = '<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 9 9]/Resources${font}>>`),
    ...pages.map(page => Buffer.from(`<</Type/Page/Parent 2 0 R/Contents ${first + page} 0 R>>`)),
    ...streams.map(bytes =>
      Buffer.concat([
        Buffer.from(`<</Length ${bytes.length}/Filter/FlateDecode>>stream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    ),
  ]
  const body = objects.map((one, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), one, Buffer.from('\nendobj\n')]),
  )
  const head = Buffer.from('%PDF-1.4\n')
  let at = head.length
  const places = body.map(({ length }) => {
    at += length
    return `${String(at - length).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([head, ...body, Buffer.from(end)])
}
const saying = (word: string) => Buffer.from(`BT /F 1 Tf (${word}) Tj ET`)

it('a file that unpacks to more than it may hold, or has pages without end, is read as far as it goes', async () => {
  // Four hundred million spaces in as many thousand bytes, and a word behind them.
  const million = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const bomb = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: 400 }, () => million),
    deflateRawSync(saying('Brasage')),
  ])
  expect(bomb.length).toBeLessThan(1_000_000)
  await keep(await sent(packed([deflateSync(saying('Soudure')), bomb], [0, 1])))
  expect([await state(), await found('soudure'), await found('brasage')]).toEqual(['read', 1, 0])
  const pages = [...Array.from({ length: 200 }, () => 0), 1]
  await keep(await sent(packed([deflateSync(saying('Charpente')), deflateSync(saying('Toiture'))], pages)))
  expect([await state(), await found('charpente'), await found('toiture')]).toEqual(['read', 1, 0])
})

it('of a file that was replaced meanwhile nothing is kept', async () => {
  const first = await sent(await pdf('Brasage'))
  await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}`, { cv: first })
  await c.send('visitor1', 'PUT', `/job_profiles/${profile.id}`, { cv: null })
  await c.run(sql`update queued_job set run_at = now() - interval '1 s' where kind = 'read_cv'`)
  await c.platform.services.queue.runDue()
  expect([await state(), await found('brasage')]).toEqual(['none', 0])
})

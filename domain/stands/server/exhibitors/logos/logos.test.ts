import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import { fieldPart, filePart, form, kept, sendForm } from '#app/server/testing/forms.ts'

let exhibitors: ExhibitorFixture
let png: Buffer
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
  png = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

const zipOf = (files: [string, Buffer][]) => {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

type Sending = { who?: Who; step?: string; chosen?: object; fair?: number }
async function send(parts: Buffer[], { who = 'organizer1', step = '', chosen, fair }: Sending = {}) {
  const answer = await sendForm(
    exhibitors.platform,
    form(...(chosen ? [fieldPart('chosen', JSON.stringify(chosen))] : []), ...parts),
    { who, url: `/api/fairs/${fair ?? exhibitors.seeded.fairs.fair1}/logos${step}` },
  )
  return { status: answer.statusCode, json: answer.json() }
}
const zipped = async (files: [string, Buffer][]) =>
  filePart(await zipOf(files), 'logos.zip', 'application/zip')

async function join(name: string, { fair = exhibitors.seeded.fairs.fair1, isValidated = 1 } = {}) {
  const [firm] = await exhibitors.run(
    sql<{
      id: number
    }>`with made as (insert into firm (name) values (${name}) returning id), joined as (insert into fair_firm (fair_id, firm_id, is_validated) select ${fair}, id, ${isValidated} from made) select id from made`,
  )
  return firm?.id ?? 0
}
const logos = async (...ids: number[]) => {
  const rows = await exhibitors.run(
    sql<{
      id: number
      logo: string | null
    }>`select f.id, m.file as logo from firm f left join media_object m on m.id = f.logo_id where f.id = any(${ids}::int[])`,
  )
  return ids.map(id => rows.find(row => row.id === id)?.logo)
}

type Shown = { file: string; firms: { name: string }[]; problem: string | null }
const shown = (pictures: Shown[]) =>
  pictures.map(({ file, firms, problem }) => [file, firms.map(({ name }) => name), problem !== null])

describe('logos of many exhibitors', () => {
  it('are matched by name, booth and reference, however they are written', async () => {
    const { run, seeded } = exhibitors
    const { fair1 } = seeded.fairs
    await join('Société Écluse SAS')
    await join('Rucher "Le Clos", et fils')
    const labelled = await join('Labelled')
    await run(
      sql`with stood as (insert into stand (fair_id, firm_id, fair_hall_id, number, label) select ${fair1}, ${labelled}, id, 9, '12bis' from fair_hall where fair_id = ${fair1} order by id limit 1 returning id)
        insert into stand_import (fair_id, key, stand_id, row) select ${fair1}, 'reference:x-77', id, '{"reference":"X-77"}' from stood`,
    )
    await join('Twin GmbH')
    await join('Twin AG')
    await join('Waiting', { isValidated: 0 })
    const { status, json } = await send(
      [
        await zipped([
          ['logos/SOCIETE_ECLUSE.png', png],
          ['logos/rucher le clos et fils - logo (2).PNG', png],
          ['12BIS.png', png],
          ['x-77.png', png],
          ['twin.png', png],
          ['Twin AG.png', png],
          ['waiting.png', png],
          ['nobody.png', png],
          ['__MACOSX/logos/._twin.png', png],
          ['logos/.DS_Store', png],
        ]),
      ],
      { step: '/preview' },
    )
    expect(status).toBe(200)
    expect(shown(json.pictures)).toEqual([
      ['SOCIETE_ECLUSE.png', ['Société Écluse SAS'], false],
      ['rucher le clos et fils - logo (2).PNG', ['Rucher "Le Clos", et fils'], false],
      ['12BIS.png', ['Labelled'], false],
      ['x-77.png', ['Labelled'], false],
      ['twin.png', ['Twin AG', 'Twin GmbH'], false],
      ['Twin AG.png', ['Twin AG'], false],
      ['waiting.png', [], false],
      ['nobody.png', [], false],
    ])
    // For the last two the organizer says whose they are; who waits is nobody's yet.
    const others = json.others.map(({ name }: { name: string }) => name)
    expect(others).toEqual(expect.arrayContaining(['Firm A', 'Labelled', 'Twin AG']))
    expect(others).not.toContain('Waiting')
    const picture = await zipped([['nobody.png', png]])
    expect((await send([picture], { chosen: { 0: labelled } })).json).toEqual({ given: 1, problems: [] })
    expect(await logos(labelled)).toEqual(['nobody.png'])
  })

  it('come as files of their own as well, and one that cannot be read keeps none of the others out', async () => {
    const { firms } = exhibitors.seeded
    const bad = Buffer.from('MZ and no picture')
    const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(40)])
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const parts = [
      filePart(png, 'Firm A.png'),
      filePart(bad, 'Firm B.png'),
      filePart(script, 'x.svg'),
      await zipped([
        ['a/Firm B.png', png],
        ['broken.png', broken],
      ]),
    ]
    const { json } = await send(parts, { step: '/preview' })
    expect(shown(json.pictures)).toEqual([
      ['Firm A.png', ['Firm A'], false],
      ['Firm B.png', ['Firm B'], true],
      ['x.svg', [], true],
      ['Firm B.png', ['Firm B'], false],
      ['broken.png', [], expect.any(Boolean)],
    ])
    const done = await send(parts, { chosen: { 0: firms.a, 1: firms.b } })
    expect(done.json).toMatchObject({
      given: 1,
      problems: [{ file: 'Firm B.png', firm: 'Firm B', problem: expect.any(String) }],
    })
    expect(await logos(firms.a, firms.b)).toEqual(['Firm A.png', null])
    expect((await send(parts, { chosen: { 3: firms.b } })).json).toEqual({ given: 1, problems: [] })
    expect(await logos(firms.a, firms.b)).toEqual(['Firm A.png', 'Firm B.png'])
  })

  it('replace the one before, which goes, and leave nothing where they waited', async () => {
    const { platform, seeded } = exhibitors
    const before = await kept(platform)
    const parts = [await zipped([['Firm A.png', png]])]
    await send(parts, { chosen: { 0: seeded.firms.a } })
    const once = await kept(platform)
    const { json } = await send(parts, { step: '/preview' })
    expect(json.pictures[0].firms).toMatchObject([{ name: 'Firm A', hasLogo: true, isShared: false }])
    await Promise.all(Array.from({ length: 5 }, () => send(parts, { chosen: { 0: seeded.firms.a } })))
    const after = await kept(platform)
    expect([after.rows, once.files.length - before.files.length]).toEqual([once.rows, 2])
    expect(await logos(seeded.firms.a)).toEqual(['Firm A.png'])
  })

  it('are given by who runs the fair, to its own exhibitors alone', async () => {
    const { seeded } = exhibitors
    const parts = [filePart(png, 'x.png')]
    for (const who of ['firmAdminA', 'contactA', 'visitor1', 'organizer2'] as const)
      expect((await send(parts, { who, chosen: { 0: seeded.firms.a } })).status, who).toBe(403)
    const elsewhere = await join('Elsewhere', { fair: seeded.fairs.fair2 })
    const waiting = await join('Waits', { isValidated: 0 })
    for (const id of [elsewhere, waiting, 2_000_000_000])
      expect((await send(parts, { chosen: { 0: id } })).status).toBe(422)
    expect((await send(parts, { chosen: { 0: elsewhere }, who: 'superAdmin' })).status).toBe(422)
    expect(await logos(elsewhere, waiting)).toEqual([null, null])
  })

  it('stay the firm’s own where it is in another fair too', async () => {
    const { run, seeded } = exhibitors
    const both = await join('In both')
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${seeded.fairs.fair2}, ${both}, 1)`,
    )
    const parts = [filePart(png, 'in both.png')]
    const { json } = await send(parts, { step: '/preview' })
    expect(json.pictures[0].firms).toMatchObject([{ name: 'In both', isShared: true }])
    expect((await send(parts, { chosen: { 0: both } })).status).toBe(403)
    expect(await logos(both)).toEqual([null])
  })

  it.each<[string, (a: number) => object | string]>([
    ['none', () => ({ 9: 1 })],
    ['a name', () => ({ 0: 'Firm A' })],
    ['one exhibitor twice', a => ({ 0: a, 1: a })],
    ['a list of lists', () => [[1]]],
    ['nothing', () => 'null'],
  ])('a choice of %s is refused', async (_, chosen) => {
    const { a } = exhibitors.seeded.firms
    const parts = [filePart(png, 'x.png'), filePart(png, 'y.png')]
    const value = chosen(a)
    const body = form(
      fieldPart('chosen', typeof value === 'string' ? value : JSON.stringify(value)),
      ...parts,
    )
    const url = `/api/fairs/${exhibitors.seeded.fairs.fair1}/logos`
    expect((await sendForm(exhibitors.platform, body, { who: 'organizer1', url })).statusCode).toBe(422)
    expect(await logos(a)).toEqual([null])
  })
})

describe('a ZIP of logos', () => {
  const preview = async (zip: Buffer) => {
    const part = filePart(zip, 'logos.zip', 'application/zip')
    const { status, json } = await send([part], { step: '/preview' })
    return { status, file: json.errors?.file?.[0], pictures: json.pictures }
  }

  it('names no paths: what climbs out of it is a picture of that name', async () => {
    const bytes = await zipOf([['AAAAAAAAAAAA/passwd.png', png]])
    const climbing = Buffer.from(
      bytes.toString('latin1').replaceAll('AAAAAAAAAAAA', '../../../etc'),
      'latin1',
    )
    expect((await preview(climbing)).pictures).toMatchObject([{ file: 'passwd.png', problem: null }])
  })

  it('whose names no database takes, or have no end, is read like any other', async () => {
    const long = `Firm${' '.repeat(60_000)}A.png`
    const zip = await zipOf([
      ['FirmAAAA.png', png],
      [long, png],
    ])
    const odd = Buffer.from(zip.toString('latin1').replaceAll('FirmAAAA', 'Firm\0\0 A'), 'latin1')
    const { pictures } = await preview(odd)
    expect(pictures).toMatchObject([
      { file: 'Firm A.png', firms: [{ name: 'Firm A' }], problem: null },
      { problem: null },
    ])
  })

  it('that unpacks to more than its limit is refused before anything is unpacked', async () => {
    const zeros = Buffer.alloc(29_000_000)
    const bomb = await zipOf(Array.from({ length: 11 }, (_, at) => [`${at}.png`, zeros]))
    expect(bomb.length).toBeLessThan(400_000)
    expect(await preview(bomb)).toMatchObject({ status: 422, file: 'zip_too_large' })
  })

  it('whose file goes on beyond the size that it says is read no further', async () => {
    const zip = await zipOf([['Firm A.png', Buffer.alloc(5_000_000, 'a')]])
    const size = Buffer.alloc(4)
    size.writeUInt32LE(5_000_000)
    const said = Buffer.alloc(4)
    said.writeUInt32LE(100)
    const lying = Buffer.from(
      zip.toString('latin1').replaceAll(size.toString('latin1'), said.toString('latin1')),
      'latin1',
    )
    const spoilt = Buffer.from(zip)
    spoilt.fill(0xff, 60, 400)
    for (const one of [lying, spoilt])
      expect((await preview(one)).pictures).toMatchObject([{ problem: expect.any(String) }])
  })

  it('of too many files, half of one, and none at all are refused or empty', async () => {
    const many = await zipOf(Array.from({ length: 501 }, (_, at) => [`${at}.png`, Buffer.from('x')]))
    expect(await preview(many)).toMatchObject({ status: 422, file: 'zip_too_large' })
    expect(await preview(many.subarray(0, 900))).toMatchObject({ status: 422, file: 'zip_broken' })
    expect(await preview(await zipOf([]))).toMatchObject({ status: 200, pictures: [] })
  })
})

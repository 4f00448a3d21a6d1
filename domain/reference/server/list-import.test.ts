import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const send = (list: string, file: string, step = '', who: Who = 'superAdmin') =>
  platform.call(who, { method: 'POST', url: `/api/list_files/${list}${step}`, ...csvForm(file) })
const exported = async (list: string, who: Who = 'superAdmin') =>
  (await platform.call(who, { url: `/api/list_files/${list}` })).body
const make = async (list: string, payload: object) =>
  (await platform.call('superAdmin', { method: 'POST', url: `/api/${list}`, payload })).json().id as number
const named = (name: string) => ({ translations: { fr: { name } } })
const table = async (name: string) =>
  await many(platform.services.database.kysely)`select * from ${sql.table(name)} order by id`
const problems = (answer: { json: () => { problems: { line: number; field: string; code: string }[] } }) =>
  answer.json().problems.map(({ line, field, code }) => [line, field, code])

describe('a list’s own file', () => {
  it('imported again as it is changes nothing, whichever list it is', async () => {
    await make('job_families', named('=1+1'))
    const lists = allImplementations().filter(({ keepsUsed }) => keepsUsed)
    expect(lists.length).toBeGreaterThan(30)
    let seen = 0
    for (const resource of lists) {
      const file = await exported(resource.name)
      if (file.trim().split('\r\n').length < 2) continue
      seen += 1
      const before = await table(resource.table)
      const done = await send(resource.name, file)
      expect(done.statusCode, `${resource.name}: ${done.body}`).toBe(200)
      const { rows, unchanged, created, updated } = done.json()
      expect([unchanged, created, updated], resource.name).toEqual([rows, 0, 0])
      expect(await table(resource.table)).toEqual(before)
    }
    expect(seen).toBeGreaterThan(10)
  })

  it('edited, says what it would do, then does it: what changes, what is new, and nothing is taken away', async () => {
    const barque = await make('work_transports', named('Barque'))
    const before = await table('work_transport')
    const file = `id,rank,name_fr,name_en\n${barque},3,Barque,Rowing boat\n,4,Gabare,Barge\n`
    const preview = (await send('work_transports', file, '/preview')).json()
    expect(preview).toMatchObject({ rows: 2, created: 1, updated: 1, unchanged: 0, problemCount: 0 })
    expect(await table('work_transport')).toEqual(before)
    expect((await send('work_transports', file)).json()).toEqual(preview)
    const after = await table('work_transport')
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(row => (row as { id: number }).id === barque)).toMatchObject({
      rank: 3,
      translations: { fr: { name: 'Barque' }, en: { name: 'Rowing boat' } },
    })
    expect((await send('work_transports', file)).json()).toMatchObject({
      unchanged: 2,
      created: 0,
      updated: 0,
    })
  })

  it('finds relations by their name in any language, and says by line which are wrong', async () => {
    const glass = await make('job_families', {
      translations: { fr: { name: 'Verrerie' }, en: { name: 'Glass' } },
    })
    await make('job_families', named('Deux'))
    await make('job_families', named('Deux'))
    const before = await table('job_sub_family')
    const file = [
      'name_fr;jobFamily',
      'Soufflage;verrerie',
      `Taille;${glass}`,
      'Gravure;Glass',
      'Dorure;Bois',
      'Coulage;999999',
      'Pose;Deux',
      ';Verrerie',
    ].join('\n')
    expect(problems(await send('job_sub_families', file, '/preview'))).toEqual([
      [5, 'jobFamily', 'relation_not_found'],
      [6, 'jobFamily', 'relation_not_found'],
      [7, 'jobFamily', 'import_name_shared'],
      [8, 'name', 'required'],
    ])
    const refused = await send('job_sub_families', file)
    expect([refused.statusCode, refused.json().message_code]).toEqual([422, 'import_has_problems'])
    expect(await table('job_sub_family')).toEqual(before)
    const right = file.split('\n').slice(0, 4).join('\n')
    expect((await send('job_sub_families', right)).json()).toMatchObject({ created: 3 })
    expect((await send('job_sub_families', right)).json()).toMatchObject({ unchanged: 3 })
  })

  it('says what no call would take: what is unknown, too long, no number, twice, or not allowed', async () => {
    const status = await make('civil_statuses', named('Docteure'))
    const file = [
      'id,rank,name_fr',
      `${status},first,Docteure`,
      '999999,1,Personne',
      `,1,${'x'.repeat(161)}`,
      ',-1,Moins',
      ',1,Double',
      ',1,double',
    ].join('\n')
    expect(problems(await send('civil_statuses', file, '/preview'))).toEqual([
      [2, 'rank', 'type_invalid'],
      [3, 'id', 'relation_not_found'],
      [4, 'name_fr', 'too_long'],
      [5, 'rank', 'too_small'],
      [7, 'id', 'import_entry_twice'],
    ])
    const codes = 'code,iso,dir,name_fr\nfr,fr-FR,ltr,Autre français\nxx,xx,up,Rien\n'
    const told = problems(await send('languages', codes, '/preview'))
    expect(told.map(([line]) => line)).toEqual([2, 3])
    expect(told[1]).toEqual([3, 'dir', 'not_in_list'])
  })
})

describe('who may import a list', () => {
  it('a super admin, and nobody whose list it is not', async () => {
    for (const step of ['/file', '/preview', ''])
      for (const who of ['organizer1', 'clusterAdmin', 'visitor1', null] as const)
        expect([401, 403], `${who} ${step}`).toContain(
          (await send('countries', 'iso,name_fr\nZZ,Nulle part\n', step, who)).statusCode,
        )
    expect((await send('fairs', 'id\n1\n')).statusCode).toBe(404)
  })

  it('an organizer the entries of the own fair, and no others', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    const shared = await make('job_areas', named('Partout'))
    const other = await make('job_areas', { ...named('Chez eux'), fair: fair2 })
    const before = await table('job_area')
    const file = (row: string) => `id,fair,name_fr\n${row}\n`
    for (const row of [`,${fair2},Intrus`, ',,Pour tous', `${other},${fair2},À nous`, `${shared},,À nous`]) {
      const told = await send('job_areas', file(row), '/preview', 'organizer1')
      expect(told.json().problemCount, row).toBe(1)
      expect((await send('job_areas', file(row), '', 'organizer1')).statusCode, row).toBe(422)
    }
    expect(await table('job_area')).toEqual(before)
    const own = await send('job_areas', file(`,${fair1},Chez nous`), '', 'organizer1')
    expect(own.json()).toMatchObject({ created: 1, problemCount: 0 })
  })
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { csv, importFixture, market } from '#app/server/testing/import-fixture.ts'
import { toXlsx } from '#platform/server/xlsx.ts'

const { platform, fair, send, all } = await importFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const countries = (...rows: string[]) => ['firm,country,email,hall,number', ...rows].join('\n')
const messy = countries(
  'Forge du Lac,Frnce,info@forge.example,Nef,1',
  'Verre Vert,France,info(at)vert.example,Nef,2',
  'Bois Bleu,Narnia,,Nef,3',
  'Fer Gris,Belgique,,Nef,4',
)

describe('a list with mistakes', () => {
  it('comes with what was probably meant, and nothing where nobody can say', async () => {
    const { problems, goodRows } = (await send(messy, { step: '/preview' })).json()
    expect(problems).toEqual([
      { line: 2, field: 'country', value: 'Frnce', code: 'import_country_unknown', suggestion: 'France' },
      {
        line: 3,
        field: 'email',
        value: 'info(at)vert.example',
        code: 'email_invalid',
        suggestion: 'info@vert.example',
      },
      { line: 4, field: 'country', value: 'Narnia', code: 'import_country_unknown' },
    ])
    expect(goodRows).toBe(1)
  })

  it('is mended cell by cell, without another file', async () => {
    const cells = [
      [2, 1, 'France'],
      [3, 2, 'info@vert.example'],
      [4, 1, ''],
    ]
    expect((await send(messy, { step: '/preview', cells })).json()).toMatchObject({ problemCount: 0 })
    expect((await send(messy, { cells })).json()).toMatchObject({ firms: { created: 4 } })
    expect((await all()).map(({ firm }) => firm)).toContain('Bois Bleu')
  })

  it('gives its good lines alone, and says what it leaves out', async () => {
    const query = '?takesGoodLines=true'
    const preview = (await send(messy, { step: '/preview', query })).json()
    expect(preview).toMatchObject({ rows: 1, leftOut: 3, firms: { created: 1 }, problemCount: 3 })
    expect(preview.wrongLines).toContain('Narnia')
    expect((await send(messy)).statusCode).toBe(422)
    expect(await all()).toEqual([])
    expect((await send(messy, { query })).json()).toMatchObject({ rows: 1, leftOut: 3 })
    expect((await all()).map(({ firm }) => firm)).toEqual(['Fer Gris'])
  })

  it.each([
    ['no list', { cell: 1 }],
    ['a cell without a place', [['1', 0, 'x']]],
    ['a line that is not there', [[99, 0, 'x']]],
    ['a column that is not there', [[2, 9, 'x']]],
    ['a text that is none', [[2, 0, 7]]],
    ['too many cells', Array.from({ length: 2_001 }, () => [2, 0, 'x'])],
  ])('takes %s for mended cells with a refusal', async (_, cells) => {
    const refused = await send(messy, { step: '/preview', cells: cells as unknown[] })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['cells']])
  })
})

describe('a second list', () => {
  it('says what it moves, what it says otherwise and whom it does not name', async () => {
    await send(market)
    const second = [
      'hall,group,number,firm,website',
      'Quai (étage 1),A,5,Ferme des Aulnes,aulnes.example',
      'Quai (étage 2),A,1,Laiterie Verte,',
    ].join('\n')
    const preview = (await send(second, { step: '/preview' })).json()
    expect(preview).toMatchObject({
      moved: { count: 1, stands: [{ firm: 'Ferme des Aulnes', from: 'Q1-1', to: 'Q1-5' }] },
      changes: {
        count: 1,
        fields: [{ firm: 'Ferme des Aulnes', field: 'website', to: 'https://aulnes.example' }],
      },
    })
    const absent = preview.absent.stands.map(({ label }: { label: string }) => label)
    expect(absent).toContain('Q1-2')
    expect(absent).not.toContain('Q2-1')
  })

  it('does not take for missing whose line is left out', async () => {
    await send(market)
    const wrong = market.replace('Miel,', 'Miel,').replace('hall,group,number', 'hall,group,number') + '\n'
    const lines = wrong.replace('Fromages,Laiterie Verte', 'x'.repeat(200) + ',Laiterie Verte')
    const preview = (await send(lines, { step: '/preview', query: '?takesGoodLines=true' })).json()
    expect(preview).toMatchObject({ leftOut: 1 })
    expect(JSON.stringify(preview.absent)).not.toContain('Laiterie Verte')
  })

  it('names the firm that is meant by another spelling, with its lines', async () => {
    await send(market)
    const other = csv('Quai (étage 1),A,9,Fromages,FERME DES AULNES SARL,')
    const { twins } = (await send(other, { step: '/preview' })).json()
    expect(twins.firms).toMatchObject([{ like: 'Ferme des Aulnes', lines: [2] }])
    const mended = (await send(other, { step: '/preview', cells: [[2, 4, 'Ferme des Aulnes']] })).json()
    expect(mended).toMatchObject({ twins: { count: 0 }, firms: { created: 0 } })
  })
})

describe('columns', () => {
  const odd = 'Wer,Wo,Rest\nLys,Nef,x'

  it('are known again in the same fair for the same kind of list, what was left out included', async () => {
    await send(odd, { mapping: { firm: 0, hall: 1 } })
    const again = (await send('Rest,Wo,Wer,Stand\n1,2,3,4', { step: '/file' })).json()
    expect(again.mapping).toEqual({ firm: 2, hall: 1, number: 3 })
    await send('Stand,Wer\n4,Lys', { mapping: { firm: 1 } })
    expect((await send('Wer,Stand\nLys,4', { step: '/file' })).json().mapping).toEqual({ firm: 0 })
  })

  it('of one fair are nothing to another', async () => {
    await send(odd, { mapping: { firm: 0, hall: 1 } })
    const { fair1 } = platform.seeded.fairs
    expect(fair1).not.toBe(fair)
    const { csvForm } = await import('#app/server/testing/csv-form.ts')
    const elsewhere = await platform.call('superAdmin', {
      method: 'POST',
      url: `/api/fairs/${fair1}/import/file`,
      ...csvForm(odd),
    })
    expect(elsewhere.json().mapping).toEqual({})
  })
})

it('a workbook is imported as a text is, and the export as a workbook comes in as it was', async () => {
  const rows = market.split('\n').map(line => line.split(','))
  const bytes = await toXlsx(rows[0] ?? [], [['Quai', 'A', 1, 'Fromages', '=Ferme', 'both']])
  expect((await send(bytes, { step: '/file' })).json()).toMatchObject({ format: 'xlsx', encoding: null })
  expect((await send(bytes)).json()).toMatchObject({ stands: { created: 1 } })
  expect(await all()).toMatchObject([{ firm: '=Ferme' }])
  const asked = { url: `/api/firms/back/export?fair=${fair}&format=xlsx` }
  const { headers, rawPayload } = await platform.call('superAdmin', asked)
  expect(headers['content-disposition']).toContain('exhibitors.xlsx')
  expect((await send(rawPayload)).json()).toMatchObject({
    problemCount: 0,
    stands: { created: 0, updated: 0 },
  })
})

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { ImportField } from '#platform/contract/import.ts'
import { Refusal } from '../refusal.ts'
import { toXlsx } from '../xlsx.ts'
import { readTable } from './read-table.ts'

const fields: ImportField[] = [
  { name: 'firm', max: 100, known: 'company exhibitor' },
  { name: 'hall', max: 100 },
  { name: 'phone', max: 100 },
]

const zipped = (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream as Readable)
}
const book =
  '<workbook xmlns:r="r"><sheets><sheet name="x" state="hidden" r:id="r1"/><sheet name="y" r:id="r2"/></sheets></workbook>'
const links =
  '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zipped({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="str"><v>hidden</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })
const text = (words: string, at = '') => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${words}</t></is></c>`
const titles = `<row r="1">${text('Company')}${text('Hall')}</row>`
const read = async (sheet: string, more?: Readonly<Record<string, string>>) =>
  readTable(await workbook(sheet, more), fields)
const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? error.options.errors?.file?.[0] : error
}

it('the first sheet that is seen is read: texts of all kinds, with the lines of the workbook', async () => {
  const table = await read(
    `${titles}<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="str"><f>HYPERLINK("x")</f><v>Nef</v></c></row>
     <row r="6">${text('Deux', 'A6')}<c r="B6" t="b"><v>1</v></c></row><row r="7"/>`,
    {
      'xl/sharedStrings.xml':
        '<sst><si><r><t>Forge </t></r><r><t>du &amp;_x0041_ Lac</t></r><rPh><t>spoken</t></rPh></si></sst>',
    },
  )
  expect(table).toEqual({
    format: 'xlsx',
    encoding: null,
    separator: null,
    head: 1,
    columns: ['Company', 'Hall'],
    records: [
      { line: 4, cells: ['Forge du &A Lac', 'Nef'] },
      { line: 6, cells: ['Deux', 'true'] },
    ],
  })
})

it('numbers are read as they are seen: days, zeros before a postcode, telephones without exponents', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>
    <numFmt numFmtId="166" formatCode="&quot;day &quot;0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="166"/></cellXfs></styleSheet>`
  const cells = [
    '<c s="1"><v>1000</v></c>',
    '<c s="2"><v>46150</v></c>',
    '<c s="3"><v>46150.5</v></c>',
    '<c><v>3.3612345678E10</v></c>',
    '<c s="4"><v>7</v></c>',
    '<c><v>0.1</v></c>',
  ]
  const { records } = await read(`${titles}<row>${cells.join('')}</row>`, { 'xl/styles.xml': styles })
  expect(records[0]?.cells).toEqual(['01000', '2026-05-08', '2026-05-08 12:00:00', '33612345678', '7', '0.1'])
})

it('what is written as a workbook is read as it was, whatever it begins with', async () => {
  const cells = ['=1+1', '-2', '@x', 'a<b>&"c"', '_x0041_', 'zwei\nZeilen', "'quoted", 'é😀']
  const bytes = await toXlsx(
    ['company', 'hall'],
    cells.map(cell => [cell, 12.5]),
  )
  const { records } = await readTable(bytes, fields)
  expect(records.map(record => record.cells)).toEqual(cells.map(cell => [cell, '12.5']))
})

it('titles are found below the lines that say what the list is', async () => {
  const csv = 'Salon 2026\n\nStand: 3 May\nCompany;Hall;Phone\nLys;Nef;1\nCompany;x;y'
  expect(await readTable(Buffer.from(csv), fields)).toMatchObject({
    head: 4,
    columns: ['Company', 'Hall', 'Phone'],
    records: [{ line: 5 }, { line: 6 }],
  })
  // A row of a list may say one of the titles by chance.
  const plain = await readTable(Buffer.from('a;b\nCompany;x'), fields)
  expect(plain).toMatchObject({ head: 1, columns: ['a', 'b'] })
})

it.each([
  ['a workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'workbook_old'],
  ['half a workbook', Buffer.from('PK\u0003\u0004 and then nothing', 'latin1'), 'workbook_unreadable'],
])('%s is refused with what to do', async (_, bytes, code) =>
  expect(await problemOf(readTable(bytes, fields))).toBe(code),
)

it('a ZIP that is no workbook is refused', async () =>
  expect(await problemOf(readTable(await zipped({ 'a.txt': 'a' }), fields))).toBe('workbook_unreadable'))

it('a sheet outside the file is not fetched', async () => {
  const outside = links.replace(
    'Target="/xl/worksheets/sheet2.xml"',
    'Target="http://evil.test/x" TargetMode="External"',
  )
  expect(await problemOf(read(titles, { 'xl/_rels/workbook.xml.rels': outside }))).toBe('workbook_unreadable')
})

it('entities that a file declares stand for nothing, however often they contain each other', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(100)}"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`
  const bytes = await zipped({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet2.xml': `${bomb}<worksheet><sheetData>${titles}<row>${text('&b;&f;')}</row></sheetData></worksheet>`,
  })
  const { records } = await readTable(bytes, fields)
  expect(records[0]?.cells[0]).not.toMatch(/haha|root:/)
})

it('a file that unpacks to more than it may is refused before it is unpacked', async () =>
  expect(await problemOf(read(`<row>${text(' '.repeat(61_000_000))}</row>`))).toBe('workbook_too_large'))

it('cells far out take no place, and a sheet of too many columns or rows is refused', async () => {
  const far = `${titles}<row r="1048576"><c r="A1048576" t="str"><v>last</v></c><c r="XFD1048576"/></row>`
  expect((await read(far)).records).toEqual([{ line: 1_048_576, cells: ['last', ''] }])
  const wide = `${titles}<row>${text('x', 'XFD2')}</row>`
  expect(await problemOf(read(wide))).toBe('csv_too_many_columns')
  expect(await problemOf(read(titles + `<row>${text('x')}</row>`.repeat(10_001)))).toBe('csv_too_many_rows')
})

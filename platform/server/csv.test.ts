import { expect, it } from 'vitest'
import { guard, separatorIn, toCsv, withoutGuard } from './csv.ts'
import { readCsv } from './import/read-csv.ts'

it('quotes what would break a line or a column, and marks the text as UTF-8', () => {
  expect(toCsv(['name', 'city'], [['Zoé "Chef", Lys', 'a\nb']])).toBe(
    '\ufeffname,city\r\n"Zoé ""Chef"", Lys","a\nb"\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes no formula of %j', text => {
  const [, line = ''] = toCsv(['x'], [[text]]).split('\r\n')
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
})

it('leaves numbers and nothing as they are', () => {
  expect(toCsv(['a', 'b', 'c'], [[-1, null, new Date('2026-05-04T09:00:00Z')]])).toContain(
    '-1,,2026-05-04T09:00:00.000Z',
  )
})

const names = [
  'Durand;=HYPERLINK("https://evil.test")',
  'Petit;@SUM(1+1)*cmd|x',
  'a,+1\tb|-2\n=3',
  'x; \u00a0=1',
  "'=1",
  "''=1;'+2",
  "O'Neill; d'accord",
  '＝1+1',
  '=1,=2',
  '; - un point\n- un autre',
]
it.each(names)(
  'begins no cell with a formula wherever a spreadsheet cuts %j, and gives it back unchanged',
  text => {
    for (const cut of [';', ',', '\t', '|', '\r', '\n'])
      for (const cell of guard(text).split(cut)) expect(cell.trim(), cell).not.toMatch(/^[=+\-@＝＋－＠]/)
    expect(withoutGuard(guard(text))).toBe(text)
    for (const separator of [';', ',']) {
      const file = toCsv(
        ['name', 'other'],
        [
          [text, 'x'],
          ['plain', 'y'],
        ],
        separator,
      )
      const { rows } = readCsv(Buffer.from(file))
      expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
        [text, 'x'],
        ['plain', 'y'],
      ])
    }
  },
)

it('takes as long for a long cell as for many short ones', () => {
  for (const text of [';'.repeat(50_000), `;${' '.repeat(50_000)}`, "'".repeat(50_000), '\n'.repeat(50_000)])
    expect(withoutGuard(guard(text))).toBe(text)
})

it('is cut and has decimals as the reader’s spreadsheet has them', () => {
  expect((['fr', 'en', 'nl', 'de', 'es', 'it'] as const).map(separatorIn)).toEqual([
    ';',
    ',',
    ';',
    ';',
    ';',
    ';',
  ])
  expect(toCsv(['a', 'b'], [[1.5, -2]], ';')).toBe('\ufeffa;b\r\n1,5;-2\r\n')
})

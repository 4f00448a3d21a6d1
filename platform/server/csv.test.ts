import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

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

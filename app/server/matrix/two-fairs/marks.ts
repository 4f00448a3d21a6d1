import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Conditions, readColumns } from './owned.ts'

/** Where a mark was put: whose it is, and in which column. */
export type Mark = { of: string; place: string }
export type Marks = Map<string, Mark>

/** Columns that say how, not what; what people are let in by; and what files are found by. */
const unmarked =
  /hash|locale|currency|kind|side|state|access|time_zone|mime|token|secret|(^|_)type$|^lobby$|^file$/

const words = ['name', 'tagline', 'location', 'subject', 'text', 'title', 'slogan', 'description', 'label']
const inWords = (mark: string) =>
  `jsonb_build_object('fr', jsonb_build_object(${words.map(word => `'${word}', ${mark}`)}))`

/** What a column might take, best first; the mark is an expression in SQL. */
const candidates = (table: string, column: string, type: string, mark: string): string[] => {
  if (/mail|recipient$|reply_to/.test(column)) return [`${mark} || '@q.example'`]
  if (type !== 'jsonb') return [mark, `'https://' || ${mark} || '.example'`]
  // Texts of a fair are one text a language.
  if (table === 'fair_text' && column === 'translations') return [`jsonb_build_object('fr', ${mark})`]
  if (column === 'translations' || column.startsWith('homepage')) return [inWords(mark)]
  if (column === 'document') return [`jsonb_set(${column}, '{buyer,name}', to_jsonb(${mark}))`]
  if (column === 'value') return [`to_jsonb(${mark})`]
  return column === 'row' || column === 'details' ? [`jsonb_build_object('firm', ${mark})`] : []
}

/** The number of the mark, and of the row where that has one. */
export const markIn = /zq(\d+)x(\d*)/g

/**
 * Writes into every column of these rows that takes a text one that is found nowhere else, whose number says where it
 * stands. Several conditions of one table divide its rows among several owners.
 */
export async function plantMarks(
  db: Kysely<Tables>,
  columns: Awaited<ReturnType<typeof readColumns>>,
  parts: { of: string; owned: Conditions }[],
): Promise<Marks> {
  const marks: Marks = new Map()
  for (const { of, owned } of parts)
    for (const { table, column, type, refers, length } of columns) {
      const condition = owned.get(table)
      if (!condition || refers || unmarked.test(column) || !/^(text|varchar|jsonb)$/.test(type)) continue
      const number = String(marks.size + 1)
      const hasId = columns.some(one => one.table === table && one.column === 'id')
      const mark = `('zq${number}x'${hasId ? ' || t.id' : ''})`
      if (length !== null && length < number.length + 7) continue
      for (const value of candidates(table, column, type, mark)) {
        const done = await sql
          .raw(`update ${table} t set ${column} = ${value} where ${condition}`)
          .execute(db)
          .catch(() => null)
        if (!done) continue
        if (done.numAffectedRows) marks.set(number, { of, place: `${table}.${column}` })
        break
      }
    }
  return marks
}

import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Import'
const count = Type.Integer()
const text = Type.String()
const allow = ['superAdmin', 'superOrganizer', 'organizer']
const params = Type.Object({ id: Id })

export const importLimits = { bytes: 5_000_000, rows: 10_000, columns: 60 } as const

/** What a file holds, before anything is decided about it. */
export const ImportFile = Type.Object({
  encoding: Type.Enum(['utf-8', 'utf-16', 'windows-1252']),
  separator: text,
  columns: Type.Array(text),
  /** Column by field, as guessed. */
  mapping: Type.Record(text, count),
  /** The first rows. */
  rows: Type.Array(Type.Array(text)),
  total: count,
})
export type ImportFile = Static<typeof ImportFile>

/** A problem of one line; `code` is a key of `validations.*`. */
const LineProblem = Type.Object({ line: count, field: text, value: text, code: text })
export type LineProblem = Static<typeof LineProblem>

const Figures = Type.Object({ created: count, updated: count })

export const ImportPreview = Type.Object({
  rows: count,
  /** Rows that an earlier import has brought just so: nothing is changed for them. */
  unchanged: count,
  halls: Figures,
  sectors: Figures,
  firms: Figures,
  stands: Figures,
  /** The halls that the rows name, with the letter that hangs over their doors. */
  hallList: Type.Array(Type.Object({ name: text, letter: text, stands: count, isNew: Type.Boolean() })),
  /** The first problems; `problemCount` says how many there are. Nothing runs while there is one. */
  problems: Type.Array(LineProblem),
  problemCount: count,
  /** The lines that are wrong, with why, as a CSV like the one that was sent; null when none is. */
  wrongLines: Type.Union([text, Type.Null()]),
})
export type ImportPreview = Static<typeof ImportPreview>

export const readImport = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/import/file',
  tag,
  summary: 'Read a CSV of exhibitors and stands: its columns, what they seem to hold, its first rows',
  allow,
  params,
  form: 'upload',
  answer: ImportFile,
})

/** The file in the field `file`, and before it `mapping`: JSON, column by field. */
export const previewImport = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/import/preview',
  tag,
  summary: 'What importing a CSV would create and change, and what is wrong in it, line by line',
  allow,
  params,
  form: 'upload',
  answer: ImportPreview,
})

export const runImport = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/import',
  tag,
  summary: 'Import a CSV of exhibitors and stands, all of it or nothing',
  allow,
  params,
  form: 'upload',
  answer: ImportPreview,
})

import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { defineEndpoint, type Endpoint } from './endpoint.ts'
import type { Role } from './roles.ts'
import { foldCase } from './text.ts'

const count = Type.Integer()
const text = Type.String()

export const importLimits = { bytes: 5_000_000, rows: 10_000, columns: 60 } as const

/** What a column of an import may hold. */
export type ImportField<Name extends string = string> = {
  name: Name
  max: number
  /** The names under which people know it, folded, between blanks. */
  known?: string
  /** The names that say it only as a whole title: `No`, not `VAT No`. */
  exact?: string
  /** What is said where no column holds it, of a field that has to have one. */
  unmapped?: string
  /** Keeps its line breaks. */
  isLong?: boolean
}

/** Column by field; a field without a column is left out. */
export type ImportMapping<Name extends string = string> = Partial<Record<Name, number>>

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

/** What every preview says. */
export const importOutcome = {
  rows: count,
  /** Rows for which nothing is changed. */
  unchanged: count,
  /** The first problems; `problemCount` says how many there are. Nothing runs while there is one. */
  problems: Type.Array(LineProblem),
  problemCount: count,
  /** The lines that are wrong, with why, as a CSV like the one that was sent; null when none is. */
  wrongLines: Type.Union([text, Type.Null()]),
}
const Outcome = Type.Object(importOutcome)
export type ImportOutcome = Static<typeof Outcome>

type Spec<P extends TSchema, Q extends TSchema, A extends TProperties> = {
  path: string
  tag: string
  /** What the rows are: `exhibitors and stands`. */
  of: string
  allow: 'members' | readonly Role[]
  params: P
  /** What is decided for the whole file. */
  query?: Q
  /** What the preview says besides. */
  response: A
}

/**
 * The three calls of an import. A file is sent in the field `file`, and before it `mapping`: JSON, column by field;
 * without it columns are what their titles say.
 */
export function defineImport<P extends TSchema, A extends TProperties, Q extends TSchema = TSchema>({
  path,
  of,
  params,
  query,
  response,
  ...shared
}: Spec<P, Q, A>) {
  const common = { ...shared, method: 'POST', params, form: 'upload' } as const
  const whole = Type.Object({ ...importOutcome, ...response })
  const asked = { ...common, query, response: whole }
  return {
    read: defineEndpoint({
      ...common,
      audit: 'never', // it only reads
      path: `${path}/file`,
      summary: `Read a CSV of ${of}: its columns, what they seem to hold, its first rows`,
      response: ImportFile,
    }),
    preview: defineEndpoint({
      ...asked,
      audit: 'never', // what it does is undone
      path: `${path}/preview`,
      summary: `What importing a CSV of ${of} would create and change, and what is wrong in it, line by line`,
    }),
    run: defineEndpoint({
      ...asked,
      audit: 'always',
      path,
      summary: `Import a CSV of ${of}, all of it or nothing`,
    }),
  }
}

export type ImportCalls<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  A extends TSchema = TSchema,
> = {
  read: Endpoint<P, TSchema, TSchema, typeof ImportFile>
  preview: Endpoint<P, Q, TSchema, A>
  run: Endpoint<P, Q, TSchema, A>
}

/** As texts are compared: without case, accents and doubled blanks. */
export const fold = (text: string) =>
  foldCase(text)
    .replace(/[_\s]+/g, ' ')
    .trim()

const compact = (title: string) => fold(title).replace(/[^\p{L}\p{N}]+/gu, '')
const listed = (words?: string) => words?.split(' ') ?? []

/** Which column holds what, as far as their titles say it: whole titles first. A column is used once. */
export function guessMapping<Name extends string>(
  fields: readonly ImportField<Name>[],
  columns: readonly string[],
): ImportMapping<Name> {
  const mapping: ImportMapping<Name> = {}
  const taken = new Set<number>()
  const take = (says: (field: ImportField<Name>, title: string) => boolean) => {
    for (const field of fields) {
      if (mapping[field.name] !== undefined) continue
      const at = columns.findIndex((title, at) => !taken.has(at) && says(field, title))
      if (at < 0) continue
      mapping[field.name] = at
      taken.add(at)
    }
  }
  take(({ name, known, exact }, title) =>
    [name, ...listed(known), ...listed(exact)].some(word => compact(word) === compact(title)),
  )
  take(({ known }, title) =>
    fold(title)
      .split(/[ .:/’'-]/)
      .some(word => word.length > 2 && listed(known).includes(word)),
  )
  return mapping
}

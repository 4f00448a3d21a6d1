import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { defineEndpoint, type Endpoint } from './endpoint.ts'
import type { Role } from './roles.ts'
import { foldCase } from './text.ts'

const count = Type.Integer()
const text = Type.String()

/** `linesAbove`: what may stand above the titles; `mended`: cells that are put right before it runs. */
export const importLimits = {
  bytes: 5_000_000,
  rows: 10_000,
  columns: 60,
  linesAbove: 12,
  mended: 2_000,
} as const

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
  /** The last two have no columns. */
  format: Type.Enum(['csv', 'xlsx', 'xml', 'json']),
  /** Of a text; a workbook has neither. */
  encoding: Type.Union([Type.Enum(['utf-8', 'utf-16', 'windows-1252']), Type.Null()]),
  separator: Type.Union([text, Type.Null()]),
  /** The line of the titles. */
  head: count,
  columns: Type.Array(text),
  /** Column by field, as the last import of this kind had it, else as guessed. */
  mapping: Type.Record(text, count),
  /** The first rows. */
  rows: Type.Array(Type.Array(text)),
  total: count,
})
export type ImportFile = Static<typeof ImportFile>

/** A problem of one line; `code` is a key of `validations.*`, `suggestion` what was probably meant. */
const LineProblem = Type.Object({
  line: count,
  /** Where in the line, of what is no table. */
  column: Type.Optional(count),
  field: text,
  value: text,
  code: text,
  suggestion: Type.Optional(text),
})
export type LineProblem = Static<typeof LineProblem>

/** What every preview says. */
export const importOutcome = {
  rows: count,
  /** Rows for which nothing is changed. */
  unchanged: count,
  /** The first problems; `problemCount` says how many there are. With one, only the good lines run. */
  problems: Type.Array(LineProblem),
  problemCount: count,
  /** Rows of the file with which nothing is wrong. */
  goodRows: count,
  /** Lines that are left out because they are wrong. */
  leftOut: count,
  /** The lines that are wrong, with why, as a CSV like the one that was sent; null when none is. */
  wrongLines: Type.Union([text, Type.Null()]),
  /** The import as it was kept, by which it can be undone. */
  run: Type.Union([count, Type.Null()]),
}
const Outcome = Type.Object(importOutcome)
export type ImportOutcome = Static<typeof Outcome>

const shared = {
  /** Lines that are wrong are left out; without, nothing runs while there is one. */
  takesGoodLines: Type.Optional(Type.Boolean()),
}

type Spec<P extends TSchema, Q extends TProperties, A extends TProperties> = {
  path: string
  tag: string
  /** What the rows are: `exhibitors and stands`. */
  of: string
  allow: 'members' | readonly Role[]
  params: P
  /** Whether a key for integrations may import. */
  keys?: readonly 'import'[]
  /** What is decided for the whole file. */
  query: Q
  /** What the preview says besides. */
  response: A
}

/** What a form holds, and how it is sent from a terminal. */
const formOf = (path: string) => `The fields of the form, in this order:

- \`mapping\`, if wished: JSON, a column by field, counted from 0: \`{"firm":0,"hall":2}\`. Without it columns are what they were the last time, or what their titles say.
- \`cells\`, if wished: JSON, what stands in cells instead of what the file says: \`[[2,1,"France"]]\` is line 2, column 1.
- \`file\`: a CSV or a workbook (.xlsx), of ${importLimits.bytes / 1_000_000} MB, ${importLimits.rows} rows and ${importLimits.columns} columns at most.

\`\`\`sh
curl -H 'Authorization: Bearer KEY' -F file=@list.xlsx https://…/api${path}
\`\`\``

/**
 * The three calls of an import. A CSV or a workbook (.xlsx) is sent in the field `file`, and before it, if wished,
 * `mapping`: JSON, column by field (without it columns are what their titles say), and `cells`: JSON, a list of
 * `[line, column, text]` that stand for what the file says there.
 */
export function defineImport<P extends TSchema, A extends TProperties, Q extends TProperties>({
  path,
  of,
  params,
  query,
  response,
  ...rest
}: Spec<P, Q, A>) {
  const common = { ...rest, method: 'POST', params, form: 'upload', description: formOf(path) } as const
  const whole = Type.Object({ ...importOutcome, ...response })
  const asked = { ...common, query: Type.Object({ ...shared, ...query }), response: whole }
  return {
    read: defineEndpoint({
      ...common,
      audit: 'never', // it only reads
      path: `${path}/file`,
      summary: `Read a CSV or a workbook of ${of}: its columns, what they seem to hold, its first rows`,
      response: ImportFile,
    }),
    preview: defineEndpoint({
      ...asked,
      audit: 'never', // what it does is undone
      path: `${path}/preview`,
      summary: `What importing a CSV or a workbook of ${of} would create and change, and what is wrong in it, line by line`,
    }),
    run: defineEndpoint({
      ...asked,
      audit: 'always',
      path,
      summary: `Import a CSV or a workbook of ${of}: the field file; all of it, or its good lines, or nothing`,
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

/** As the cells of a table are compared: as texts are searched, and without doubled blanks and the `_` that stands for them. */
export const fold = (text: string) =>
  foldCase(text)
    .replace(/[_\s]+/g, ' ')
    .trim()

const compact = (title: string) => fold(title).replace(/[^\p{L}\p{N}]+/gu, '')
const listed = (words?: string) => words?.split(' ') ?? []

/** How many titles are the name of a field, as a whole. */
export const knownTitles = (fields: readonly ImportField[], cells: readonly string[]): number => {
  const names = new Set(
    fields.flatMap(({ name, known, exact }) => [name, ...listed(known), ...listed(exact)].map(compact)),
  )
  return new Set(cells.map(compact).filter(cell => names.has(cell))).size
}

/** Titles as they are remembered: `N° TVA` and `n° tva ` are one. */
export const titleKey = compact

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

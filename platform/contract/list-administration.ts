import { type Static, Type } from 'typebox'
import { defineEndpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { defineImport, type ImportField, importOutcome } from './import.ts'
import { locales } from './locale.ts'
import { asTable } from './table-format.ts'

const tag = 'Administration of lists'
const params = Type.Object({ name: Type.String({ pattern: '^[a-z_]{1,60}$' }) })
const text = Type.String()

/** One field, as a form needs to know it. */
export const FieldDescription = Type.Object({
  name: text,
  kind: Type.Enum(['text', 'number', 'boolean', 'choice', 'relation', 'other']),
  isTranslated: Type.Boolean(),
  isRequired: Type.Boolean(),
  /** Once the entry exists it stays as it is. */
  isFixed: Type.Boolean(),
  choices: Type.Optional(Type.Array(text)),
  /** Of a relation: the resource that offers the entries, and what of them is shown. */
  to: Type.Optional(text),
  show: Type.Optional(Type.Array(text)),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  isWhole: Type.Optional(Type.Boolean()),
  maxLength: Type.Optional(Type.Integer()),
})
export type FieldDescription = Static<typeof FieldDescription>

export const ListDescription = Type.Object({
  name: text,
  fields: Type.Array(FieldDescription),
  filters: Type.Array(text),
  sort: Type.Array(text),
  isSearched: Type.Boolean(),
  isRanked: Type.Boolean(),
  may: Type.Object({ create: Type.Boolean(), change: Type.Boolean(), remove: Type.Boolean() }),
})
export type ListDescription = Static<typeof ListDescription>

export const describeList = defineEndpoint({
  method: 'GET',
  path: '/list_descriptions/{name}',
  tag,
  summary: 'The fields of a list, and what the caller may do with it',
  allow: 'members',
  params,
  response: ListDescription,
})

export const orderList = defineEndpoint({
  method: 'PUT',
  path: '/list_orders/{name}',
  tag,
  summary: 'Give entries of a list the order in which they are sent',
  audit: 'always',
  allow: 'members',
  params,
  body: Type.Object(
    { ids: Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }) },
    { additionalProperties: false },
  ),
})

export const exportList = defineEndpoint({
  method: 'GET',
  path: '/list_files/{name}',
  tag,
  summary:
    'A list as CSV or, by format=xlsx, as a workbook, every language in a column of its own; the filters are those of the list',
  allow: 'members',
  params,
  query: Type.Object({ ...asTable }, { additionalProperties: true }),
  form: 'file',
})

/** Entries are told by the ids that they had. */
export const TrashedListEntry = Type.Object({
  id: Id,
  name: text,
  trashedAt: Instant(),
  /** When it is deleted for good. */
  deletedOn: Instant(),
})
export type TrashedListEntry = Static<typeof TrashedListEntry>

export const listTrashedEntries = defineEndpoint({
  method: 'GET',
  path: '/list_trash/{name}',
  tag,
  summary:
    'Entries of a list that were deleted and that one may restore, the last first; the filters are those of the list',
  allow: 'members',
  params,
  query: Type.Object({}, { additionalProperties: true }),
  response: Type.Array(TrashedListEntry),
})

export const restoreEntry = defineEndpoint({
  method: 'POST',
  path: '/list_trash/{name}/{id}/restore',
  tag,
  summary: 'Take an entry of a list out of the trash, as it was',
  audit: 'always',
  allow: 'members',
  params: Type.Object({ ...params.properties, id: Id }),
})

const figures = { created: Type.Integer(), updated: Type.Integer() }
const ImportPreview = Type.Object({ ...importOutcome, ...figures })
export type ListImportPreview = Static<typeof ImportPreview>

/** A list's own file, edited: entries with an id are changed, others are found by their name or added. None is removed. */
export const listImport = defineImport({
  path: '/list_files/{name}',
  tag,
  of: 'entries of a list',
  allow: 'members',
  params,
  query: {},
  response: figures,
})

const longest: Readonly<Record<string, number>> = {
  text: 500,
  choice: 60,
  relation: 200,
  number: 20,
  boolean: 20,
}

/** The column of a translated field in one language. */
export const wordColumn = (field: string, locale: string) => `${field}_${locale}`

/** The columns of a list's file, by which it is written and read again. */
export const listColumns = ({ fields }: Pick<ListDescription, 'fields'>): ImportField[] => [
  { name: 'id', max: 10 },
  ...fields
    .filter(({ isTranslated, kind }) => !isTranslated && kind in longest)
    .map(({ name, kind, maxLength }) => ({ name, max: maxLength ?? longest[kind] ?? 0 })),
  ...fields
    .filter(({ isTranslated }) => isTranslated)
    .flatMap(({ name, maxLength }) =>
      locales.map(locale => ({ name: wordColumn(name, locale), max: maxLength ?? 500 })),
    ),
]

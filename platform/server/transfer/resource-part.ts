import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import { relationOf } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { many } from '../database/rows.ts'
import { invalid, Refusal } from '../refusal.ts'
import { idOf } from '../resource/filter.ts'
import { checkOf } from '../resource/list-body.ts'
import { createRow } from '../resource/operations.ts'
import { type Implementation, type Input, implementationOf, type Row } from '../resource/registry.ts'
import type { Sql } from '../resource/scope.ts'
import { columnsOf } from '../resource/select.ts'
import { eachLine } from './each-line.ts'
import type { Arriving, Carried, Leaving, TransferPart } from './transfer-part.ts'

const pageSize = 500
const media = 'media_objects'

export type CarriedFields = {
  resource: string
  fields: readonly string[]
  /** Uses that the file of a field may be for. */
  files?: Readonly<Record<string, readonly string[]>>
}

type Spec = CarriedFields & {
  name: string
  tables: readonly string[]
  /** Condition on its rows `t` of a fair. */
  of(fair: number): Sql
  /** In which order they are written elsewhere. */
  order?: Sql
  /** By what others name a record; its number where nothing is said. */
  key?(row: Row): string
  /** Its keys stand beside the names of a list. */
  isAlsoList?: true
  /** What goes along besides, under these names. */
  more?: readonly string[]
  leave?(row: Row, leaving: Leaving): Promise<Readonly<Record<string, unknown>>>
  /** What is written besides what its fields say. */
  arrive?(row: Carried, arriving: Arriving): Promise<Input>
  /** Instead of the call by which such a record is made. @returns its id */
  create?(body: Input, row: Carried, arriving: Arriving): Promise<number>
} & Pick<TransferPart, 'isOfPeople' | 'isIn'> & {
    /** Makes room for what comes in. */
    begin?(arriving: Arriving): Promise<unknown>
    end?(arriving: Arriving): Promise<unknown>
  }

async function carriedValue(schema: TSchema | undefined, value: unknown, leaving: Leaving): Promise<unknown> {
  const relation = relationOf(schema)
  if (!relation || value === null) return value instanceof Date ? value.toISOString() : value
  const keyOf = (one: unknown) => {
    const id = idOf(one)
    if (id === null) return null
    return relation.to === media ? leaving.fileOf(id) : leaving.keyOf(relation.to, id)
  }
  if (!Array.isArray(value)) return keyOf(value)
  const keys = await Promise.all(value.map(keyOf))
  return keys.filter(key => key !== null)
}

/** The fields of a record that go along. */
export async function carriedFields(
  { resource, fields }: CarriedFields,
  row: Row,
  leaving: Leaving,
): Promise<Record<string, unknown>> {
  const { record } = implementationOf(resource)
  const carried: Record<string, unknown> = {}
  for (const field of fields) carried[field] = await carriedValue(record[field], row[field], leaving)
  return carried
}

/** The body of the call that writes what was carried; what is not known here is empty. */
export async function bodyOfCarried(
  { resource, fields, files = {} }: CarriedFields,
  row: Carried,
  { idOf: idOfKey, fileOf }: Arriving,
): Promise<Input> {
  const { record } = implementationOf(resource)
  const body: Input = {}
  for (const field of fields) {
    const value = row[field]
    if (value === undefined) continue
    const relation = relationOf(record[field])
    if (!relation) body[field] = value
    else if (relation.to === media) body[field] = fileOf(value, files[field] ?? [])?.id ?? null
    else if (relation.kind === 'one') body[field] = await idOfKey(relation.to, value)
    else {
      const ids = await Promise.all([value].flat().map(key => idOfKey(relation.to, key)))
      body[field] = ids.filter(id => id !== null)
    }
  }
  return body
}

/** @throws 422 as the resource's own calls do */
export function assertBody(resource: Implementation, body: Input): void {
  const errors = checkOf(resource)(body)
  if (Object.keys(errors).length) throw new Refusal(422, 'invalid', { errors })
}

/** What a field is called in a table: words once for each language. */
export const columnsOfFields = ({ resource, fields }: CarriedFields): string[] =>
  fields.flatMap(field =>
    field === 'translations'
      ? Object.keys(implementationOf(resource).translated).flatMap(word =>
          locales.map(locale => `${word}.${locale}`),
        )
      : [field],
  )

/** The records of a resource that are a fair's: read whole, written by the calls that make such records. */
export function resourcePart({ name, tables, isOfPeople, isIn, ...spec }: Spec): TransferPart {
  const { of, order = sql`t.id`, key = row => String(row.id), more = [] } = spec
  return {
    name,
    tables,
    ...(isOfPeople && { isOfPeople }),
    ...(isIn && { isIn }),
    ...(!spec.isAlsoList && { carries: spec.resource }),
    get columns() {
      return ['key', ...columnsOfFields(spec), ...more]
    },
    async *read(leaving) {
      const { context, fair } = leaving
      const resource = implementationOf(spec.resource)
      for (let from = 0; ; from += pageSize) {
        const rows = await many<Row>(context.db)`
          select ${columnsOf(resource, 't', context)} from ${sql.table(resource.table)} as t
          where ${of(fair)} order by ${order}, t.id limit ${pageSize} offset ${from}`
        for (const row of rows) {
          const carried = { key: key(row), ...(await carriedFields(spec, row, leaving)) }
          leaving.remember(spec.resource, row.id, carried.key)
          yield { ...carried, ...(await spec.leave?.(row, leaving)) }
        }
        if (rows.length < pageSize) return
      }
    },
    async write(lines, arriving, onLine) {
      const { context } = arriving
      const resource = implementationOf(spec.resource)
      await spec.begin?.(arriving)
      await eachLine(lines, arriving, onLine, async row => {
        const body = {
          ...(await bodyOfCarried(spec, row, arriving)),
          ...(await spec.arrive?.(row, arriving)),
        }
        const id = spec.create
          ? await spec.create(body, row, arriving)
          : await (async () => {
              assertBody(resource, body)
              return (await createRow(resource, body, context)).id
            })()
        arriving.remember(spec.resource, row.key, id)
      })
      await spec.end?.(arriving)
    },
  }
}

/** Whether a table has rows of a fair. */
export const hasRows =
  (table: string) =>
  async (fair: number, db: Kysely<Tables>): Promise<boolean> =>
    (await many(db)`select 1 from ${sql.table(table)} t where t.fair_id = ${fair} limit 1`).length > 0

/** @throws 422 where the record that a line names is not here */
export async function idOfCarried(resource: string, field: string, row: Carried, arriving: Arriving) {
  const id = await arriving.idOf(resource, row[field])
  if (id === null) throw invalid({ [field]: 'relation_not_found' })
  return id
}

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledQuery, PostgresQueryCompiler, type RootOperationNode } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { fieldsIn } from '#platform/contract/record.ts'
import { emptyShape, fieldOf, type Shape, see, seeType } from './result-shape.ts'

/** Of a statement's template, the shapes of its results by their columns. */
export type RecordedResults = Record<string, Record<string, Shape>>

/** Rows of one result beyond these are like those before. */
const MOST_ROWS = 100

const results: RecordedResults = {}
let isChanged = false

/** The templates of statements that are on their way to the database, by their whole text. */
const templates = new LRUCache<string, string>({ max: 1000 })

/** What has been looked at of each connection in a file: what it is asked by name comes often, and is looked at once. */
let looked = new WeakMap<pg.Client, Set<string>>()

/** A template is known by its own text, without what is put into it. */
export const templateKey = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url')

/** Keeps of every statement that this process sends from now on what its result is made of. */
export function recordStatements() {
  const { compileQuery } = PostgresQueryCompiler.prototype
  Object.assign(PostgresQueryCompiler.prototype, {
    compileQuery(this: PostgresQueryCompiler, ...args: Parameters<typeof compileQuery>): CompiledQuery {
      const compiled = compileQuery.apply(this, args)
      const parts = partsOf(compiled.query)
      // One that says nothing itself is whatever is put into it.
      if (parts?.some(part => part.trim())) templates.set(compiled.sql, templateKey(parts))
      return compiled
    },
  })
  const { query } = pg.Client.prototype
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      const result: unknown = Reflect.apply(query, this, args)
      const template = templateOf(this, args[0])
      if (template && result instanceof Promise)
        result.then(
          found => note(template, found),
          () => {},
        )
      return result
    },
  })
}

/** Of a statement, or of one with a name the first time that this connection is asked it. */
function templateOf(client: pg.Client, asked: unknown): string | undefined {
  if (typeof asked === 'string') return templates.get(asked)
  const { text } = fieldsIn(asked)
  const before = looked.get(client) ?? new Set()
  if (typeof text !== 'string' || before.has(text)) return undefined
  looked.set(client, before.add(text))
  return templates.get(text)
}

/** Writes what this process has seen until now to a file of its own. */
export function writeRecorded(folder: string, name: string) {
  // The next file may have the same connection, and other rows.
  looked = new WeakMap()
  if (!isChanged) return
  isChanged = false
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}-${process.pid}.json`), JSON.stringify(results))
}

function partsOf(query: RootOperationNode) {
  return query.kind === 'RawNode' ? query.sqlFragments : undefined
}

type Result = pg.QueryResult<Record<string, unknown>>

/** Several statements in one text have several results, and no row type. */
function note(template: string, result: Result | Result[]) {
  if (Array.isArray(result)) return
  const { fields, rows } = result
  isChanged = true
  const columns = fields.map(({ name }) => name).sort()
  const shapes = results[template] ?? {}
  const shape = shapes[columns.join()] ?? emptyShape()
  results[template] = { ...shapes, [columns.join()]: shape }
  for (const { name, dataTypeID } of fields) {
    const column = fieldOf(shape, name)
    if (column) seeType(column, dataTypeID)
  }
  for (const row of rows.slice(0, MOST_ROWS)) see(shape, row)
}

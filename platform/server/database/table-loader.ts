import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { type BackupLine, BackupRefused, type Progress } from './backup-format.ts'
import { type TableShape, tableDigest, tableShapes } from './schema-catalog.ts'

const ROWS_AT_ONCE = 1_000
const CHARACTERS_AT_ONCE = 4_000_000

type Loading = { table: TableShape; columns: string[]; batch: (string | null)[][]; characters: number }

/** Writes the rows of a backup into the tables, which it empties first, and checks each table at its end. */
export class TableLoader {
  tables = 0
  rows = 0
  readonly #trx: Kysely<Tables>
  readonly #shapes: Map<string, TableShape>
  readonly #onProgress: Progress
  #loading: Loading | undefined

  private constructor(trx: Kysely<Tables>, shapes: TableShape[], onProgress: Progress) {
    this.#trx = trx
    this.#shapes = new Map(shapes.map(shape => [shape.name, shape]))
    this.#onProgress = onProgress
  }

  static async over(trx: Kysely<Tables>, onProgress: Progress): Promise<TableLoader> {
    const shapes = await tableShapes(trx)
    for (const { name } of shapes) {
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx)
    }
    const names = shapes.map(({ name }) => sql.table(name))
    if (names.length) await sql`truncate ${sql.join(names)} restart identity`.execute(trx)
    return new TableLoader(trx, shapes, onProgress)
  }

  async take(line: BackupLine): Promise<void> {
    if (Array.isArray(line)) await this.#addRow(line)
    else if ('table' in line) await this.#begin(line.table, line.columns, line.months)
    else if ('endOfTable' in line) await this.#end(line)
    else if ('sequences' in line) await this.#setSequences(line.sequences)
    else
      throw new BackupRefused('The backup holds a line of an unknown kind: it was made by a newer version.')
  }

  async enableTriggers(): Promise<void> {
    for (const name of this.#shapes.keys()) {
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(this.#trx)
    }
  }

  async #begin(name: string, columns: string[], months: readonly string[] = []) {
    const table = this.#shapes.get(name)
    const unknown = columns.find(column => !table?.columns.includes(column))
    if (!table || unknown)
      throw new BackupRefused(`The backup holds ${name}.${unknown ?? '*'}, unknown to its schema.`)
    for (const month of months)
      await sql`select make_month(${name}::text, ${month}::timestamptz)`.execute(this.#trx)
    this.#loading = { table, columns, batch: [], characters: 0 }
  }

  async #addRow(row: (string | null)[]) {
    const loading = this.#current()
    loading.batch.push(row)
    for (const value of row) loading.characters += value?.length ?? 0
    if (loading.batch.length >= ROWS_AT_ONCE || loading.characters >= CHARACTERS_AT_ONCE)
      await this.#flush(loading)
  }

  async #end(end: { endOfTable: string; rows: number; digest: string }) {
    const loading = this.#current()
    await this.#flush(loading)
    const found = await tableDigest(this.#trx, loading.table)
    if (found.rows !== end.rows || found.digest !== end.digest) {
      throw new BackupRefused(
        `The table ${end.endOfTable} came out different from the backup: nothing was restored.`,
      )
    }
    this.#loading = undefined
    this.tables += 1
    this.rows += found.rows
    if (found.rows) this.#onProgress(`${loading.table.name}: ${found.rows} rows`)
  }

  async #flush(loading: Loading) {
    const { table, columns, batch } = loading
    if (batch.length === 0) return
    const lists = columns.map((_, index) => sql`${batch.map(row => row[index] ?? null)}::text[]`)
    const values = columns.map((column, index) => {
      const type = table.types[table.columns.indexOf(column)] ?? 'text'
      return sql`${sql.ref(`c${index}`)}::${sql.raw(type)}`
    })
    await sql`
      insert into ${sql.table(table.name)} (${sql.join(columns.map(column => sql.ref(column)))})
      overriding system value
      select ${sql.join(values)}
      from unnest(${sql.join(lists)}) as line (${sql.join(columns.map((_, index) => sql.ref(`c${index}`)))})
    `.execute(this.#trx)
    loading.batch = []
    loading.characters = 0
  }

  async #setSequences(sequences: Record<string, { value: string; called: boolean }>) {
    for (const [name, { value, called }] of Object.entries(sequences)) {
      await sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${value}::bigint,
        ${called})`.execute(this.#trx)
    }
  }

  #current(): Loading {
    if (!this.#loading) throw new BackupRefused('The backup holds rows outside of a table.')
    return this.#loading
  }
}

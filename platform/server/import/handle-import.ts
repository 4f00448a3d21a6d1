import type { Static, TSchema } from 'typebox'
import type { ImportCalls, ImportField, ImportMapping } from '#platform/contract/import.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Context, HttpContext } from '../context.ts'
import { type Handler, handle } from '../http/endpoint-routes.ts'
import { type OnStep, streamProgress } from '../http/stream-progress.ts'
import { withMended } from './mended-cells.ts'
import { readTable } from './read-table.ts'
import { type ImportPlace, rememberColumns, rememberedMapping } from './remembered-columns.ts'
import type { ImportTable } from './table.ts'
import { assertMapped, takeTable } from './take-table.ts'

const shownRows = 8

/** A file that somebody has sent, with what its columns hold. */
export type SentImport<P, Q> = {
  params: P
  query: Q
  fileName: string
  table: ImportTable
  mapping: ImportMapping
}

type Work<P, Q, A> = {
  /** What is imported where: its columns are known again. */
  place: (params: P) => ImportPlace
  /** Who may import is asked before a byte of the file is read; what its columns may hold. */
  admit: (params: P, context: Context) => Promise<readonly ImportField[]>
  /** A file of another form than tables have; null: it is a table. */
  readOther?: (bytes: Buffer) => Promise<ImportTable | null>
  preview: (sent: SentImport<P, Q>, context: Context) => Promise<A>
  /** In a transaction of its own: all of it or nothing. */
  run: (sent: SentImport<P, Q>, context: Context, onStep: OnStep) => Promise<A>
}

/** The answers to the three calls of an import. */
export function handleImport<P extends TSchema, Q extends TSchema, A extends TSchema>(
  calls: ImportCalls<P, Q, A>,
  { place, admit, readOther, preview, run }: Work<Static<P>, Static<Q>, Static<A>>,
): Handler[] {
  async function read(params: Static<P>, context: HttpContext) {
    const fields = await admit(params, context)
    const { bytes, fileName, mapping, cells } = await takeTable(context, fields)
    const table = withMended((await readOther?.(bytes)) ?? (await readTable(bytes, fields)), cells)
    const chosen = mapping ?? (await rememberedMapping(fields, table.columns, place(params), context.db))
    return { fields, fileName, table, mapping: chosen }
  }
  async function taken({ params, query }: { params: Static<P>; query: Static<Q> }, context: HttpContext) {
    const { fields, ...sent } = await read(params, context)
    assertMapped(fields, sent.mapping)
    return { params, query, ...sent }
  }
  return [
    handle(
      calls.read,
      async ({ params }, context) => {
        const { table, mapping } = await read(params, context)
        const { records, ...rest } = table
        return {
          ...rest,
          mapping: Object.fromEntries(
            entriesOf(mapping).flatMap(([field, column]) => (column === undefined ? [] : [[field, column]])),
          ),
          rows: records.slice(0, shownRows).map(({ cells }) => cells.map(cell => cell.slice(0, 200))),
          total: records.length,
        }
      },
      { writes: false },
    ),
    handle(calls.preview, async (call, context) => preview(await taken(call, context), context), {
      writes: false,
    }),
    handle(
      calls.run,
      async (call, context) => {
        const sent = await taken(call, context)
        return streamProgress(context.reply, onStep =>
          context.services.database.transaction(
            async db => {
              const done = await run(sent, { ...context, db }, onStep)
              await rememberColumns(sent.table.columns, sent.mapping, place(sent.params), db)
              return done
            },
            { unhurried: true },
          ),
        )
      },
      { writes: false },
    ),
  ]
}

import type { Static, TSchema } from 'typebox'
import {
  guessMapping,
  type ImportCalls,
  type ImportField,
  type ImportMapping,
} from '#platform/contract/import.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Context, HttpContext } from '../context.ts'
import { type Handler, handle } from '../http/endpoint-routes.ts'
import { type OnStep, streamProgress } from '../http/stream-progress.ts'
import { type Csv, readCsv } from './read-csv.ts'
import { assertMapped, takeCsv } from './take-csv.ts'

const shownRows = 8

/** A file that somebody has sent, with what its columns hold. */
export type SentImport<P, Q> = { params: P; query: Q; csv: Csv; mapping: ImportMapping }

type Work<P, Q, A> = {
  /** Who may import is asked before a byte of the file is read; what its columns may hold. */
  admit: (params: P, context: Context) => Promise<readonly ImportField[]>
  preview: (sent: SentImport<P, Q>, context: Context) => Promise<A>
  /** In a transaction of its own: all of it or nothing. */
  run: (sent: SentImport<P, Q>, context: Context, onStep: OnStep) => Promise<A>
}

/** The answers to the three calls of an import. */
export function handleImport<P extends TSchema, Q extends TSchema, A extends TSchema>(
  calls: ImportCalls<P, Q, A>,
  { admit, preview, run }: Work<Static<P>, Static<Q>, Static<A>>,
): Handler[] {
  async function taken({ params, query }: { params: Static<P>; query: Static<Q> }, context: HttpContext) {
    const fields = await admit(params, context)
    const { bytes, mapping } = await takeCsv(context, fields)
    const csv = readCsv(bytes)
    const chosen = mapping ?? guessMapping(fields, csv.columns)
    assertMapped(fields, chosen)
    return { params, query, csv, mapping: chosen }
  }
  return [
    handle(
      calls.read,
      async ({ params }, context) => {
        const fields = await admit(params, context)
        const csv = readCsv((await takeCsv(context, fields)).bytes)
        return {
          encoding: csv.encoding,
          separator: csv.separator,
          columns: csv.columns,
          mapping: Object.fromEntries(
            entriesOf(guessMapping(fields, csv.columns)).flatMap(([field, column]) =>
              column === undefined ? [] : [[field, column]],
            ),
          ),
          rows: csv.records.slice(0, shownRows).map(({ cells }) => cells.map(cell => cell.slice(0, 200))),
          total: csv.records.length,
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
          context.services.database.transaction(db => run(sent, { ...context, db }, onStep), {
            unhurried: true,
          }),
        )
      },
      { writes: false },
    ),
  ]
}

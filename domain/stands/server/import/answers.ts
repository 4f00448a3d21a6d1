import { audit } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { inSteps } from '#platform/server/http/in-steps.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { previewImport, readImport, runImport } from '../../contract/import/endpoints.ts'
import { guessMapping } from '../../contract/import/fields.ts'
import { importCsv, previewCsv } from './import-csv.ts'
import { readCsv } from './read-csv.ts'
import { takeCsv } from './take-csv.ts'

const shownRows = 8

/** Who may import is asked before a byte of the file is read. */
async function fileOf(fair: number, context: Context) {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const { bytes, mapping } = await takeCsv(context)
  return { csv: readCsv(bytes), mapping }
}

export const importAnswers = [
  answer(
    readImport,
    async ({ params }, context) => {
      const { csv } = await fileOf(params.id, context)
      return {
        encoding: csv.encoding,
        separator: csv.separator,
        columns: csv.columns,
        mapping: guessMapping(csv.columns),
        rows: csv.records.slice(0, shownRows).map(({ cells }) => cells.map(cell => cell.slice(0, 200))),
        total: csv.records.length,
      }
    },
    { writes: false },
  ),
  answer(
    previewImport,
    async ({ params }, context) =>
      previewCsv(
        {
          db: context.db,
          fair: params.id,
          actor: context.actor,
          ...(await fileOf(params.id, context)),
        },
        code => context.services.say(context.locale, code),
      ),
    { writes: false },
  ),
  answer(
    runImport,
    async ({ params }, context) => {
      const { csv, mapping } = await fileOf(params.id, context)
      const work = { fair: params.id, actor: context.actor, csv, mapping }
      return inSteps(context.reply, onProgress =>
        context.services.database.transaction(
          async db => {
            const done = await importCsv({ ...work, db, onProgress })
            const { halls, firms, stands, rows, unchanged } = done
            await audit(
              {
                action: 'import',
                resource: 'stands',
                resourceId: params.id,
                fair: params.id,
                details: { rows, unchanged, halls, firms, stands },
              },
              { ...context, db },
            )
            return done
          },
          { unhurried: true },
        ),
      )
    },
    { writes: false },
  ),
]

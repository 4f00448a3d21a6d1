import { Value } from 'typebox/value'
import type { ImportFile, ImportMapping } from '#platform/contract/import.ts'
import { entriesOf } from '#platform/contract/record.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { streamProgress } from '#platform/server/http/stream-progress.ts'
import { withMended } from '#platform/server/import/mended-cells.ts'
import { rememberColumns, rememberedMapping } from '#platform/server/import/remembered-columns.ts'
import { assertMapped, saidOfTable, takeForm } from '#platform/server/import/take-table.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { programmeFields } from '../../contract/import-fields.ts'
import {
  ProgrammeDecisions,
  programmeImport,
  programmeImports,
  undoProgrammeImport,
} from '../../contract/programme-import.ts'
import { assertModule } from '../assert-module.ts'
import { figuresOf, importProgramme, type ProgrammeWork, previewProgramme } from './import-programme.ts'
import { programmeLimits } from './programme-file.ts'
import { rawOf, readProgramme, type SentProgramme } from './read-programme.ts'
import { listProgrammeImports, undoProgramme } from './undo-programme.ts'

const placeOf = (fair: number) => ({ fair, kind: 'programme' })

type Taken = {
  sent: SentProgramme
  bytes: Buffer
  fileName: string
  mapping: ImportMapping
  decisions: ProgrammeDecisions
}

/** Who may is asked before a byte of the file is read. @throws 400, 403, 404, 413, 422 */
async function take(fair: number, context: HttpContext): Promise<Taken> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  await assertModule(fair, context)
  const form = await takeForm(context, programmeLimits.bytes)
  const decisions = form.said('decisions') ?? {}
  if (!Value.Check(ProgrammeDecisions, decisions)) throw invalid({ decisions: 'format_invalid' })
  const read = await readProgramme(form.bytes)
  const taken = { bytes: form.bytes, fileName: form.fileName, decisions }
  // What has no columns has nothing that could be said of them.
  if (read.format === 'schedule') return { ...taken, sent: read, mapping: {} }
  const { mapping: said, cells } = saidOfTable(form, programmeFields)
  const table = withMended(read.table, cells)
  const mapping = said ?? (await rememberedMapping(programmeFields, table.columns, placeOf(fair), context.db))
  return { ...taken, sent: { ...read, table }, mapping }
}

/** What a file holds; of one without columns, how much. */
function fileOf({ sent, mapping }: Taken): ImportFile {
  if (sent.format === 'schedule') {
    const { format, sessions } = sent.raw
    const kind = format === 'json' ? 'json' : 'xml'
    return {
      format: kind,
      encoding: null,
      separator: null,
      head: 0,
      columns: [],
      mapping: {},
      rows: [],
      total: sessions.length,
    }
  }
  const { records, ...rest } = sent.table
  return {
    ...rest,
    mapping: Object.fromEntries(
      entriesOf(mapping).flatMap(([field, column]) => (column === undefined ? [] : [[field, column]])),
    ),
    rows: records.slice(0, 8).map(({ cells }) => cells.map(cell => cell.slice(0, 200))),
    total: records.length,
  }
}

function workOf(
  { sent, mapping, decisions }: Taken,
  fair: number,
  { program, takesGoodLines }: { program?: number; takesGoodLines?: boolean },
  { db, services, locale }: HttpContext,
): ProgrammeWork {
  if (sent.format === 'table') assertMapped(programmeFields, mapping)
  return {
    db,
    fair,
    program,
    raw: rawOf(sent, mapping),
    table: sent.format === 'table' ? sent.table : undefined,
    decisions,
    takesGoodLines,
    settings: services.settings,
    say: code => services.translate(locale, code),
    locale,
  }
}

export const programmeImportHandlers: Handler[] = [
  handle(programmeImport.read, async ({ params }, context) => fileOf(await take(params.id, context)), {
    writes: false,
  }),
  handle(
    programmeImport.preview,
    async ({ params, query }, context) =>
      previewProgramme(workOf(await take(params.id, context), params.id, query, context)),
    { writes: false },
  ),
  handle(
    programmeImport.run,
    async ({ params, query }, context) => {
      const taken = await take(params.id, context)
      const { services, actor, reply } = context
      const fair = params.id
      return streamProgress(reply, onProgress =>
        services.database.transaction(
          async db => {
            const within = { ...context, db }
            const work = workOf(taken, fair, query, within)
            const { bytes, fileName, sent, mapping } = taken
            const run = { bytes, fileName, ranBy: actor.userId, now: services.now(), onProgress }
            const done = await importProgramme(work, run)
            if (sent.format === 'table') await rememberColumns(sent.table.columns, mapping, placeOf(fair), db)
            const details = figuresOf(done)
            await audit(
              { action: 'import', resource: 'conferences', resourceId: fair, fair, details },
              within,
            )
            return done
          },
          { unhurried: true },
        ),
      )
    },
    { writes: false },
  ),
  handle(programmeImports, ({ params }, context) => listProgrammeImports(params, context)),
  handle(undoProgrammeImport, ({ params }, context) => undoProgramme(params, context)),
]

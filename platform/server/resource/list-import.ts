import { sql } from 'kysely'
import type { LineProblem } from '#platform/contract/import.ts'
import { type ListImportPreview, listImport } from '#platform/contract/list-administration.ts'
import { audit } from '../audit.ts'
import type { Context } from '../context.ts'
import { refusalOf, withKnownMessage } from '../http/problems.ts'
import { handleImport, type SentImport } from '../import/handle-import.ts'
import { assertNoProblems, lineProblem, problemsOf, wrongLineCount } from '../import/line-problems.ts'
import { wrongLines } from '../import/wrong-lines.ts'
import { forbidden } from '../refusal.ts'
import { describe } from './describe.ts'
import { bodyOf, checkOf, columnOfError } from './list-body.ts'
import { listCalled } from './list-called.ts'
import { type Change, planLines } from './list-plan.ts'
import { columnsOfList } from './list-table.ts'
import { createRow, updateRow } from './operations.ts'
import type { Implementation } from './registry.ts'
import { mayEver } from './scope.ts'

type Sent = SentImport<{ name: string }, { takesGoodLines?: boolean }>
type Result = { preview: ListImportPreview; problems: LineProblem[] }

/** Writes one line and lets it be as if it had not been when it is refused. @returns codes by column */
async function write(
  list: Implementation,
  { id, cells }: Change,
  check: ReturnType<typeof checkOf>,
  context: Context,
): Promise<Record<string, string[]>> {
  const body = bodyOf(cells, describe(list, context.actor))
  const errors = check(body)
  if (Object.keys(errors).length) return errors
  await sql`savepoint line`.execute(context.db)
  try {
    await (id === null ? createRow(list, body, context) : updateRow(list, id, body, context))
    await sql`release savepoint line`.execute(context.db)
    return {}
  } catch (error) {
    const refusal = error instanceof Error ? refusalOf(error) : null
    if (!refusal || refusal.status >= 500) throw error
    await sql`rollback to savepoint line`.execute(context.db)
    return refusal.options.errors ?? { '': [withKnownMessage(refusal, context.services).messageCode] }
  }
}

/** Does all that the file says, in the caller's transaction: only then is it known what is refused. */
async function doImport(sent: Sent, context: Context): Promise<Result> {
  const list = listCalled(sent.params.name)
  const { changes, unchanged, problems } = await planLines(list, sent, context)
  const naming = columnsOfList(list, context).find(
    ({ name }) => sent.mapping[name] !== undefined && name !== 'id',
  )
  const check = checkOf(list)
  const wrong = new Set(problems.map(({ line }) => line))
  for (const change of changes) {
    if (wrong.has(change.line)) continue
    for (const [field, [code]] of Object.entries(await write(list, change, check, context))) {
      const column = columnOfError(field) || naming?.name || 'id'
      problems.push(lineProblem(change.line, column, change.words[column], code ?? 'value_invalid'))
    }
  }
  const left = sent.query.takesGoodLines ? wrongLineCount(problems) : 0
  const bad = new Set(problems.map(({ line }) => line))
  const taken = left ? changes.filter(({ line }) => !bad.has(line)) : changes
  const created = taken.filter(({ id }) => id === null).length
  const preview = {
    rows: sent.table.records.length - left,
    unchanged,
    created,
    updated: taken.length - created,
    ...problemsOf(problems, sent.table.records.length),
    leftOut: left,
    wrongLines: null,
    run: null,
  }
  return { preview, problems }
}

/** Carries what was found out of the transaction that it undoes. */
class Undone extends Error {
  constructor(readonly result: Result) {
    super('undone')
  }
}

/** What the import would do: it is done and undone. */
async function tryImport(sent: Sent, context: Context): Promise<Result> {
  try {
    return await context.services.database.transaction(
      async db => {
        throw new Undone(await doImport(sent, { ...context, db, afterCommit: () => {} }))
      },
      { unhurried: true },
    )
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

export const listImportHandlers = handleImport(listImport, {
  place: ({ name }) => ({ fair: null, kind: name }),
  admit: async ({ name }, context) => {
    const list = listCalled(name)
    if (!mayEver(list, 'C', context.actor) || !mayEver(list, 'U', context.actor)) throw forbidden()
    return columnsOfList(list, context)
  },
  preview: async (sent, context) => {
    const { preview, problems } = await tryImport(sent, context)
    const say = (code: string) => context.services.translate(context.locale, code)
    return { ...preview, wrongLines: wrongLines(sent.table, problems, say) }
  },
  run: async (sent, context) => {
    const { preview, problems } = await doImport(sent, context)
    if (!sent.query.takesGoodLines) assertNoProblems(problems)
    const { rows, created, updated } = preview
    await audit(
      { action: 'import', resource: sent.params.name, details: { rows, created, updated } },
      context,
    )
    return preview
  },
})

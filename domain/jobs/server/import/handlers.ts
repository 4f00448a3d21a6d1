import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { type GoodLines, planGoodLines } from '#platform/server/import/good-lines.ts'
import { handleImport } from '#platform/server/import/handle-import.ts'
import { assertNoProblems, problemsOf, wrongLineCount } from '#platform/server/import/line-problems.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { createRow, updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { type OfferImportPreview, offerFields, offerImport } from '../../contract/job-import.ts'
import { keptOffers } from '../keeps-offers.ts'
import { type OfferPlan, planOffers, type SentOffers } from './plan-offers.ts'
import { readJobFile } from './read-job-file.ts'

const planned = (sent: SentOffers, context: Context) =>
  planGoodLines(sent.table, sent.query.takesGoodLines, table => planOffers(sent, table, context))

function previewOf({ table }: SentOffers, { plan, left }: GoodLines<OfferPlan>): OfferImportPreview {
  const rows = table.records.length
  const problems = [...left, ...plan.problems]
  return {
    rows: rows - wrongLineCount(left),
    ...problemsOf(problems, rows),
    unchanged: plan.unchanged,
    leftOut: wrongLineCount(left),
    created: plan.offers.filter(({ id }) => id === null).length,
    updated: plan.offers.filter(({ id }) => id !== null).length,
    wrongLines: null,
    run: null,
  }
}

async function run(sent: SentOffers, context: Context, onStep: OnStep): Promise<OfferImportPreview> {
  const good = await planned(sent, context)
  assertNoProblems(good.plan.problems)
  const jobs = implementationOf('jobs')
  const { offers } = good.plan
  for (const [at, { id, input }] of offers.entries()) {
    await (id === null ? createRow(jobs, input, context) : updateRow(jobs, id, input, context))
    if (at % 20 === 19) onStep(at + 1, offers.length)
  }
  const preview = previewOf(sent, good)
  const { rows, created, updated, leftOut } = preview
  await audit(
    {
      action: 'import',
      resource: 'jobs',
      resourceId: sent.params.id,
      fair: sent.params.id,
      details: { rows, created, updated, leftOut },
    },
    context,
  )
  return preview
}

export const offerImportHandlers = handleImport(offerImport, {
  place: ({ id }) => ({ fair: id, kind: 'jobs' }),
  admit: async ({ id }, context) => {
    if (!(await keptOffers(id, context)).hasModule) throw forbidden('module_disabled')
    return offerFields
  },
  readOther: readJobFile,
  preview: async (sent, context) => {
    const good = await planned(sent, context)
    const problems = [...good.left, ...good.plan.problems]
    const say = (code: string) => context.services.translate(context.locale, code)
    return { ...previewOf(sent, good), wrongLines: wrongLines(sent.table, problems, say) }
  },
  run,
})

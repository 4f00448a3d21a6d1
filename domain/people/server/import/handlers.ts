import { sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { handleImport } from '#platform/server/import/handle-import.ts'
import { keepingRun } from '#platform/server/import/import-run.ts'
import { assertNoProblems } from '#platform/server/import/line-problems.ts'
import { wrongLines } from '#platform/server/import/wrong-lines.ts'
import { invalid } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { type PeopleImportPreview, peopleImport, personFields } from '../../contract/people-import.ts'
import { decideAccess } from '../fair-user-writes.ts'
import { invitationOf } from '../invite.ts'
import { offerRole } from '../offer-role.ts'
import { type PeoplePlan, peoplePreview, planPeople, type SentPeople } from './plan-people.ts'
import { createPeople, joinPeople, keepGuests, updatePeople } from './write-people.ts'

/** People whom one statement takes; after each the caller hears how far it is. */
const batch = 500

async function run(sent: SentPeople, context: Context, onStep: OnStep): Promise<PeopleImportPreview> {
  const { params, query } = sent
  const fair = params.id
  const planned = await planPeople(sent, context)
  const { plan } = planned
  assertNoProblems(plan.problems)
  const preview = peoplePreview(planned, query)
  const kept = { fair, kind: 'people', fileName: sent.fileName } as const
  const { run } = await keepingRun(
    { ...kept, ranBy: context.actor.userId, now: context.services.now() },
    context.db,
    async () => {
      await writePlan(sent, plan, preview, context, onStep)
      return preview
    },
  )
  return { ...preview, run }
}

/** Writes what was planned, in the transaction of who asks. */
export async function writePlan(
  { params, query }: Pick<SentPeople, 'params' | 'query'>,
  plan: PeoplePlan,
  preview: PeopleImportPreview,
  context: Context,
  onStep: OnStep,
): Promise<void> {
  const fair = params.id
  const total = plan.create.length + preview.invited
  const invited = [...plan.invite]
  for (let at = 0; at < plan.create.length; at += batch) {
    const some = plan.create.slice(at, at + batch)
    const ids = await createPeople(some, fair, plan.known, context)
    if (query.invites) invited.push(...ids)
    onStep(at + some.length, total)
  }
  await joinPeople(plan.join, fair, context)
  await keepGuests(plan.keep, fair, context)
  await decideAccess(plan.validate, validationState.validated, context)
  await updatePeople(plan.update, context)
  for (const offer of plan.offer) await offerRole(offer, context)
  for (const [at, id] of invited.entries()) {
    await sendMail(context.db, context.services, invitationOf(id, fair))
    if (at % 50 === 49) onStep(plan.create.length + at + 1, total)
  }
  const { rows, created, joined, validated, updated, offered, leftOut } = preview
  const details = {
    rows,
    created,
    joined,
    validated,
    updated,
    offered,
    leftOut,
    invited: invited.length,
    hasRight: true,
  }
  await audit({ action: 'import', resource: 'users', resourceId: fair, fair, details }, context)
}

export const peopleImportHandlers = handleImport(peopleImport, {
  place: ({ id }) => ({ fair: id, kind: 'people' }),
  admit: async ({ id }, context) => {
    await reachRow(implementationOf('fairs'), id, 'U', context)
    return personFields
  },
  preview: async (sent, context) => {
    const planned = await planPeople(sent, context)
    const problems = [...planned.left, ...planned.plan.problems]
    const say = (code: string) => context.services.translate(context.locale, code)
    return { ...peoplePreview(planned, sent.query), wrongLines: wrongLines(sent.table, problems, say) }
  },
  run: (sent, context, onStep) => {
    if (!sent.query.hasRight) throw invalid({ hasRight: 'import_right_required' })
    return run(sent, context, onStep)
  },
})

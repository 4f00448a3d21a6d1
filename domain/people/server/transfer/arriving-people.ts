import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { eachLine } from '#platform/server/transfer/each-line.ts'
import { assertBody, bodyOfCarried } from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Carried, CarriedLine, OnLine } from '#platform/server/transfer/transfer-part.ts'
import { writePlan } from '../import/handlers.ts'
import { peoplePreview, planPeople, type SentPeople } from '../import/plan-people.ts'
import { addedFields, listedFields } from './leaving-people.ts'

const most = 50_000
const columns = ['email', ...listedFields]

const cellOf = (value: unknown) => (typeof value === 'string' ? value : '')
const emailOf = (row: Carried) => row.key.toLowerCase()

const sentOf = (lines: readonly CarriedLine[], fair: number): SentPeople => ({
  params: { id: fair },
  query: { hasRight: true, takesGoodLines: true },
  fileName: '',
  mapping: Object.fromEntries(columns.map((name, at) => [name, at])),
  table: {
    format: 'csv',
    encoding: null,
    separator: null,
    head: 0,
    columns,
    records: lines.map(({ line, row }) => ({
      line,
      cells: [emailOf(row), ...listedFields.map(field => cellOf(row[field]))],
    })),
  },
})

const idsOf = (emails: readonly string[], { context }: Arriving) =>
  many<{ id: number; email: string }>(context.db)`
    select u.id, lower(u.email) as email from app_user u where lower(u.email) = any(${emails}::text[])`

/** Who came with the file and had no account: only of them more is said than lists say. */
async function complete(lines: readonly CarriedLine[], ids: ReadonlyMap<string, number>, arriving: Arriving) {
  const { context, fair } = arriving
  const users = implementationOf('users')
  async function* fresh() {
    for (const one of lines) if (ids.has(emailOf(one.row))) yield one
  }
  // What is refused of it stays empty: the person is there.
  const ignore: OnLine = () => undefined
  await eachLine(fresh(), arriving, ignore, async row => {
    const body = await bodyOfCarried({ resource: 'users', fields: addedFields }, row, arriving)
    assertBody(users, body)
    await updateRow(users, ids.get(emailOf(row)) ?? 0, body, context)
  })
  const waiting = lines.flatMap(({ row }) =>
    row.isValidated === validationState.waiting ? (ids.get(emailOf(row)) ?? []) : [],
  )
  await sql`update fair_user set is_validated = ${validationState.waiting}
    where fair_id = ${fair} and user_id = any(${waiting}::int[])`.execute(context.db)
}

/** Takes people in as an import of a list does, without a mail to anybody. */
export async function takePeople(
  lines: AsyncIterable<CarriedLine>,
  arriving: Arriving,
  onLine: OnLine,
): Promise<void> {
  const { context, fair, remember } = arriving
  const all: CarriedLine[] = []
  for await (const one of lines) {
    if (all.length >= most) throw invalid({ file: 'transfer_too_large' })
    all.push(one)
  }
  if (!all.length) return
  const emails = all.map(({ row }) => emailOf(row))
  const known = new Set((await idsOf(emails, arriving)).map(({ email }) => email))
  const sent = sentOf(all, fair)
  const planned = await planPeople(sent, context)
  const wrong = new Map(
    [...planned.left, ...planned.plan.problems].map(({ line, field, code }) => [line, { [field]: [code] }]),
  )
  await writePlan(sent, planned.plan, peoplePreview(planned, sent.query), context, () => undefined)
  const after = await idsOf(emails, arriving)
  const fresh = new Map(after.flatMap(({ id, email }) => (known.has(email) ? [] : [[email, id] as const])))
  await complete(all, fresh, arriving)
  const members = await many<{ id: number; email: string }>(context.db)`
    select u.id, lower(u.email) as email from app_user u where u.id = any(${after.map(({ id }) => id)}::int[])
      and (u.id in (select user_id from fair_user where fair_id = ${fair})
        or u.firm_id in (select firm_id from fair_firm where fair_id = ${fair}))`
  for (const { id, email } of members) remember('users', email, id)
  for (const { line } of all) {
    const errors = wrong.get(line)
    onLine(errors && { line, errors })
  }
}

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mailsTo } from '#domain/identity/server/testing/read-mails.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { many } from '#platform/server/database/rows.ts'

type Undo = 'offered' | 'taken'
const { waiting, validated, refused } = validationState

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const database = () => platform.services.database
const visitor = () => platform.seeded.people.visitor1

/** The membership of a visitor, in this state, of which nobody has been told. */
async function membership(state: number): Promise<number> {
  const [row] = await many<{ id: number }>(database().kysely)`
    update fair_user set is_validated = ${state}
    where user_id = ${visitor().id} and fair_id = ${platform.seeded.fairs.fair1} returning id`
  return row?.id ?? 0
}
const stateOf = async (id: number) =>
  (
    await many<{ isValidated: number }>(database().kysely)`
      select is_validated as "isValidated" from fair_user where id = ${id}`
  )[0]?.isValidated
const decide = async (id: number, isValidated: number, undo?: Undo) => {
  const answer = await platform.call('organizer1', {
    method: 'POST',
    url: '/api/fair_users/validate',
    payload: { ids: [id], isValidated, ...(undo && { undo }) },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** What has happened arrives: each event at whoever subscribes to it. */
const arrive = async () => {
  await platform.services.queue.runDue()
  await platform.services.queue.runDue()
}
const mails = async () =>
  (await mailsTo(database(), visitor().email)).map(({ kind }) => kind).filter(kind => /^account_/.test(kind))
const notified = async () =>
  (
    await many<{ kind: string }>(database().kysely)`
      select kind from notification where user_id = ${visitor().id} and kind like 'membership%'`
  ).map(({ kind }) => kind)

it('a decision that is undone is told to nobody, by mail or in the list of notifications', async () => {
  const id = await membership(waiting)
  await decide(id, validated, 'offered')
  await arrive()
  await decide(id, waiting, 'taken')
  await arrive()
  expect([await stateOf(id), await mails(), await notified()]).toEqual([waiting, [], []])
})

it('who had been refused is so again without another mail', async () => {
  const id = await membership(refused)
  await decide(id, validated, 'offered')
  await decide(id, refused, 'taken')
  await arrive()
  expect([await stateOf(id), await mails(), await notified()]).toEqual([refused, [], []])
})

it('what was told already is told anew, however it is called', async () => {
  const id = await membership(waiting)
  await decide(id, validated)
  await many(
    database().kysely,
  )`update outbox_mail set attempts = 1 where recipient = ${visitor().email} returning id`
  await decide(id, refused, 'taken')
  await arrive()
  expect(await mails()).toEqual(['account_validated', 'account_refused'])
})

it('a decision that is not undone is told', async () => {
  const id = await membership(waiting)
  await decide(id, validated, 'offered')
  await arrive()
  expect([await mails(), await notified()]).toEqual([['account_validated'], ['membership_approved']])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maybeOne } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ REGISTRATIONS_PER_HOUR: '1000' })
})
afterAll(() => platform.close())

const password = 'Lanterne-42!'
const counted = async (table: string) =>
  (
    await maybeOne<{ count: number }>(platform.services.database.kysely)`
      select count(*)::int as count from ${sql.table(table)}`
  )?.count ?? 0

it('a list longer than a thousand is not given whole, to nobody', async () => {
  await sql`insert into civil_status (translations) select '{"fr":{"name":"x"}}' from generate_series(1, 1001)`.execute(
    platform.services.database.kysely,
  )
  const answer = await platform.call('superAdmin', { url: '/api/civil_statuses?pagination=false' })
  expect([answer.statusCode, answer.json().message_code]).toEqual([400, 'too_many_rows'])
  expect((await platform.call(null, { url: '/api/civil_statuses' })).json()).toHaveLength(10)
})

it('of two hundred who register at once exactly ten get the last ten places, and nothing is left of the others', async () => {
  await sql`update fair set max_users = user_count + 10 where homepage = 'fair-one'`.execute(
    platform.services.database.kysely,
  )
  const before = [await counted('app_user'), await counted('fair_user'), await counted('outbox_mail')]
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      platform.app.inject({
        method: 'POST',
        url: '/api/register/visitor',
        payload: {
          fair: 'fair-one',
          firstName: 'Crowd',
          lastName: String(at),
          email: `crowd${at}@mail.test`,
          password,
          passwordConfirmation: password,
          acceptCondition: true,
        },
      }),
    ),
  )
  const codes = answers.map(answer => `${answer.statusCode} ${answer.json().message_code ?? ''}`)
  expect(codes.filter(code => code.startsWith('201'))).toHaveLength(10)
  expect(codes.filter(code => code === '409 limit_reached')).toHaveLength(190)
  const after = [await counted('app_user'), await counted('fair_user'), await counted('outbox_mail')]
  expect(after).toEqual(before.map(count => count + 10))
})

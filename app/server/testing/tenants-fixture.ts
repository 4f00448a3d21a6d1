import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = Parameters<TestPlatform['call']>[0]

/** The small fixture, and what makes two fairs of it share a firm and a person. */
export async function tenantsFixture() {
  const platform = await testPlatform({ REGISTRATIONS_PER_HOUR: '100' })
  const send = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
  const status = async (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    (await send(who, method, url, payload)).statusCode
  const run = async <T>(query: ReturnType<typeof sql<T>>) =>
    many<T>(platform.services.database.kysely)`${query}`
  const someone = (email: string, more: object) => ({ email, firstName: 'New', lastName: 'One', ...more })

  /** Firm A takes part in fair 2 as well, and visitor 1 is a member of both. */
  async function share() {
    const { fairs, firms, people } = platform.seeded
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated)
        values (${fairs.fair2}, ${people.visitor1.id}, 1)`,
    )
    const [stand] = await run(
      sql<{
        id: number
      }>`insert into stand (fair_id, firm_id) values (${fairs.fair2}, ${firms.a}) returning id`,
    )
    return stand?.id ?? 0
  }
  return { platform, send, status, run, someone, share }
}

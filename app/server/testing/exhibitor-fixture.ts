import { sql } from 'kysely'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = Parameters<TestPlatform['call']>[0]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The small fixture on the real server, with what tests of exhibitors ask of it. */
export async function exhibitorFixture() {
  const platform = await testPlatform()
  const call = async (who: Who, method: Method, path: string, payload?: object) => {
    const answer = await platform.call(who, { method, url: `/api${path}`, ...(payload && { payload }) })
    return {
      status: answer.statusCode,
      json: answer.body ? answer.json() : null,
      body: answer.body,
      headers: answer.headers,
    }
  }
  const run = <T>(query: ReturnType<typeof sql<T>>) =>
    query.execute(platform.services.database.kysely).then(({ rows }) => rows)

  /** A firm of fair 1 that waits, with an administrator who has confirmed the address. */
  async function waitingFirm(name = 'Firm W') {
    const { fair1 } = platform.seeded.fairs
    const [firm] = await run(sql<{ id: number }>`insert into firm (name) values (${name}) returning id`)
    const id = firm?.id ?? 0
    const [participation] = await run(
      sql<{ id: number }>`insert into fair_firm (fair_id, firm_id) values (${fair1}, ${id}) returning id`,
    )
    const email = `${name.toLowerCase().replace(/\W/g, '')}@firm.test`
    await run(sql`
      insert into app_user (email, first_name, last_name, roles, firm_id, is_firm_admin, email_confirmed_at,
        locale, user_type_id)
      values (${email}, 'Wim', 'Waits', '{ROLE_EXHIBITOR}', ${id}, true, now(), 'nl', 5)`)
    return { firm: id, participation: participation?.id ?? 0 }
  }
  return { platform, seeded: platform.seeded, call, run, waitingFirm }
}

export type ExhibitorFixture = Awaited<ReturnType<typeof exhibitorFixture>>

export const names = (rows: { name: string }[]) => rows.map(row => row.name)

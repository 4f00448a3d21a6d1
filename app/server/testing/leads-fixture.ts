import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { LeadRow } from '#domain/leads/contract/lead.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = keyof TestPlatform['seeded']['people']

/** Contacts of the firm A in the first fair, for one file of tests, before each of which they are as they were. */
export function leadsFixture() {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await testPlatform()
  })
  beforeEach(() => platform.startAgain())
  afterAll(() => platform.close())

  const db = () => platform.services.database.kysely
  const send = (who: Who | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    platform.call(who, { method, url: `/api${path}`, ...(payload && { payload }) })
  /** What was answered. @throws Error for a refusal */
  async function read<T>(who: Who, path: string): Promise<T> {
    const answer = await send(who, 'GET', path)
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  const at = () => {
    const { fairs, firms, stands } = platform.seeded
    return { fair: fairs.fair1, firm: firms.a, stand: stands.a }
  }
  return {
    get platform() {
      return platform
    },
    db,
    run: (query: RawBuilder<unknown>) => query.execute(db()),
    send,
    read,
    status: async (who: Who | null, path: string) => (await send(who, 'GET', path)).statusCode,
    at,
    consent: (who: Who, what: { card?: boolean; visits?: boolean }) => {
      const { fair, firm, stand } = at()
      return send(who, 'PUT', '/consents', { fair, firm, stand, way: 'booth', ...what })
    },
    list: (who: Who = 'firmAdminA', more = '') =>
      read<LeadRow[]>(who, `/leads?fair=${at().fair}&itemsPerPage=100${more}`),
  }
}

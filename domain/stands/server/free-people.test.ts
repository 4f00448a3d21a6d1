import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#app/server/testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import type { FreePerson } from '../contract/free-people.ts'

type Who = Parameters<TestPlatform['call']>[0]

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const db = () => platform.services.database.kysely
const read = async (who: Who, query: string): Promise<{ total: number; people: FreePerson[] }> => {
  const answer = await platform.call(who, { url: `/api/visit/free_people?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const namesFor = async (who: Who, query: string) =>
  (await read(who, query)).people.map(({ firstName, stand }) => `${firstName} ${stand.number}`)
const comes = (who: 'contactA' | 'contactB' | 'firmAdminZ', fair: number, isBusy = false) =>
  connect(db(), { fair, user: platform.seeded.people[who].id, isBusy })

describe('who is free in a fair', () => {
  it('is named with their booth and their languages, in the order of the booths', async () => {
    const { fairs, halls, stands, people } = platform.seeded
    await sql`insert into user_language (app_user_id, language_id)
      select ${people.contactA.id}, id from language where code in ('fr', 'nl')`.execute(db())
    await comes('contactB', fairs.fair1)
    await comes('contactA', fairs.fair1)
    expect(await namesFor(null, `fair=${fairs.fair1}`)).toEqual(['contactA A1', 'contactB A2'])
    expect(await namesFor('visitor1', `fair=${fairs.fair1}&hall=${halls.one}`)).toEqual([
      'contactA A1',
      'contactB A2',
    ])
    const [first] = (await read(null, `fair=${fairs.fair1}`)).people
    expect(first).toMatchObject({ hall: halls.one, stand: { id: stands.a, name: 'Firm A' } })
    expect(first?.languages.toSorted()).toEqual(['fr', 'nl'])
  })

  it('is nobody who is busy, and nobody who is not there', async () => {
    const { fairs } = platform.seeded
    await comes('contactA', fairs.fair1)
    await comes('contactB', fairs.fair1, true)
    expect(await namesFor(null, `fair=${fairs.fair1}`)).toEqual(['contactA A1'])
  })

  it('is counted once, however many booths they serve', async () => {
    const { fairs, stands, people } = platform.seeded
    await sql`insert into stand_contact (stand_id, user_id)
      values (${stands.b}, ${people.contactA.id})`.execute(db())
    await comes('contactA', fairs.fair1)
    const { total, people: free } = await read(null, `fair=${fairs.fair1}`)
    expect([total, free.length]).toEqual([1, new Set(free.map(({ stand }) => stand.id)).size])
  })

  it.each([
    ['booth is hidden', sql`update stand set is_visible = false`],
    ['booth is in the trash', sql`update stand set trashed_at = now()`],
    ['hall is hidden', sql`update fair_hall set is_visible = false`],
    ['firm is refused', sql`update fair_firm set is_validated = 2`],
    ['account is refused', sql`update app_user set is_validated = 2 where email = 'contacta@small.test'`],
    [
      'place in the fair is refused',
      sql`update fair_user set is_validated = 2 from app_user u
        where u.id = user_id and u.email = 'contacta@small.test'`,
    ],
    ['fair is being prepared', sql`update fair set fair_status_id = 1`],
    ['fair has ended', sql`update fair set fair_status_id = 3`],
  ])('is nobody whose %s', async (_what, change) => {
    const { fairs } = platform.seeded
    await comes('contactA', fairs.fair1)
    expect(await namesFor('visitor1', `fair=${fairs.fair1}`)).toHaveLength(1)
    await change.execute(db())
    expect(await read('visitor1', `fair=${fairs.fair1}`)).toEqual({ total: 0, people: [] })
  })

  it('is told to those who see the fair, and the hall of another fair finds nobody', async () => {
    const { fairs, halls, stands, people } = platform.seeded
    await sql`insert into stand_contact (stand_id, user_id)
      values (${stands.z}, ${people.firmAdminZ.id})`.execute(db())
    await comes('firmAdminZ', fairs.fair2)
    expect(await namesFor('visitor9', `fair=${fairs.fair2}`)).toHaveLength(1)
    for (const who of [null, 'visitor1', 'organizer1'] as const)
      expect((await read(who, `fair=${fairs.fair2}`)).people).toEqual([])
    expect((await read('visitor9', `fair=${fairs.fair1}&hall=${halls.two}`)).people).toEqual([])
  })
})

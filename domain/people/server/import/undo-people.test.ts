import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const db = () => platform.services.database.kysely
const list = [
  'E-mail;Prénom;Nom;Type;Exposant',
  'ada@mail.test;Ada;Verre;;',
  'cleo@mail.test;Cléo;Sable;6;Firm A',
  'visitor2@small.test;Vera;Zwei;;',
].join('\n')
const imported = async (who: Who = 'organizer1', query = 'hasRight=true&invites=true'): Promise<number> => {
  const { fair1 } = platform.seeded.fairs
  const answer = await platform.call(who, {
    method: 'POST',
    url: `/api/fairs/${fair1}/people/import?${query}`,
    ...csvForm(list),
  })
  return answer.json().run
}
const undo = (run: number, who: Who = 'organizer1') =>
  platform.call(who, {
    method: 'POST',
    url: `/api/fairs/${platform.seeded.fairs.fair1}/import_runs/${run}/undo`,
  })
const people = () =>
  many(db())`select u.email, u.first_name, u.roles, u.firm_id,
      array(select fair_id from fair_user m where m.user_id = u.id order by 1) as fairs
    from app_user u order by u.id`

describe('an import of people', () => {
  it('is undone: accounts that nobody has opened are gone, with their links, and those who came along leave', async () => {
    const before = await people()
    const run = await imported()
    expect(await people()).not.toEqual(before)
    const answer = await undo(run)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await people()).toEqual(before)
    const [fair] = await many<{ counted: boolean }>(
      db(),
    )`select user_count = (select count(*) from fair_user m
      where m.fair_id = f.id) as counted from fair f where f.id = ${platform.seeded.fairs.fair1}`
    expect(fair).toEqual({ counted: true })
  })

  it('is not once one of them has chosen a password: they are named', async () => {
    const run = await imported()
    await sql`update app_user set password_hash = 'x', email_confirmed_at = now() where email = 'ada@mail.test'`.execute(
      db(),
    )
    const before = await people()
    const refused = await undo(run)
    expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'import_touched'])
    expect(refused.json().message).toContain('Ada Verre')
    expect(await people()).toEqual(before)
  })

  it('is not by another organizer, who could not have made whoever it made', async () => {
    const run = await imported('superAdmin')
    expect((await undo(run)).json().message_code).toBe('import_of_another')
    expect((await undo(run, 'superAdmin')).statusCode).toBe(204)
  })
})

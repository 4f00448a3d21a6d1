import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { importFixture, market, type Who } from '#app/server/testing/import-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

const { platform, fair, send } = await importFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const db = () => platform.services.database.kysely
const kept = [
  'business_sector',
  'fair_hall',
  'element',
  'firm',
  'fair_firm',
  'firm_business_sector',
  'stand',
  'stand_language',
  'stand_import',
]
/** All that an import writes, but for what says that a record is another one now. */
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      kept.map(async table => [
        table,
        await many(db())`select to_jsonb(t) - 'version' as row from ${sql.table(table)} t order by id`,
      ]),
    ),
  )
const undo = (run: number, who: Who = 'superAdmin', of = fair) =>
  platform.call(who, { method: 'POST', url: `/api/fairs/${of}/import_runs/${run}/undo` })
const imported = async (file: string, query = ''): Promise<number> => (await send(file, { query })).json().run

describe('an import is undone', () => {
  it('as a whole: halls, places, sectors, firms and stands are gone', async () => {
    const before = await everything()
    const run = await imported(market)
    expect(await everything()).not.toEqual(before)
    expect((await undo(run)).statusCode).toBe(204)
    expect(await everything()).toEqual(before)
  })

  it('to what the list before it had made, moves, exchanges and new words included', async () => {
    await send(market)
    const before = await everything()
    const second = market
      .replace('A,1,Fromages,Ferme', 'A,x,Fromages,Ferme')
      .replace('A,2,Miel', 'A,1,Miel')
      .replace('A,x,', 'A,2,')
      .replace('Quai (étage 2),A,1', ',,')
      .concat('\nNeue Halle,B,700,Neu,Neuling,')
    const run = await imported(second, '?confirmsRemovals=true')
    expect((await undo(run)).statusCode).toBe(204)
    expect(await everything()).toEqual(before)
    // The list that was there is known again, and can come again.
    expect((await send(market)).json()).toMatchObject({ unchanged: 4 })
  })

  it('once, and others of the fair are told who has done it', async () => {
    const run = await imported(market)
    const [first, second] = await Promise.all([undo(run), undo(run)])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([204, 409])
    const [latest] = (await platform.call('superAdmin', { url: `/api/fairs/${fair}/import_runs` })).json()
    expect(latest).toMatchObject({ id: run, kind: 'stands', rows: 4, fileName: 'file.csv' })
    expect(latest.undoneAt).not.toBeNull()
  })
})

describe('an import is not undone', () => {
  it.each([
    [
      'somebody has changed a stand of it',
      `update stand set color = '#123456', version = version + 1 where firm_id = (select id from firm where name = 'Ferme des Aulnes')`,
    ],
    [
      'somebody has given a stand a brochure',
      `insert into stand_resource (stand_id, stand_resource_type_id, title) select st.id, (select min(id) from stand_resource_type), 'x'
         from stand st join firm f on f.id = st.firm_id where f.name = 'Ferme des Aulnes'`,
    ],
    [
      'a person is of a firm of it',
      `update app_user set firm_id = (select id from firm where name = 'Ferme des Aulnes') where id = (select max(id) from app_user)`,
    ],
    [
      'a firm of it is in another fair',
      `insert into fair_firm (fair_id, firm_id) select (select min(id) from fair), id from firm where name = 'Ferme des Aulnes'`,
    ],
    [
      'a stand of it is gone',
      `delete from stand where firm_id = (select id from firm where name = 'Ferme des Aulnes')`,
    ],
  ])('once %s: they are named, and nothing is changed', async (_, change) => {
    const run = await imported(market)
    await sql.raw(change).execute(db())
    const before = await everything()
    const refused = await undo(run)
    expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'import_touched'])
    expect(await everything()).toEqual(before)
    if (!change.startsWith('delete')) expect(refused.json().message).toContain('Ferme des Aulnes')
  })

  it('by others than those who run the fair, nor as one of another fair', async () => {
    const run = await imported(market)
    expect((await undo(run, 'visitor1')).statusCode).toBe(403)
    expect((await undo(run, 'organizer1')).statusCode).toBe(404)
    expect((await undo(run, 'superAdmin', platform.seeded.fairs.fair1)).statusCode).toBe(404)
    expect((await platform.call('organizer1', { url: `/api/fairs/${fair}/import_runs` })).statusCode).toBe(
      404,
    )
  })

  it('after its days', async () => {
    const run = await imported(market)
    await sql`update import_run set ran_at = ran_at - interval '8 days'`.execute(db())
    expect((await undo(run)).statusCode).toBe(404)
    expect((await platform.call('superAdmin', { url: `/api/fairs/${fair}/import_runs` })).json()).toEqual([])
  })
})

it('nothing is kept of what is changed at other times', async () => {
  await imported(market)
  const before = await many(db())`select 1 from import_change`
  await sql`update stand set color = '#654321' where fair_id = ${fair}`.execute(db())
  expect(await many(db())`select 1 from import_change`).toHaveLength(before.length)
})

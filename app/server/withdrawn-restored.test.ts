import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { erasePerson } from '#domain/identity/server/own-data/erase-person.ts'
import { listPath, readList } from '#domain/identity/server/withdrawals/list-file.ts'
import { listOf, replayWithdrawals } from '#domain/identity/server/withdrawals/replay-withdrawals.ts'
import { writeWithdrawals } from '#domain/identity/server/withdrawals/write-list.ts'
import { tellLeads } from '#domain/leads/server/tell-leads.ts'
import { writeBackup } from '#platform/server/database/backup.ts'
import type { Database } from '#platform/server/database/database.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { emptyDatabase } from '#platform/server/testing/database.ts'
import { smallPassword } from '#seed/small.ts'
import { assemblePlatform } from './open-platform.ts'
import { createServices } from './start-services.ts'
import { openedSession } from './testing/opened-session.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

vi.setConfig({ testTimeout: 300_000 })

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const names = { visitor1: 'Kanarienvogel', visitor2: 'Wellensittich' } as const
const run = (query: RawBuilder<unknown>, { kysely }: Database = platform.services.database) =>
  query.execute(kysely)
const consent = (who: keyof typeof names, what: { card: boolean; visits?: boolean }) => {
  const { fairs, firms, stands } = platform.seeded
  const payload = { fair: fairs.fair1, firm: firms.a, stand: stands.a, ...what }
  return platform.call(who, { method: 'PUT', url: '/api/consents', payload })
}

const leavers = ['visitor9', 'press', 'contactA', 'contactB'] as const
type Leaver = (typeof leavers)[number]

/** Tables in which a word stands, but for what counts calls by address. */
async function tablesWith(word: string, { kysely }: Database): Promise<string[]> {
  const tables = await many<{ name: string }>(kysely)`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limit'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await many(kysely)`
      select 1 from ${sql.table(name)} t where position(${word} in to_jsonb(t)::text) > 0 limit 1`
    if (rows.length) found.push(name)
  }
  return found
}

it('whoever has withdrawn their card, or was erased, since a backup is in nobody’s contacts once it is restored', async () => {
  const { services, seeded } = platform
  const { DATA_DIR } = services.settings
  for (const [who, name] of Object.entries(names)) {
    await run(sql`update app_user set last_name = ${name} where id = ${seeded.people[who as 'visitor1'].id}`)
    expect((await consent(who as 'visitor1', { card: true, visits: true })).statusCode).toBe(200)
  }
  await tellLeads(services)
  const url = `/api/leads?fair=${seeded.fairs.fair1}`
  const rows = (await platform.call('firmAdminA', { url })).json<{ id: number }[]>()
  expect(rows).toHaveLength(2)
  for (const { id } of rows) {
    const payload = { text: `Note on ${id}: Papagei` }
    const noted = await platform.call('firmAdminA', {
      method: 'POST',
      url: `/api/leads/${id}/notes`,
      payload,
    })
    expect(noted.statusCode).toBe(201)
  }
  const file = join(DATA_DIR, 'before.backup')
  await writeBackup(services.database, join(DATA_DIR, 'media'), createWriteStream(file))

  expect((await consent('visitor1', { card: false })).statusCode).toBe(200)
  await services.database.transaction(db => erasePerson(seeded.people.visitor2.id, db))
  await writeWithdrawals(services)
  const listed = await readList(listPath(DATA_DIR))
  // What a restore replaces has the same list.
  expect(await listOf(services.database.kysely)).toEqual(listed)
  expect(listed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'consent', 'lead']))
  expect(JSON.stringify(listed)).not.toMatch(/Kanarienvogel|Wellensittich/)

  const target = await emptyDatabase()
  await restoreDatabase(target, createReadStream(file), { mediaFolder: join(DATA_DIR, 'restored') })
  expect(await tablesWith('Papagei', target)).toEqual(['lead_note'])
  const again = () => target.transaction(db => replayWithdrawals(listed, db))
  expect(await again()).toBe(3)
  // It can be done again after a crash in the middle of it.
  expect(await again()).toBe(0)
  expect(await tablesWith('Papagei', target)).toEqual([])
  expect(await tablesWith(names.visitor2, target)).toEqual([])

  const restored = createServices(services.settings, target, pino({ level: 'silent' }))
  const app = await assemblePlatform(restored, null)
  await tellLeads(restored)
  const headers = {
    authorization: `Bearer ${await openedSession(restored, seeded.people.firmAdminA.id)}`,
  }
  expect((await app.inject({ url, headers })).json()).toEqual([])
  const left = (await app.inject({ url: `/api/leads/export?fair=${seeded.fairs.fair1}`, headers })).body
  expect(left).not.toMatch(/Kanarienvogel|Wellensittich/)
  // What is given after it was withdrawn stays given, however often the list is gone through.
  await run(
    sql`insert into consent (user_id, purpose, fair_id, firm_id, source)
    values (${seeded.people.visitor1.id}, 'card', ${seeded.fairs.fair1}, ${seeded.firms.a}, 'account')`,
    target,
  )
  expect(await again()).toBe(0)
  expect((await app.inject({ url, headers })).json()).toMatchObject([{ hasCard: true }])
  await app.close()
  await target.close()
})

it('whoever has left since a backup is gone once it is restored, from the day on which they left; whoever has come back since is kept', async () => {
  const { services, seeded } = platform
  const { DATA_DIR } = services.settings
  const { kysely } = services.database
  const id = (who: Leaver) => seeded.people[who].id
  const opened = {} as Record<Leaver, string>
  for (const who of leavers) opened[who] = await openedSession(services, id(who))
  const leave = async (who: Leaver) => {
    const payload = { currentPassword: smallPassword }
    const headers = { authorization: `Bearer ${await openedSession(services, id(who))}` }
    const left = await platform.app.inject({ method: 'POST', url: '/api/user/erase', headers, payload })
    expect(left.statusCode, who).toBe(204)
  }
  const stay = async (who: Leaver) => {
    const change = { method: 'PUT', url: `/api/users/${id(who)}`, payload: { eraseAt: null } } as const
    expect((await platform.call('superAdmin', change)).statusCode, who).toBe(200)
  }
  const erasedAt = async (db: Database['kysely']) =>
    Object.fromEntries(
      (
        await many<{ id: number; at: string | null }>(db)`
          select id, erase_at::text as at from app_user where id = any(${leavers.map(id)}::int[])`
      ).map(row => [leavers.find(who => id(who) === row.id), row.at]),
    )

  await leave('contactA')
  const file = join(DATA_DIR, 'left.backup')
  await writeBackup(services.database, join(DATA_DIR, 'media'), createWriteStream(file))
  await stay('contactA')
  await leave('visitor9')
  for (const who of ['press', 'contactB'] as const) {
    await leave(who)
    await stay(who)
  }
  await leave('press')
  const listed = await listOf(kysely)
  const asLeft = await erasedAt(kysely)
  expect(asLeft).toMatchObject({ visitor9: expect.any(String), press: expect.any(String) })

  const target = await emptyDatabase()
  await restoreDatabase(target, createReadStream(file), { mediaFolder: join(DATA_DIR, 'left') })
  const restored = createServices(services.settings, target, pino({ level: 'silent' }))
  const app = await assemblePlatform(restored, null)
  const enters = async (who: Leaver) => {
    const { email } = seeded.people[who]
    const payload = { email, password: smallPassword }
    return (await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode
  }
  const isIn = async (who: Leaver) =>
    (await app.inject({ url: '/api/user/detail', headers: { authorization: `Bearer ${opened[who]}` } }))
      .statusCode
  // As the backup has it: one of them is gone, and it is the wrong one.
  expect(await Promise.all(leavers.map(enters))).toEqual([200, 200, 403, 200])
  expect(await isIn('visitor9')).toBe(200)

  const again = () => target.transaction(db => replayWithdrawals(listed, db))
  for (let time = 0; time < 2; time += 1) {
    await again()
    // To the moment: their days do not begin anew, however often the list is gone through.
    expect(await erasedAt(target.kysely)).toEqual(asLeft)
    expect(await Promise.all(leavers.map(enters))).toEqual([403, 403, 200, 200])
    expect(await isIn('visitor9')).toBe(401)
    expect(await isIn('contactB')).toBe(200)
  }
  await app.close()
  await target.close()
})

it('every kind of the list is withdrawn again by somebody', async () => {
  const [check] = await many<{ text: string }>(platform.services.database.kysely)`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'withdrawal_kind_check'`
  const kinds = [...(check?.text ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  const handled = declared('personalData').flatMap(part => Object.keys(part.withdraw ?? {}))
  expect(handled.toSorted()).toEqual(kinds.toSorted())
})

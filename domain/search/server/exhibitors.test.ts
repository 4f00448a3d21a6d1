import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { search } from '../contract/search.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

const found = async (who: Who, q: string, fair?: number) => {
  const query = new URLSearchParams({ q, kind: 'exhibitor', ...(fair && { fair: String(fair) }) })
  const answer = await fixture.call(who, 'GET', `/search?${query}`)
  expect(answer.status, answer.body).toBe(200)
  const { groups }: ResponseOf<typeof search> = answer.json
  return groups.flatMap(({ results }) => results)
}
const states = async (who: Who, q: string, fair?: number) =>
  (await found(who, q, fair)).map(({ title, state, place }) => [title, state, place.fair?.id])

it('those who run a fair find its exhibitors by name, with what keeps visitors from finding them, and where they are administered', async () => {
  const { firms, stands, halls, fairs } = fixture.seeded
  const { firm, participation } = await fixture.waitingFirm('Zinguerie Ébert')
  const state = async (q = 'zinguerie') =>
    (await found('organizer1', q, fairs.fair1)).map(one => [one.title, one.state])
  const set = (change: ReturnType<typeof sql>) => fixture.run(change)
  const named = 'Zinguerie Ébert'
  expect(await state()).toEqual([[named, 'waiting']])
  const [result] = await found('organizer1', 'ebert', fairs.fair1)
  expect(result).toMatchObject({ label: null, place: { fair: { id: fairs.fair1 }, firm } })
  await set(sql`update fair_firm set is_validated = 2 where id = ${participation}`)
  expect(await state()).toEqual([[named, 'refused']])
  await set(sql`update fair_firm set is_validated = 1 where id = ${participation}`)
  expect(await state()).toEqual([[named, 'no_booth']])
  await set(sql`insert into stand (fair_id, firm_id) values (${fairs.fair1}, ${firm})`)
  expect(await state()).toEqual([[named, 'unplaced']])
  await set(sql`update stand set fair_hall_id = ${halls.one}, number = 77 where firm_id = ${firm}`)
  expect(await state()).toEqual([[named, undefined]])
  expect((await found('organizer1', 'ebert', fairs.fair1))[0]?.label).toMatch(/77$/)
  for (const [hide, show] of [
    [
      sql`update stand set is_visible = false where firm_id = ${firm}`,
      sql`update stand set is_visible = true where firm_id = ${firm}`,
    ],
    [
      sql`update firm set is_visible = false where id = ${firm}`,
      sql`update firm set is_visible = true where id = ${firm}`,
    ],
    [
      sql`update fair_hall set is_visible = false where id = ${halls.one}`,
      sql`update fair_hall set is_visible = true where id = ${halls.one}`,
    ],
  ] as const) {
    await set(hide)
    expect(await state()).toEqual([[named, 'hidden']])
    await set(show)
  }
  await set(sql`update stand set trashed_at = now() where firm_id = ${firm}`)
  expect(await state()).toEqual([[named, 'no_booth']])
  for (const typed of ['zing', 'ZINGUERIE', 'zinguerie ebert', 'zingurie', 'eberd'])
    expect(await state(typed), typed).toEqual([[named, 'no_booth']])
  await set(sql`update stand set is_visible = false where id = ${stands.b}`)
  await set(sql`update firm set name = 'Atelier Firm A' where id = ${firms.a}`)
  expect(await state('firm')).toEqual([
    ['Firm B', 'hidden'],
    ['Atelier Firm A', undefined],
  ])
})

it('nobody else finds an exhibitor so: no visitor, no exhibitor, nor who runs another fair; one who follows some finds these alone', async () => {
  const { fairs, people } = fixture.seeded
  const { participation } = await fixture.waitingFirm()
  for (const who of ['organizer1', 'superAdmin'] as const)
    for (const fair of [fairs.fair1, undefined])
      expect(await states(who, 'firm w', fair), who).toEqual([['Firm W', 'waiting', fairs.fair1]])
  for (const who of [
    null,
    'visitor1',
    'visitor2',
    'firmAdminA',
    'contactA',
    'organizer2',
    'clusterAdmin',
  ] as const)
    for (const fair of [fairs.fair1, undefined])
      expect(await found(who, 'firm w', fair), String(who)).toEqual([])
  const ask = (q: string) => fixture.call('visitor1', 'GET', `/search?q=${encodeURIComponent(q)}`)
  expect((await ask('firm w')).json.groups).toEqual([])
  expect((await fixture.run(sql`select 1 from fair_firm where id = ${participation}`)).length).toBe(1)
  await fixture.run(sql`update app_user set roles = roles || '{ROLE_EXHIBITOR}', firm_id = ${fixture.seeded.firms.a},
    is_firm_admin = true where id = ${people.organizer2.id}`)
  expect(await states('organizer2', 'firm')).toEqual([['Firm Z', undefined, fairs.fair2]])
  expect(await states('clusterAdmin', 'firm')).toEqual([['Firm A', undefined, fairs.fair1]])
  expect((await found('clusterAdmin', 'firm'))[0]?.place.firm).toBeUndefined()
})

it('of a firm that two fairs share each is told what it knows of it alone', async () => {
  const { fairs, firms, halls } = fixture.seeded
  await fixture.run(
    sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 0)`,
  )
  await fixture.run(sql`insert into stand (fair_id, firm_id, fair_hall_id, number)
    values (${fairs.fair2}, ${firms.a}, ${halls.two}, 88)`)
  expect(await states('organizer1', 'firm a')).toEqual([['Firm A', undefined, fairs.fair1]])
  expect(await states('organizer2', 'firm a')).toEqual([['Firm A', 'waiting', fairs.fair2]])
  expect(await states('organizer1', 'firm a', fairs.fair2)).toEqual([])
  expect(await states('organizer2', 'firm a', fairs.fair1)).toEqual([])
  expect((await found('organizer1', 'firm a'))[0]?.label).not.toMatch(/88/)
  expect((await found('organizer2', 'firm a'))[0]?.label).toMatch(/88$/)
  expect((await states('superAdmin', 'firm a')).map(([, , fair]) => fair).sort()).toEqual(
    [fairs.fair1, fairs.fair2].sort(),
  )
})

it('in a fair that lies in the trash nobody is found', async () => {
  const { fairs } = fixture.seeded
  await fixture.run(sql`update fair set trashed_at = now() where id = ${fairs.fair1}`)
  for (const who of ['organizer1', 'superOrganizer', 'superAdmin'] as const)
    for (const fair of [fairs.fair1, undefined])
      expect(
        (await states(who, 'firm', fair)).filter(([, , of]) => of === fairs.fair1),
        who,
      ).toEqual([])
})

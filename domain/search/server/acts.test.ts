import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import '#domain/people/contract/acts.ts'
import '#domain/exhibitors/contract/acts.ts'
import { placingIn } from '#domain/stands/server/acts.ts'
import type { Acts } from '#platform/contract/acts.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(async () => {
  await fixture.platform.startAgain()
  await makePlaces()
})
afterAll(() => fixture.platform.close())

/** Hall Q of fair 1 with places 61 and 62, where nobody stands. */
async function makePlaces() {
  const { one } = fixture.seeded.halls
  await fixture.run(sql`update fair_hall set letter = 'Q' where id = ${one}`)
  await fixture.run(sql`
    insert into element (map_id, type, position) select ${one}, 8, n from generate_series(61, 62) n`)
}

const answerTo = async (q: string, who: Who = 'organizer1', fair = fixture.seeded.fairs.fair1) => {
  const query = new URLSearchParams({ fair: String(fair), ...(q && { q }) })
  const answer = await fixture.call(who, 'GET', `/search/acts?${query}`)
  expect(answer.status, answer.body).toBe(200)
  return answer.json.acts
}
async function only<Kind extends keyof Acts>(kind: Kind, q: string, who?: Who): Promise<Acts[Kind][]> {
  const acts: { kind: string; act: Acts[Kind] }[] = await answerTo(q, who)
  return acts.filter(one => one.kind === kind).map(({ act }) => act)
}
const put = (act: Acts['place_stand'], to: Acts['place_stand']['from'], version: number) =>
  fixture.call('organizer1', 'PUT', `/stands/${act.stand}/place`, {
    fairHall: to?.fairHall ?? null,
    number: to?.number ?? null,
    version,
    swap: act.other !== null,
  })

it('a stand and a place that are named are understood, in any language and however they are spaced', () => {
  const understood = { name: 'Forge du Lac', letter: 'A', number: 20 }
  for (const typed of [
    'Forge du Lac A20',
    'Placer Forge du Lac A 20',
    'place Forge du Lac A20 ',
    'Forge du Lac A-20',
  ])
    expect(placingIn(typed), typed).toEqual(understood)
  expect(placingIn('Forge du Lac auf A20')).toEqual(understood)
  expect(placingIn('Forge H1-6')).toEqual({ name: 'Forge', letter: 'H1', number: 6 })
  for (const typed of ['A20', 'placer A20', 'Forge du Lac', 'Forge 2024', ''])
    expect(placingIn(typed), typed).toBeNull()
})

it('a stand is placed by what was understood, and goes back where it came from', async () => {
  const { stands, halls } = fixture.seeded
  const [act] = await only('place_stand', 'placer firm a en Q61')
  expect(act).toMatchObject({ stand: stands.a, name: 'Firm A', other: null, to: { label: 'Q61' } })
  expect(act?.to).toMatchObject({ fairHall: halls.one, number: 61 })
  if (!act) return
  const done = await put(act, act.to, act.version)
  expect(done.status, done.body).toBe(200)
  expect(await only('place_stand', 'firm a Q61')).toEqual([])
  const [moved] = done.json.stands
  expect((await put(act, act.from, moved.version)).status).toBe(200)
  expect((await only('place_stand', 'firm a Q61'))[0]?.from).toEqual(act.from)
})

it('on a place that is taken it is exchanged with who stands there, and one that waits is not offered', async () => {
  const { stands } = fixture.seeded
  const [free] = await only('place_stand', 'firm b Q62')
  if (free) await put(free, free.to, free.version)
  const [act] = await only('place_stand', 'firm a Q62')
  expect(act).toMatchObject({ stand: stands.a, other: 'Firm B' })
  await fixture.run(sql`update stand set fair_hall_id = null, number = null where id = ${stands.a}`)
  expect(await only('place_stand', 'firm a Q62')).toEqual([])
})

it('no stand in the trash is placed, and none on a place that there is not', async () => {
  expect(await only('place_stand', 'firm a Q99')).toEqual([])
  expect(await only('place_stand', 'firm a Z61')).toEqual([])
  await fixture.run(sql`update stand set trashed_at = now() where id = ${fixture.seeded.stands.a}`)
  expect(await only('place_stand', 'firm a Q61')).toEqual([])
})

it('those who wait are offered to be let in, and nobody who is their equal or runs the fair', async () => {
  const { visitor1, visitor9, organizer1 } = fixture.seeded.people
  const { fair1 } = fixture.seeded.fairs
  const membership = async (user: number) => {
    const [row] = await fixture.run(sql<{ id: number }>`
      insert into fair_user (fair_id, user_id, is_validated) values (${fair1}, ${user}, 0)
      on conflict (fair_id, user_id) do update set is_validated = 0 returning id`)
    return row?.id
  }
  const waiting = [await membership(visitor1.id), await membership(visitor9.id)]
  await membership(organizer1.id)
  const [act] = await only('validate_people', '')
  expect(new Set(act?.memberships)).toEqual(new Set(waiting))
  const body = { ids: act?.memberships, isValidated: 1, undo: 'offered' }
  expect((await fixture.call('organizer1', 'POST', '/fair_users/validate', body)).json).toEqual({
    changed: 2,
  })
  expect(await only('validate_people', '')).toEqual([])
  const back = { ...body, isValidated: 0, undo: 'taken' }
  expect((await fixture.call('organizer1', 'POST', '/fair_users/validate', back)).json).toEqual({
    changed: 2,
  })
  expect((await only('validate_people', ''))[0]?.memberships).toHaveLength(2)
})

it('exhibitors who wait are offered to be let in', async () => {
  const { participation } = await fixture.waitingFirm()
  const [act] = await only('validate_exhibitors', '')
  expect(act?.exhibitors).toContainEqual({ fairFirm: participation, name: 'Firm W', isValidated: 0 })
})

it('nothing is offered to whoever does not run the fair', async () => {
  await fixture.waitingFirm()
  const { fair1, fair2 } = fixture.seeded.fairs
  expect(await answerTo('firm a Q61', 'organizer2', fair1)).toEqual([])
  expect(await answerTo('firm a Q61', 'organizer1', fair2)).toEqual([])
  for (const who of ['visitor1', 'firmAdminA', 'clusterAdmin', null] as const) {
    const answer = await fixture.call(who, 'GET', `/search/acts?fair=${fair1}&q=firm+a+Q61`)
    expect([401, 403], String(who)).toContain(answer.status)
  }
  expect((await answerTo('firm a Q61', 'superAdmin', fair1)).length).toBeGreaterThan(0)
  await fixture.run(sql`update fair set trashed_at = now() where id = ${fair1}`)
  expect(await answerTo('firm a Q61', 'superAdmin', fair1)).toEqual([])
})

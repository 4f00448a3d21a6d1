import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { search } from '../contract/search.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
  await fixture.run(sql`update firm set translations = '{"fr":{"slogan":"commun à tous"}}'`)
  await fixture.run(sql`update app_user set job_title = 'commun à tous'`)
  await fixture.run(sql`insert into stand_resource (stand_id, stand_resource_type_id, title)
    select st.id, t.id, 'commun à tous' from stand st, stand_resource_type t where t.code = 'TYPE_BROCHURE'`)
})
afterAll(() => fixture.platform.close())

/** What decides on who sees what, with all that it may be. */
const states = {
  'stand.is_visible': ['true', 'false'],
  'stand.trashed_at': ['null', 'now()'],
  'firm.is_visible': ['true', 'false'],
  'fair_hall.is_visible': ['true', 'false'],
  'fair_firm.is_validated': ['0', '1', '2'],
  'fair_user.is_validated': ['0', '1', '2'],
  'fair.fair_status_id': ['1', '2', '3', '4'],
  'fair.is_public_access': ['true', 'false'],
} as const
type State = keyof typeof states

const change = fc
  .constantFrom(...(Object.keys(states) as State[]))
  .chain(state => fc.tuple(fc.constant(state), fc.constantFrom(...states[state]), fc.nat(20)))

async function set([state, value, at]: [State, string, number]) {
  const [table = '', column = ''] = state.split('.')
  await fixture.run(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(value)}
    where id = (select id from ${sql.table(table)} order by id
      offset ${at} % (select count(*) from ${sql.table(table)}) limit 1)`)
}

const status = async (who: Who, path: string) => (await fixture.call(who, 'GET', path)).status

/** What the reader's own pages do not show of what was found. */
async function notShown(who: Who): Promise<string[]> {
  const answer = await fixture.call(who, 'GET', '/search?q=commun&most=100')
  expect(answer.status, answer.body).toBe(200)
  const { groups }: ResponseOf<typeof search> = answer.json
  const results = groups.flatMap(group => group.results)
  const missing: string[] = []
  for (const { id, kind, place } of results) {
    if (place.stand === undefined) continue
    const visit = await fixture.call(who, 'GET', `/visit/stands/${place.stand}`)
    const people: { id: number }[] = visit.json?.people ?? []
    const brochures: { id: number }[] = visit.json?.brochures ?? []
    const isShown =
      visit.status === 200 &&
      (kind !== 'person' || people.some(person => person.id === place.person)) &&
      (kind !== 'brochure' || brochures.some(brochure => brochure.id === place.brochure))
    if (!isShown) missing.push(id)
  }
  for (const fair of Object.values(fixture.seeded.fairs)) {
    const raised = await fixture.call(who, 'GET', `/search/stands?q=commun&fair=${fair}`)
    for (const stand of raised.json.stands)
      if ((await status(who, `/visit/stands/${stand}`)) !== 200) missing.push(`raised ${stand}`)
  }
  return missing
}

it('what is found is what the reader’s own pages show, whatever is hidden, refused or not open yet', async () => {
  const readers: Who[] = [
    null,
    'visitor1',
    'visitor2',
    'firmAdminA',
    'firmAdminZ',
    'organizer1',
    'superAdmin',
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async changes => {
      for (const one of changes) await set(one)
      for (const who of readers) expect(await notShown(who), String(who)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

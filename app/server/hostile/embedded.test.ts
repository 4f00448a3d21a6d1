import { afterAll, beforeAll, expect, it } from 'vitest'
import { relationOf } from '#platform/contract/fields.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { readRecords } from '../matrix/fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Row = Record<string, unknown> & { id: number }

const planted = {
  name: 'Planted',
  title: 'Planted',
  email: 'planted@evil.example',
  roles: ['ROLE_SUPER_ADMIN'],
  isValidated: 0,
  isVisible: false,
  isFirmAdmin: true,
  fairFirms: [{ isValidated: 1 }],
  translations: { fr: { name: 'Planted' } },
}

/** What is in it by relations, each with what is planted beside its id. */
function relationsOf({ record, writable }: Resource, row: Row, plants: object): Record<string, unknown> {
  const changed = Object.entries(record).flatMap(([field, schema]) => {
    const value = row[field]
    if (!relationOf(schema) || !value || !writable.includes(field)) return []
    const plant = (one: object) => ({ ...one, ...plants })
    return [[field, Array.isArray(value) ? value.map(plant) : plant(value)]]
  })
  return Object.fromEntries(changed)
}

/** Sends back the first records of every list that they see. */
async function sendBack(who: keyof TestPlatform['seeded']['people'], plants: object): Promise<number[]> {
  const answered: number[] = []
  for (const resource of allImplementations()) {
    const list = await platform.call(who, { url: `/api/${resource.name}` })
    for (const row of list.statusCode === 200 ? (list.json() as Row[]).slice(0, 3) : []) {
      const payload = relationsOf(resource, row, plants)
      if (!Object.keys(payload).length) continue
      const url = `/api/${resource.name}/${row.id}`
      answered.push((await platform.call(who, { method: 'PUT', url, payload })).statusCode)
    }
  }
  return answered
}

/** Every row, as text; that somebody wrote on it is no change of it. */
async function known(): Promise<Set<string>> {
  const records = await readRecords(platform.services.database, () => true)
  return new Set(
    [...records].flatMap(([table, rows]) =>
      rows.map(({ version: _version, updated_at: _at, ...row }) => `${table} ${JSON.stringify(row)}`),
    ),
  )
}

it.each(['superAdmin', 'organizer1', 'firmAdminA', 'visitor1'] as const)(
  'an object that %s sends within a record counts by its id: nothing else of it is written',
  async who => {
    // What writing alone brings about is there before: a stand's state, a fair's main language.
    const plain = await sendBack(who, {})
    const before = await known()
    expect(await sendBack(who, planted)).toEqual(plain)
    expect([...(await known())].filter(row => !before.has(row))).toEqual([])
    expect(Math.max(0, ...plain)).toBeLessThan(500)
    if (who === 'superAdmin') expect(plain.filter(one => one === 200).length).toBeGreaterThan(10)
  },
)

it('records of others do not come along as children of one’s own', async () => {
  const { firms, stands, people } = platform.seeded
  const firm = (await platform.call('firmAdminA', { url: `/api/firms/${firms.a}` })).json()
  const children = allImplementations().find(({ name }) => name === 'firms')?.record
  const lists = Object.entries(children ?? {}).filter(([, schema]) => relationOf(schema)?.kind === 'children')
  expect(lists.length).toBeGreaterThan(0)
  for (const [field] of lists) {
    const answer = await platform.call('firmAdminA', {
      method: 'PUT',
      url: `/api/firms/${firms.a}`,
      payload: { [field]: [...firm[field], { id: stands.b }, { id: people.firmAdminB.id }] },
    })
    expect(answer.json().errors, field).toEqual({ [field]: ['field_forbidden'] })
  }
})

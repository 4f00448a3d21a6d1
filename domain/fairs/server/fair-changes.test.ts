import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FieldChange } from '#platform/contract/field-changes.ts'
import type { Database } from '#platform/server/database/database.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { fairPersonalData } from './personal-data.ts'
import { actors, seedFairs } from './testing/fair-fixture.ts'
import { type FairServer, fairServer } from './testing/fair-server.ts'
import { standGroups } from './testing/stand-groups.ts'

const open = 1

let database: Database
let server: FairServer

beforeAll(async () => {
  database = await freshDatabase({ key: 'fair-changes', seed: seedFairs })
  server = await fairServer(database, actors, [standGroups])
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const write = (who: string, body: object, version?: number) =>
  server.call(who, 'PUT', `/fairs/${open}`, body, version === undefined ? {} : { 'if-match': `"${version}"` })
const changes = async (who = 'organizer'): Promise<FieldChange[]> =>
  (await server.call(who, 'GET', `/fairs/${open}/changes`)).json
/** As if everything that was changed so far had been changed long ago. */
const laterOn = () =>
  sql`update field_change set changed_at = changed_at - interval '1 hour'`.execute(database.kysely)

it('who changed which setting, and what it was before, is told to those who run the fair and to nobody else', async () => {
  const before = (await server.call('organizer', 'GET', `/fairs/${open}`)).json
  await write('organizer', { hue: 77, translations: { fr: { tagline: 'Du chêne au hêtre' } } })
  const [first, second] = await changes()
  expect([first, second].map(one => one?.field).sort()).toEqual(['hue', 'translations.fr.tagline'])
  expect([first, second].find(one => one?.field === 'hue')).toMatchObject({
    before: before.hue,
    after: 77,
    changedBy: expect.stringMatching(/\w/),
  })
  expect((await server.call('otherOrganizer', 'GET', `/fairs/${open}/changes`)).status).toBe(403)
  expect((await server.call('visitor', 'GET', `/fairs/${open}/changes`)).status).toBe(403)
  expect((await server.call('anonymous', 'GET', `/fairs/${open}/changes`)).status).toBe(401)
})

it('typing on in a field is one change, taken back it is none; somebody else’s is another', async () => {
  await laterOn()
  const count = (await changes()).length
  const { hue } = (await server.call('organizer', 'GET', `/fairs/${open}`)).json
  for (const next of [101, 102, 103]) await write('organizer', { hue: next })
  const [typed] = await changes()
  expect([typed?.before, typed?.after, (await changes()).length]).toEqual([hue, 103, count + 1])
  await write('superAdmin', { hue: 104 })
  expect((await changes()).slice(0, 2).map(one => [one.before, one.after])).toEqual([
    [103, 104],
    [hue, 103],
  ])
  await write('superAdmin', { hue: 103 })
  expect((await changes()).length).toBe(count + 1)
})

it('what was sent back unchanged is no change', async () => {
  const count = (await changes()).length
  const fair = (await server.call('organizer', 'GET', `/fairs/${open}`)).json
  await write('organizer', { country: fair.country, fairLanguages: fair.fairLanguages, hue: fair.hue })
  expect((await changes()).length).toBe(count)
})

it('of a fair that is changed without end the last two hundred changes are kept', async () => {
  await sql`insert into field_change (resource, record_id, fair_id, field, before, after, changed_at)
    select 'fairs', ${open}, ${open}, 'hue', to_jsonb(n), to_jsonb(n + 1), now() - interval '1 day'
      from generate_series(1, 300) n`.execute(database.kysely)
  await write('organizer', { resultsPerPage: 33 })
  const kept = await changes()
  expect([kept.length, kept[0]?.field]).toEqual([200, 'resultsPerPage'])
})

it('of two who save upon the same version the second is told, and changes nothing', async () => {
  const { version } = (await server.call('organizer', 'GET', `/fairs/${open}`)).json
  const [first, second] = await Promise.all([
    write('organizer', { resultsPerPage: 21 }, version),
    write('superAdmin', { resultsPerPage: 22 }, version),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 412])
  const kept = (await server.call('organizer', 'GET', `/fairs/${open}`)).json
  expect([kept.version, kept.resultsPerPage]).toEqual([version + 1, first.status === 200 ? 21 : 22])
})

it('somebody’s address that stood in a setting is forgotten with their account', async () => {
  const email = 'ada@contact.test'
  await write('organizer', { shippingMail: email })
  await laterOn()
  await write('superAdmin', { shippingMail: null })
  const named = async () => (await changes()).filter(one => [one.before, one.after].includes(email))
  expect(await named()).toHaveLength(2)
  for (const part of fairPersonalData)
    await part.erase?.({ id: 0, email: email.toUpperCase(), firm: null }, database.kysely)
  expect(await named()).toHaveLength(0)
})

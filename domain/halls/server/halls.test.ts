import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import { connect, tellLamps } from '#app/server/testing/presence-fixture.ts'
import { exhibitorsDomain } from '#domain/exhibitors/server/index.ts'
import { actors, seedFairs } from '#domain/fairs/server/testing/fair-fixture.ts'
import { type FairServer, fairServer } from '#domain/fairs/server/testing/fair-server.ts'
import { standsDomain } from '#domain/stands/server/index.ts'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { rememberRows } from '#platform/server/testing/remember-rows.ts'
import type { Plan, PlanStand } from '../contract/plan.ts'
import { waitingStands, withMoved } from '../contract/rules.ts'
import { hallsDomain } from './index.ts'

let database: Database
let server: FairServer

/** Hall 1 of fair 1 with six places and stands 1, 2 and 3 (of a firm that waits) on them; stand 4 waits. Hall 2: fair 2. */
async function seedHalls(seeded: Database) {
  await seedFairs(seeded)
  await seeded.transaction(async db => {
    await sql`insert into fair_hall (id, fair_id, letter, translations) values (1, 1, 'A', '{"fr":{"name":"Nef"}}'), (2, 2, 'A', '{}'), (3, 3, 'M', '{}')`.execute(
      db,
    )
    await sql`insert into element (map_id, position) select 1, n from generate_series(1, 6) n`.execute(db)
    await sql`insert into element (map_id, position) select 2, n from generate_series(1, 2) n`.execute(db)
    await sql`
      insert into stand (id, fair_id, firm_id, fair_hall_id, number) values
      (1, 1, 1, 1, 2), (2, 1, 2, 1, 1), (3, 1, 3, 1, 3), (4, 1, 2, null, null), (5, 2, 1, 2, 1)`.execute(db)
    await sql`insert into stand_language (stand_id, language_id, title) values (1, 1, 'Bienvenue')`.execute(
      db,
    )
    for (const table of ['fair_hall', 'stand'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(db)
  })
}

let restore: () => Promise<void>
beforeAll(async () => {
  database = await freshDatabase({ key: 'halls', seed: seedHalls })
  server = await fairServer(database, actors, [exhibitorsDomain, hallsDomain, standsDomain])
  restore = await rememberRows(database)
})
afterEach(() => restore())
afterAll(async () => {
  await server.close()
  await database.close()
})

const plan = async (): Promise<Plan> => (await server.call('organizer', 'GET', '/fairs/1/plan')).json
const place = (
  id: number,
  fairHall: number | null,
  number: number | null,
  more: object = { version: 1 },
  who = 'organizer',
) => server.call(who, 'PUT', `/stands/${id}/place`, { fairHall, number, ...more })
const spots = async () => {
  const rows = await many<{ id: number; number: number | null }>(database.kysely)`
    select id, number from stand where fair_id = 1 order by id`
  return Object.fromEntries(rows.map(row => [row.id, row.number]))
}

describe('halls', () => {
  it('a hall gets the places of its layout, and keeps count of them', async () => {
    const body = { fair: 1, letter: 'b', translations: { fr: { name: 'Deux' } }, fairHallConfiguration: 1 }
    const made = await server.call('organizer', 'POST', '/fair_halls', body)
    expect(made.status).toBe(201)
    const { aisles, placesPerAisle } = made.json.fairHallConfiguration
    expect(made.json).toMatchObject({ letter: 'B', booths: aisles * placesPerAisle })
    const places = (
      await server.call('organizer', 'GET', `/elements?pagination=false&type=8&map=${made.json.id}`)
    ).json
    expect(places.map((one: { position: number }) => one.position)).toEqual(
      Array.from({ length: aisles * placesPerAisle }, (_, at) => at + 1),
    )
    expect(places[placesPerAisle]).toMatchObject({ aisle: 2, place: 1 })
  })

  it('a smaller layout takes empty places away, never one with a stand', async () => {
    await sql`insert into fair_hall_configuration (id, aisles, places_per_aisle) values (90, 1, 2), (91, 2, 2)`.execute(
      database.kysely,
    )
    const refused = await server.call('organizer', 'PUT', '/fair_halls/1', { fairHallConfiguration: 90 })
    expect([refused.status, refused.json.message_code]).toEqual([409, 'places_occupied'])
    expect((await server.call('organizer', 'GET', '/fair_halls/1')).json.booths).toBe(6)
    expect(
      (await server.call('organizer', 'PUT', '/fair_halls/1', { fairHallConfiguration: 91 })).json.booths,
    ).toBe(4)
  })

  it('a hall or a place with a stand on it is not removed', async () => {
    expect((await server.call('organizer', 'DELETE', '/fair_halls/1')).json.message_code).toBe(
      'hall_occupied',
    )
    const [first, , , fourth] = (await server.call('organizer', 'GET', '/elements?map=1')).json
    expect((await server.call('organizer', 'DELETE', `/elements/${first.id}`)).json.message_code).toBe(
      'place_occupied',
    )
    expect(
      (await server.call('organizer', 'PUT', `/elements/${first.id}`, { position: 99 })).json.message_code,
    ).toBe('place_occupied')
    expect((await server.call('organizer', 'DELETE', `/elements/${fourth.id}`)).status).toBe(204)
    expect((await server.call('organizer', 'GET', '/fair_halls/1')).json.booths).toBe(5)
  })

  it('an empty hall that is removed comes back with its places, unless its letter is taken', async () => {
    const made = await server.call('organizer', 'POST', '/fair_halls', {
      fair: 1,
      letter: 'Q',
      translations: { fr: { name: 'Quai' } },
    })
    expect(made.status).toBe(201)
    const place = { map: made.json.id, position: 7 }
    expect((await server.call('organizer', 'POST', '/elements', place)).status).toBe(201)
    const hall = `/fair_halls/${made.json.id}`
    const { booths } = (await server.call('organizer', 'GET', hall)).json
    const remove = async () => (await server.call('organizer', 'DELETE', hall)).status
    const removed = await atOnce(database, sql`select 1 from fair where id = 1 for update`, [remove, remove])
    expect(removed.toSorted()).toEqual([204, 404])
    expect((await server.call('organizer', 'GET', hall)).status).toBe(404)
    const [entry, ...more] = (await server.call('organizer', 'GET', '/trash?fair=1&kind=hall')).json
    expect(more).toEqual([])
    const restore = () => server.call('organizer', 'POST', `/trash/${entry.id}/restore`)
    const again = { fair: 1, letter: 'Q', translations: { fr: { name: 'Autre' } } }
    const other = await server.call('organizer', 'POST', '/fair_halls', again)
    expect((await restore()).json.message_code).toBe('hall_letter_taken')
    expect(
      (await server.call('organizer', 'PUT', `/fair_halls/${other.json.id}`, { letter: 'R' })).status,
    ).toBe(200)
    expect((await restore()).status).toBe(204)
    expect((await server.call('organizer', 'GET', hall)).json).toMatchObject({ letter: 'Q', booths })
    expect(booths).toBeGreaterThan(0)
  })

  it('a hall has those within it again, whichever of them goes and comes back first', async () => {
    const add = async (letter: string, parent: number | null) => {
      const body = { fair: 1, letter, parent, translations: { fr: { name: letter } } }
      return (await server.call('organizer', 'POST', '/fair_halls', body)).json.id
    }
    const around = await add('S', null)
    const within = await add('T', around)
    const remove = async (id: number) =>
      expect((await server.call('organizer', 'DELETE', `/fair_halls/${id}`)).status).toBe(204)
    const restore = async (name: string) => {
      const entries: { id: number; name: string }[] = (
        await server.call('organizer', 'GET', '/trash?fair=1&kind=hall')
      ).json
      const entry = entries.find(one => one.name.startsWith(name))
      expect((await server.call('organizer', 'POST', `/trash/${entry?.id}/restore`)).status).toBe(204)
    }
    const parent = async () =>
      (await server.call('organizer', 'GET', `/fair_halls/${within}`)).json.parent?.id ?? null
    await remove(around)
    expect(await parent()).toBeNull()
    await restore('S')
    expect(await parent()).toBe(around)
    for (const gone of [
      [around, within],
      [within, around],
    ])
      for (const back of ['ST', 'TS']) {
        for (const id of gone) await remove(id)
        for (const name of back) await restore(name)
        expect(await parent(), `${gone} ${back}`).toBe(around)
      }
  })

  it('halls are put in an order, those of the fair alone and by those who run it', async () => {
    const made = await server.call('organizer', 'POST', '/fair_halls', {
      fair: 1,
      letter: 'B',
      translations: { fr: { name: 'Deux' } },
    })
    const order = (halls: number[], who = 'organizer') =>
      server.call(who, 'PUT', '/fairs/1/halls/order', { halls })
    expect((await order([made.json.id, 1])).status).toBe(204)
    const shown = (await server.call('organizer', 'GET', '/fair_halls/light?fair=1')).json
    expect(shown.map((hall: { letter: string }) => hall.letter)).toEqual(['B', 'A'])
    expect((await order([2, 1])).json.errors).toEqual({ halls: ['relation_not_found'] })
    expect((await order([1], 'otherOrganizer')).status).toBe(403)
    expect((await order([1], 'visitor')).status).toBe(403)
  })

  it('places and halls of another fair are out of reach', async () => {
    const element = await server.call('otherOrganizer', 'POST', '/elements', { map: 1, position: 60 })
    const hall = await server.call('otherOrganizer', 'POST', '/fair_halls', {
      fair: 1,
      letter: 'Z',
      translations: { fr: { name: 'Z' } },
    })
    expect([element.status, hall.status]).toEqual([403, 403])
    const row = await maybeOne<{ count: number }>(database.kysely)`
      select count(*)::int as count from element where position = 60`
    expect(row?.count).toBe(0)
  })

  it('the light list counts places, stands, and those that visitors see and find lit', async () => {
    await sql`insert into stand_contact (stand_id, user_id) values (1, 5), (3, 5)`.execute(database.kysely)
    await sql`update app_user set is_validated = 1, email_confirmed_at = now() where id = 5`.execute(
      database.kysely,
    )
    await connect(database.kysely, { fair: 1, user: 5 })
    await tellLamps(database.kysely)
    const [hall] = (await server.call('anonymous', 'GET', '/fair_halls/light?fair=1')).json
    expect(hall).toMatchObject({ letter: 'A', name: 'Nef', places: 6, placed: 3, visible: 2, lit: 1 })
  })

  it('the stands of a hall come by number, and only those that visitors may see', async () => {
    const shown = await server.call('anonymous', 'GET', '/fair_halls/1/stands?pagination=false')
    expect(shown.json.map((one: { label: string }) => one.label)).toEqual(['A1', 'A2'])
    expect(shown.headers['x-total-items']).toBe('2')
    expect((await server.call('anonymous', 'GET', '/fair_halls/1/stands?colour=red')).json.message_code).toBe(
      'unknown_filter',
    )
  })

  it('a fair of members alone asks to log in, a hidden hall is not there', async () => {
    expect((await server.call('anonymous', 'GET', '/fair_halls/light?fair=3')).status).toBe(401)
    expect((await server.call('anonymous', 'GET', '/fair_halls/3/stands')).status).toBe(401)
    await sql`update fair_hall set is_visible = false where id = 1`.execute(database.kysely)
    expect((await server.call('visitor', 'GET', '/fair_halls/1/stands')).status).toBe(404)
    expect((await server.call('visitor', 'GET', '/fair_halls/light?fair=1')).json).toEqual([])
  })
})

describe('the plan', () => {
  it('holds halls, places and stands in one answer, for those who run the fair', async () => {
    const {
      halls: [hall],
      stands,
    } = await plan()
    expect(hall?.places.map(one => [one.label, one.stand])).toEqual([
      ['A1', 2],
      ['A2', 1],
      ['A3', 3],
      ['A4', null],
      ['A5', null],
      ['A6', null],
    ])
    expect(stands.find(one => one.id === 3)).toMatchObject({
      name: 'Cordier',
      isFirmValidated: false,
      initials: 'Co',
    })
    expect(waitingStands(await plan()).map(one => one.id)).toEqual([4])
    expect((await server.call('otherOrganizer', 'GET', '/fairs/1/plan')).status).toBe(403)
    expect((await server.call('exhibitor', 'GET', '/fairs/1/plan')).status).toBe(403)
    expect((await server.call('anonymous', 'GET', '/fairs/1/plan')).status).toBe(401)
  })

  it('shows a stand whose place nobody has drawn', async () => {
    await sql`update stand set fair_hall_id = 1, number = 50 where id = 4`.execute(database.kysely)
    expect((await plan()).halls[0]?.places.at(-1)).toMatchObject({ id: null, label: 'A50', stand: 4 })
  })
})

describe('placing a stand', () => {
  it('puts it on a free place, and writes down who did', async () => {
    const before = await plan()
    const moved = await place(4, 1, 5)
    expect(moved.json.stands).toMatchObject([{ id: 4, fairHall: 1, number: 5, version: 2 }])
    expect(withMoved(before, moved.json.stands)).toEqual(await plan())
    const rows = await many(database.kysely)`
      select user_id, action, resource_id, details from audit_log where action = 'place'`
    expect(rows).toMatchObject([
      { user_id: 3, resource_id: 4, details: { from: null, to: { fairHall: 1, number: 5 } } },
    ])
  })

  it('takes it off the plan', async () => {
    await place(1, null, null)
    expect((await spots())[1]).toBeNull()
  })

  it('refuses a taken place, unless the two are exchanged', async () => {
    const refused = await place(1, 1, 1)
    expect([refused.status, refused.json.message_code]).toEqual([409, 'stand_place_taken'])
    expect(await spots()).toEqual({ 1: 2, 2: 1, 3: 3, 4: null })
    const swapped = await place(1, 1, 1, { version: 1, swap: true })
    expect(swapped.json.stands.map((one: PlanStand) => [one.id, one.number]).sort()).toEqual([
      [1, 1],
      [2, 2],
    ])
    await place(4, 1, 3, { version: 1, swap: true })
    expect(await spots()).toEqual({ 1: 1, 2: 2, 3: null, 4: 3 })
  })

  it('wants the version that was seen, in the body or as If-Match', async () => {
    expect((await place(1, 1, 5, {})).status).toBe(428)
    expect((await place(1, 1, 5, { version: 7 })).json.message_code).toBe('changed_meanwhile')
    const body = { fairHall: '/api/fair_halls/1', number: 5 }
    expect(
      (await server.call('organizer', 'PUT', '/stands/1/place', body, { 'if-match': '"1"' })).status,
    ).toBe(200)
  })

  it('knows only places of the same fair, and whole ones', async () => {
    expect((await place(1, 1, 7)).json.errors).toEqual({ number: ['place_unknown'] })
    expect((await place(1, 2, 2)).json.errors).toEqual({ fairHall: ['relation_not_found'] })
    expect((await place(1, 1, null)).json.errors).toEqual({ number: ['required'] })
    expect((await place(1, null, 3)).json.errors).toEqual({ fairHall: ['required'] })
  })

  it.each([
    ['otherOrganizer', 403],
    ['exhibitor', 403],
    ['visitor', 403],
    ['anonymous', 401],
  ])('%s is refused', async (who, status) => {
    expect((await place(1, 1, 5, { version: 1 }, who)).status).toBe(status)
    expect((await server.call(who, 'POST', '/stands/1/trash', { version: 1 })).status).toBe(status)
    expect((await spots())[1]).toBe(2)
  })

  it('of many who want one place at once one gets it, and nothing is moved by half', async () => {
    const wishes = await Promise.all([1, 2, 3, 4, 1, 2, 3, 4].map(id => place(id, 1, 6)))
    expect(wishes.map(one => one.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const winner = wishes.find(one => one.status === 200)?.json.stands[0].id
    expect(await spots()).toEqual({ 1: 2, 2: 1, 3: 3, 4: null, [winner]: 6 })
  })

  it('two exchanges of the same pair from either side end in one', async () => {
    const both = await Promise.all([
      place(1, 1, 1, { version: 1, swap: true }),
      place(2, 1, 2, { version: 1, swap: true }),
    ])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    expect(await spots()).toMatchObject({ 1: 1, 2: 2 })
  })
})

describe('the trash', () => {
  it('empties the place and keeps the content for 30 days', async () => {
    expect((await server.call('organizer', 'POST', '/stands/1/trash', {})).status).toBe(428)
    expect(
      (await server.call('organizer', 'POST', '/stands/1/trash', { version: 1, name: 'Autre' })).json.errors,
    ).toEqual({ name: ['name_mismatch'] })
    const thrown = await server.call('organizer', 'POST', '/stands/1/trash', {
      version: 1,
      name: 'atelier morel',
    })
    expect(thrown.json.stands).toMatchObject([{ id: 1, fairHall: null, trashedBy: 'Ora One' }])
    expect((await server.call('anonymous', 'GET', '/fair_halls/1/stands')).json).toHaveLength(1)
    expect((await place(1, 1, 5, { version: 2 })).json.message_code).toBe('stand_trashed')
    expect(
      (await server.call('organizer', 'POST', '/stands/1/trash', { version: 2 })).json.message_code,
    ).toBe('stand_trashed')
    const restored = await server.call('organizer', 'POST', '/stands/1/restore')
    expect(restored.json.stands).toMatchObject([{ id: 1, trashedAt: null, fairHall: null, version: 3 }])
    const rows = await many(database.kysely)`select title from stand_language where stand_id = 1`
    expect(rows).toEqual([{ title: 'Bienvenue' }])
    expect((await server.call('organizer', 'POST', '/stands/1/restore')).json.message_code).toBe(
      'stand_not_trashed',
    )
    const written = await sql`
      select user_id, action from audit_log where resource_id = 1 and action in ('trash', 'restore') order by id`.execute(
      database.kysely,
    )
    expect(written.rows).toEqual([
      { user_id: 3, action: 'trash' },
      { user_id: 3, action: 'restore' },
    ])
  })

  it('takes a stand once, however many throw it away at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => server.call('organizer', 'POST', '/stands/1/trash', { version: 1 })),
    )
    expect(all.map(one => one.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is emptied of what has lain in it for 30 days, and of nothing else', async () => {
    await sql`update stand set fair_hall_id = null, number = null, trashed_at = now() - case id when 1 then interval '31 days' else interval '29 days' end where id in (1, 2)`.execute(
      database.kysely,
    )
    await purgeTrash(server.services)
    expect(Object.keys(await spots())).toEqual(['2', '3', '4'])
  })
})

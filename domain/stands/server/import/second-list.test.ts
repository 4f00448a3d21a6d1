import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { csv, importFixture, market, type Who } from '#app/server/testing/import-fixture.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

const { platform, fair, send, all, counts } = await importFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

describe('a second list', () => {
  const placesOf = async () => Object.fromEntries((await all()).map(row => [row.firm, row.place]))

  it('changes nothing by the columns that it lacks', async () => {
    await send(market)
    const before = await placesOf()
    const sites = 'Company,Website\nFerme des Aulnes,aulnes.example\nLaiterie Verte,verte.example'
    const preview = (await send(sites, { step: '/preview' })).json()
    expect(preview).toMatchObject({ takenAway: { count: 0 }, firms: { updated: 2 }, placed: 5 })
    expect((await send(sites)).json()).toMatchObject({ placed: 5 })
    expect(await placesOf()).toEqual(before)
    expect((await send(sites)).json()).toMatchObject({ unchanged: 2 })
    // What the first list said of places is still known.
    expect((await send(market)).json()).toMatchObject({ unchanged: 4, takenAway: { count: 0 } })
  })

  it('counts and names the stands that it takes off their places, and does so only once that is confirmed', async () => {
    await send(market)
    const before = await placesOf()
    const emptied = market.replaceAll('Quai (étage 1),A,1', ',,').replace('Quai (étage 2),A,1', ',,')
    const preview = (await send(emptied, { step: '/preview' })).json()
    expect(preview).toMatchObject({
      placed: 3,
      takenAway: {
        count: 2,
        stands: [
          { firm: 'Ferme des Aulnes', label: 'Q1-1' },
          { firm: 'Laiterie Verte', label: 'Q2-1' },
        ],
      },
    })
    const refused = await send(emptied)
    expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'import_takes_away'])
    expect(await placesOf()).toEqual(before)
    const done = await send(emptied, { query: '?confirmsRemovals=true' })
    expect([done.statusCode, done.json().placed]).toEqual([200, 3])
    expect(Object.keys(await placesOf())).toHaveLength(2)
  })

  it('that is the export of the exhibitors, whoever waits or was refused among them, changes nothing', async () => {
    await send(market)
    await sql`update fair_firm set is_validated = 2 where fair_id = ${fair} and firm_id = (select id from firm where name = 'Laiterie Verte')`.execute(
      platform.services.database.kysely,
    )
    await sql`with f as (insert into firm (name) values ('Qui attend') returning id) insert into fair_firm (fair_id, firm_id, is_validated) select ${fair}, id, 0 from f`.execute(
      platform.services.database.kysely,
    )
    await sql`update stand set label = 'C 1204', version = version + 1 where fair_id = ${fair} and firm_id = (select id from firm where name = 'Ferme des Aulnes')`.execute(
      platform.services.database.kysely,
    )
    const [before, places] = [await counts(), await placesOf()]
    const { body } = await platform.call('superAdmin', { url: `/api/firms/back/export?fair=${fair}` })
    const again = (await send(body)).json()
    expect(again).toMatchObject({ rows: 6, unchanged: 6, problemCount: 0 })
    expect([await counts(), await placesOf()]).toEqual([before, places])
  })

  it('that is the export of the exhibitors builds a plan anew that is gone: halls, letters, places, labels', async () => {
    const run = (query: string) => sql.raw(query).execute(platform.services.database.kysely)
    const plan = async () => {
      return many(platform.services.database.kysely)`
        select f.name, h.letter, h.translations #>> '{fr,name}' as hall, st.number, st.label from stand st
        join firm f on f.id = st.firm_id join fair_hall h on h.id = st.fair_hall_id where st.fair_id = ${fair} order by h.letter, st.number`
    }
    await send(
      csv('Nef,,40,,Loin,', 'Nef,,2,,Deux,', 'Nef,,1,,Deux,', 'Cour,,1,,Ici,', 'Cour,,C1204,,Label,'),
    )
    await run(`update fair_hall set letter = 'X7' where translations #>> '{fr,name}' = 'Nef'`)
    await run(
      `update fair_hall set translations = jsonb_set(translations, '{fr,name}', '"Nef"') where letter = 'C'`,
    )
    const before = await plan()
    const { body } = await platform.call('superAdmin', { url: `/api/firms/back/export?fair=${fair}` })
    const [stands, halls] = [await counts(), before.length]
    expect((await send(body)).json()).toMatchObject({ unchanged: halls, problemCount: 0 })
    expect([await counts(), await plan()]).toEqual([stands, before])
    await run(`delete from stand where fair_id = ${fair}`)
    await run(`delete from fair_hall where fair_id = ${fair}`)
    const preview = (await send(body, { step: '/preview' })).json()
    expect(preview).toMatchObject({ problemCount: 0, halls: { created: 3 }, stands: { created: halls } })
    expect(preview.hallList).toContainEqual({ name: 'Nef', letter: 'X7', stands: 3, isNew: true })
    await send(body)
    expect(await plan()).toEqual(before)
  })

  it('in another order leaves the booths of one exhibitor where they are', async () => {
    await send(csv('Quai,,1,,Deux,', 'Quai,,2,,Deux,'))
    const ids = async () =>
      await many(platform.services.database.kysely)`
        select st.id, st.number from stand st join firm f on f.id = st.firm_id where f.name = 'Deux' order by st.id`
    const before = await ids()
    await send(csv('Quai,,2,,Deux,', 'Quai,,1,,Deux,'))
    expect(await ids()).toEqual(before)
  })

  it('keeps the address of a firm where its invoices read it', async () => {
    await send('Raison sociale;Rue;Code postal;Contact\nFerme des Aulnes;3 rue du Bac;59000;Anne')
    await send('firm,zip\nFerme des Aulnes,59800')
    const row = await maybeOne<{ address: string }>(platform.services.database.kysely)`
      select address_json as address from firm where name = 'Ferme des Aulnes'`
    expect(JSON.parse(row?.address ?? '')).toEqual({ street: '3 rue du Bac', postalCode: '59800' })
  })
})

describe('a name is no proof', () => {
  const enter = (state: number, name = 'Aéro Sud') =>
    sql`with f as (insert into firm (name) values (${name}) returning id) insert into fair_firm (fair_id, firm_id, is_validated) select ${fair}, id, ${state} from f`.execute(
      platform.services.database.kysely,
    )
  const list = 'firm,hall,number,website\nAERO SUD,Quai,1,aero.example'

  it.each([
    ['waits under the name', 0, 'Aéro Sud'],
    ['was refused under the name', 2, 'Aéro Sud'],
    ['waits under the name, written with Cyrillic letters,', 0, 'Аérо Sud'],
    ['was refused under the name, written with Greek letters,', 2, 'ΑΕRΟ SUD'],
    ['waits under the name, written in full width,', 0, 'Ａｅｒｏ Sud'],
    ['waits under the name, written with a nought and Armenian letters,', 0, 'Aér0 ՏՍd'],
    ['was refused under the name, written with Cherokee letters,', 2, 'AᎬRO SUᎠ'],
  ])('whoever %s of a line gets nothing by it', async (_, state, name) => {
    await enter(state, name)
    const before = await counts()
    const preview = (await send(list, { step: '/preview' })).json()
    expect(preview.problems).toEqual([
      { line: 2, field: 'firm', value: 'AERO SUD', code: 'import_firm_waiting' },
    ])
    expect((await send(list)).statusCode).toBe(422)
    expect(await counts()).toEqual(before)
  })

  it('a firm that was validated in another fair alone is not handed this one', async () => {
    await sql`with f as (insert into firm (name) values ('Aéro Sud') returning id) insert into fair_firm (fair_id, firm_id, is_validated) select ${platform.seeded.fairs.fair1}, id, 1 from f`.execute(
      platform.services.database.kysely,
    )
    expect((await send(list)).json()).toMatchObject({ firms: { created: 1, updated: 0 } })
  })

  it('whoever comes later under the name of an imported firm does not take its line over', async () => {
    await send('firm,hall,number\nAéro Sud,Quai,1')
    await enter(0)
    expect((await send(list)).json()).toMatchObject({ firms: { created: 0, updated: 1 } })
    const rows = await many(platform.services.database.kysely)`
      select f.website, ff.is_validated as validated from firm f join fair_firm ff on ff.firm_id = f.id where f.name = 'Aéro Sud' order by f.id`
    expect(rows).toEqual([
      { website: 'https://aero.example', validated: 1 },
      { website: null, validated: 0 },
    ])
  })
})

describe('a firm that is in another fair too', () => {
  const list =
    'firm,hall,number,website,sector,slogan\nFirm Z,Quai,3,other.example,New sector,Ours\nNew,Quai,4,new.example,Jeux,'
  const record = async () => {
    return many(platform.services.database.kysely)`
      select f.website, f.translations, f.version, array(select business_sector_id from firm_business_sector s where s.firm_id = f.id) as sectors
      from firm f where f.name = 'Firm Z'`
  }

  it('gets its stands by a list and keeps its record, and the preview says so', async () => {
    const { fairs, firms } = platform.seeded
    await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.z}, 1)`.execute(
      platform.services.database.kysely,
    )
    const before = await record()
    const preview = (await send(list, { step: '/preview', who: 'organizer2' })).json()
    expect(preview).toMatchObject({
      keptFirms: { count: 1, firms: ['Firm Z'] },
      firms: { created: 1, updated: 0 },
      sectors: { created: 1 },
      stands: { created: 1, updated: 1 },
    })
    expect((await send(list, { who: 'organizer2' })).statusCode).toBe(200)
    expect(await record()).toEqual(before)
    const rows = await many(platform.services.database.kysely)`
      select h.letter, st.number from stand st join fair_hall h on h.id = st.fair_hall_id where st.firm_id = ${firms.z}`
    expect(rows).toEqual([{ letter: 'Q', number: 3 }])
    expect((await send(list, { step: '/preview', who: 'organizer2' })).json().unchanged).toBe(2)
  })

  it('is written by those who run all its fairs', async () => {
    const { fairs, firms } = platform.seeded
    await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.z}, 1)`.execute(
      platform.services.database.kysely,
    )
    expect((await send(list, { who: 'superOrganizer' })).json()).toMatchObject({ keptFirms: { count: 0 } })
    expect(await record()).toMatchObject([{ website: 'https://other.example' }])
    // What it says of itself to another fair is nothing that this list would change.
    await sql`
      with own as (insert into business_sector (fair_id) values (${fairs.fair1}) returning id)
      insert into firm_business_sector (firm_id, business_sector_id, rank) select ${firms.z}, id, -1 from own`.execute(
      platform.services.database.kysely,
    )
    expect((await send(list, { step: '/preview', who: 'superOrganizer' })).json().unchanged).toBe(2)
  })
})

describe('sectors that no list has', () => {
  it('become the fair’s own: no other fair is offered them', async () => {
    await send(market, { who: 'organizer2' })
    const own = await sql<{ id: number }>`select id from business_sector where fair_id = ${fair}`.execute(
      platform.services.database.kysely,
    )
    expect(own.rows).toHaveLength(3)
    const seenBy = async (who: Who) => {
      const { body } = await platform.call(who, { url: '/api/business_sectors?pagination=false' })
      return (JSON.parse(body) as { id: number }[]).filter(({ id }) => own.rows.some(one => one.id === id))
    }
    expect(await seenBy('organizer2')).toHaveLength(3)
    expect(await seenBy('organizer1')).toHaveLength(0)
    expect(await seenBy(null)).toHaveLength(0)
    await sql`delete from fair where id = ${fair}`.execute(platform.services.database.kysely)
    expect(
      await many(platform.services.database.kysely)`select 1 from business_sector where fair_id is not null`,
    ).toEqual([])
  })
})

describe('numbers that a list gives its stands', () => {
  const labels = ['C1204', '3-A05', '5A120', '12bis', 'A.12', 'H12/14', '1207', 'D1', 'E1']
  const list = csv(...labels.map((label, at) => `Nef,,${label},,Firm ${at},`))
  const signs = async () => Object.fromEntries((await all()).map(row => [row.firm, row.place]))
  const places = async () => {
    return maybeOne<{ places: number; most: number }>(platform.services.database.kysely)`
      select h.booths as places, max(st.number) as most from fair_hall h join stand st on st.fair_hall_id = h.id
      where h.translations #>> '{fr,name}' = 'Nef' group by h.id`
  }

  it('are kept as they are written, on the next free places of a hall of usual size', async () => {
    expect((await send(list, { step: '/preview' })).json()).toMatchObject({ problemCount: 0 })
    await send(list)
    const expected = labels.map(label => (label === '1207' ? 'NEF1207' : label))
    expect(Object.values(await signs()).sort()).toEqual(expected.sort())
    expect(await places()).toEqual({ places: 12, most: 9 })
    expect((await send(list)).json()).toMatchObject({ unchanged: 9 })
    expect(
      (await send(list.replace(',firm,', ',firm,').replaceAll(',,Firm', ',Verre,Firm'))).json(),
    ).toMatchObject({
      stands: { created: 0 },
    })
    expect(Object.values(await signs()).sort()).toEqual(expected.sort())
  })

  it('that are high make no hall of as many places', async () => {
    await send(csv('Nef,,101,,a,', 'Nef,,450,,b,', 'Nef,,999,,c,'))
    expect(await signs()).toMatchObject({ a: 'NEF101', b: 'NEF450', c: 'NEF999' })
    expect(await places()).toEqual({ places: 12, most: 3 })
  })

  it('may be exchanged, and name one stand of the fair alone', async () => {
    await send(csv('Nef,,12bis,,a,', 'Nef,,12ter,,b,'))
    await send(csv('Nef,,12ter,,a,', 'Nef,,12bis,,b,'))
    expect(await signs()).toMatchObject({ a: '12ter', b: '12bis' })
    const again = (await send(csv('Cour,,12 BIS,,c,'), { step: '/preview' })).json()
    expect(again.problems).toMatchObject([{ line: 2, code: 'stand_label_taken' }])
  })

  it('do not run together with the letter of their hall', async () => {
    await send(csv('H1,,11,,a,', 'H11,,1,,b,'))
    expect(await signs()).toMatchObject({ a: 'H1-11', b: 'H11-1' })
  })
})

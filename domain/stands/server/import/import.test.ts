import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'

let platform: TestPlatform
let fair: number

beforeAll(async () => {
  platform = await testPlatform()
  fair = platform.world.fairs.fair2
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]

type Sending = { step?: string; mapping?: object; who?: Who; accept?: string; query?: string }

const send = (
  file: string | Buffer,
  { step = '', mapping, who = 'superAdmin', accept = '*/*', query = '' }: Sending = {},
) => {
  const { headers, payload } = csvForm(file, mapping)
  return platform.call(who, {
    method: 'POST',
    url: `/api/fairs/${fair}/import${step}${query}`,
    headers: { accept, ...headers },
    payload,
  })
}

const csv = (...rows: string[]) => ['hall,group,number,sector,firm,day', ...rows].join('\n')
const market = csv(
  'Quai (étage 1),A,1,Fromages,Ferme des Aulnes,both',
  'Quai (étage 1),A,2,Miel,"Rucher ""Le Clos"", et fils",both',
  'Quai (étage 2),A,1,Fromages,Laiterie Verte,saturday',
  'N,N1,3,Jeux,=HYPERLINK("http://x"),both',
)

const all = async () => {
  const { rows } = await sql<{
    firm: string
    place: string
    sector: string
    validated: number
    visible: boolean
  }>`
    select f.name as firm, stand_label(st.label, h.letter, st.number) as place, st.is_visible as visible, ff.is_validated as validated,
      (select b.translations #>> '{fr,name}' from firm_business_sector s join business_sector b on b.id = s.business_sector_id where s.firm_id = f.id order by s.rank limit 1) as sector
    from stand st join firm f on f.id = st.firm_id join fair_hall h on h.id = st.fair_hall_id join fair_firm ff on ff.firm_id = f.id and ff.fair_id = st.fair_id
    where st.fair_id = ${fair} and f.name <> 'Firm Z' order by h.letter, st.number`.execute(
    platform.services.database.kysely,
  )
  return rows
}
const counts = async () => {
  const { rows } = await sql`
    select (select count(*)::int from stand) as stands, (select count(*)::int from firm) as firms, (select count(*)::int from fair_hall) as halls,
      (select count(*)::int from business_sector) as sectors, (select coalesce(sum(version), 0)::int from firm) as firm_versions, (select coalesce(sum(version), 0)::int from stand) as versions`.execute(
    platform.services.database.kysely,
  )
  return rows[0]
}

describe('reading a file', () => {
  it.each([
    ['utf-8', ',', Buffer.from('hall,firm\nQuai,Été'), 'utf-8'],
    ['a byte order mark', ';', Buffer.from('\uFEFFhall;firm\nQuai;Été, et après'), 'utf-8'],
    ['windows-1252', '\t', Buffer.from('hall\tfirm\nQuai\t\xc9t\xe9', 'latin1'), 'windows-1252'],
    ['utf-16', ';', Buffer.from('\uFEFFhall;firm\nQuai;Été', 'utf16le'), 'utf-16'],
    ['a told separator', ';', Buffer.from('sep=;\r\nhall;firm\r\nQuai;Été\r\n'), 'utf-8'],
  ])('knows %s and the separator "%s"', async (_, separator, bytes, encoding) => {
    const read = (await send(bytes, { step: '/file' })).json()
    expect(read).toMatchObject({
      encoding,
      separator,
      columns: ['hall', 'firm'],
      mapping: { hall: 0, firm: 1 },
      total: 1,
    })
    expect(read.rows[0][1]).toMatch(/^Été/)
  })

  it('guesses columns by their titles in other languages', async () => {
    const read = (
      await send('Nom de l’exposant;Pabellón;Standnummer;Rien\na;b;1;x', { step: '/file' })
    ).json()
    expect(read.mapping).toEqual({ firm: 0, hall: 1, number: 2 })
  })

  it.each([
    ['an empty file', '', 'csv_empty'],
    ['titles alone', 'hall,firm\n', 'csv_empty'],
    ['a quote without end', 'hall,firm\n"a,b\n', 'csv_broken'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), 'csv_unreadable'],
    ['too many rows', `firm\n${'a\n'.repeat(10_001)}`, 'csv_too_many_rows'],
    ['too many columns', `firm${',x'.repeat(60)}\na`, 'csv_too_many_columns'],
  ])('refuses %s', async (_, file, code) => {
    const refused = await send(file, { step: '/file' })
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { file: [code] }])
  })

  it('refuses more bytes than the limit', async () => {
    expect((await send(Buffer.alloc(5_000_001, 'a'), { step: '/file' })).statusCode).toBe(413)
  })
})

describe('an import', () => {
  it('shows what it would do, and then does it: halls with places, sectors, validated firms, visible stands', async () => {
    const preview = (await send(market, { step: '/preview' })).json()
    expect(preview).toMatchObject({
      rows: 4,
      halls: { created: 3, updated: 0 },
      sectors: { created: 3 },
      firms: { created: 4 },
      stands: { created: 4 },
      problemCount: 0,
      hallList: [
        { name: 'Quai (étage 1)', letter: 'Q1', stands: 2, isNew: true },
        { name: 'Quai (étage 2)', letter: 'Q2', stands: 1, isNew: true },
        { name: 'N', letter: 'N', stands: 1, isNew: true },
      ],
    })
    expect(await all()).toEqual([])
    expect((await send(market)).json()).toEqual(preview)
    const one = { validated: 1, visible: true }
    expect(await all()).toEqual([
      { firm: '=HYPERLINK("http://x")', place: 'N3', sector: 'Jeux', ...one },
      { firm: 'Ferme des Aulnes', place: 'Q1-1', sector: 'Fromages', ...one },
      { firm: 'Rucher "Le Clos", et fils', place: 'Q1-2', sector: 'Miel', ...one },
      { firm: 'Laiterie Verte', place: 'Q2-1', sector: 'Fromages', ...one },
    ])
    const halls = (await platform.call('superAdmin', { url: `/api/fair_halls/light?fair=${fair}` })).json()
    for (const hall of halls.filter((other: { letter: string }) => other.letter !== 'A'))
      expect(hall).toMatchObject({ isVisible: true, places: 12 })
  })

  it('changes nothing when it comes again, whatever organizers have done since', async () => {
    await send(market)
    await sql`update stand set is_visible = false, fair_hall_id = null, number = null where firm_id = (select id from firm where name = 'Laiterie Verte')`.execute(
      platform.services.database.kysely,
    )
    const before = await counts()
    const again = (await send(market)).json()
    expect(again).toMatchObject({ rows: 4, unchanged: 4, stands: { created: 0, updated: 0 } })
    expect(await counts()).toEqual(before)
    expect(await all()).toHaveLength(3)
  })

  it('moves the stands of rows that have changed, exchanges included, and leaves the others', async () => {
    await send(market)
    const swapped = market
      .replace('A,1,Fromages,Ferme', 'A,x,Fromages,Ferme')
      .replace('A,2,Miel', 'A,1,Miel')
      .replace('A,x,', 'A,2,')
    expect((await send(swapped)).json()).toMatchObject({
      unchanged: 2,
      stands: { created: 0, updated: 2 },
      firms: { created: 0 },
    })
    const places = Object.fromEntries((await all()).map(row => [row.firm.slice(0, 5), row.place]))
    expect(places).toEqual({ '=HYPE': 'N3', Ferme: 'Q1-2', Ruche: 'Q1-1', Laite: 'Q2-1' })
  })

  it('says what is wrong line by line, and writes nothing', async () => {
    const before = await counts()
    const broken = [
      'hall,number,firm,email,website,tva,country',
      'A,1,Taken,,,,',
      'Quai,1,,,,,',
      'Quai,one,Numberless,,,,',
      'Quai,4,"Two\nlines",nobody,javascript:alert(1),BE0403019262,Narnia',
      'Quai,5,Five,,,,',
      'Quai,5,Six,,example.org,be 0403.019.261,be',
    ].join('\n')
    const preview = (await send(broken, { step: '/preview' })).json()
    expect(
      preview.problems.map((one: { line: number; field: string; code: string }) => [
        one.line,
        one.field,
        one.code,
      ]),
    ).toEqual([
      [2, 'number', 'stand_place_taken'],
      [3, 'firm', 'required'],
      [6, 'email', 'email_invalid'],
      [6, 'website', 'url_invalid'],
      [6, 'vatNumber', 'vat_number_invalid'],
      [6, 'country', 'import_country_unknown'],
      [8, 'number', 'import_place_twice'],
    ])
    expect(
      preview.wrongLines
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .slice(0, 2),
    ).toEqual([
      'hall,number,firm,email,website,tva,country,Problème',
      'A,1,Taken,,,,,Cette place est déjà occupée.',
    ])
    const refused = await send(broken)
    expect([refused.statusCode, refused.json().message_code]).toEqual([422, 'import_has_problems'])
    expect(await counts()).toEqual(before)
  })

  it('keeps the VAT number of a firm as it is printed, and keeps it when a later file has none', async () => {
    await send('firm,btw\nFerme des Aulnes,be 0403.019.261')
    await send('firm,city\nFerme des Aulnes,Namur')
    const { rows } = await sql<{
      kept: string
    }>`select vat_number as kept from firm where name = 'Ferme des Aulnes'`.execute(
      platform.services.database.kysely,
    )
    expect(rows).toEqual([{ kept: 'BE0403019261' }])
  })

  it('puts stands of a hall without a number on its free places, and stands without a hall on none', async () => {
    await send(csv('A,,,,Freely,', ',,,,Waiting,', 'A,,2,,Chosen,'))
    expect((await all()).map(row => [row.firm, row.place])).toEqual([
      ['Chosen', 'A2'],
      ['Freely', 'A3'],
    ])
    const { rows } =
      await sql`select 1 from stand st join firm f on f.id = st.firm_id where f.name = 'Waiting' and st.number is null`.execute(
        platform.services.database.kysely,
      )
    expect(rows).toHaveLength(1)
  })

  it('follows group after group where each counts from one', async () => {
    await send(csv('Quai,A,1,,a,', 'Quai,A,2,,b,', 'Quai,B,1,,c,'))
    expect((await all()).map(row => row.place)).toEqual(
      ['QUA1', 'QUA2', 'QUA3'].map(place => place.replace('QUA', 'Q')),
    )
  })

  it('uses the columns that the person has chosen', async () => {
    const done = await send('x;y;z\nLa Ruche;Quai;7', { mapping: { firm: 0, hall: 1, number: 2 } })
    expect(done.statusCode).toBe(200)
    expect((await all()).map(row => row.firm)).toEqual(['La Ruche'])
    for (const mapping of [{ hall: 0 }, { firm: 0, hall: 0 }, { firm: -1 }, { firm: 'x' }, { shoe: 1 }, []])
      expect((await send('x;y\na;b', { mapping })).statusCode).toBe(422)
  })

  it('joins a firm of the same fair instead of making it twice, and never one that is out of reach', async () => {
    await send('firm,hall,number\nFIRM Z,A,4\nFirm A,A,5', { who: 'organizer2' })
    const { rows } = await sql<{ name: string; count: number }>`
      select name, count(*)::int as count from firm where name in ('Firm Z', 'Firm A') group by name order by name`.execute(
      platform.services.database.kysely,
    )
    expect(rows).toEqual([
      { name: 'Firm A', count: 2 },
      { name: 'Firm Z', count: 1 },
    ])
  })

  it('says which new firms are called almost like another, of the fair or of the list, and merges none', async () => {
    const list = 'firm\nFÎRM  Z (S.A.S.)\nNordlicht GmbH & Co. KG\nNORD-LICHT\nNordlichter\nFirm Z'
    const preview = (await send(list, { step: '/preview' })).json()
    expect(preview.twins).toEqual({
      count: 2,
      firms: [
        { name: 'FÎRM  Z (S.A.S.)', like: 'Firm Z', id: platform.world.firms.z },
        { name: 'NORD-LICHT', like: 'Nordlicht GmbH & Co. KG', id: null },
      ],
    })
    expect((await send(list)).json()).toMatchObject({ twins: preview.twins, firms: { created: 4 } })
    expect((await send(market, { step: '/preview' })).json().twins).toEqual({ count: 0, firms: [] })
  })

  it.each([
    ['organizer1', 404],
    ['firmAdminZ', 403],
    ['visitor9', 403],
    [null, 401],
  ] as const)('%s may not import into this fair', async (who, status) => {
    const before = await counts()
    for (const step of ['/file', '/preview', ''])
      expect((await send(market, { who, step })).statusCode).toBe(status)
    expect(await counts()).toEqual(before)
  })

  it('tells whoever asks for it how far it is, the result last', async () => {
    const told = await send(market, { accept: 'application/x-ndjson' })
    expect(told.headers['content-type']).toBe('application/x-ndjson')
    const lines = told.body
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines.slice(0, -1)).toEqual([
      { done: 4, total: 8 },
      { done: 8, total: 8 },
    ])
    expect(lines.at(-1).result).toMatchObject({ rows: 4, stands: { created: 4 } })
    const refused = await send('firm,hall,number\n,A,x', { accept: 'application/x-ndjson' })
    expect([refused.statusCode, refused.json().message_code]).toEqual([422, 'import_has_problems'])
  })

  it('brings five thousand rows at once', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `Hall ${at % 10},,${Math.floor(at / 10) + 1},Sector ${at % 30},Firm number ${at},`,
    )
    const done = await send(csv(...rows))
    expect(done.json()).toMatchObject({ rows: 5000, stands: { created: 5000 } })
    expect((await send(csv(...rows))).json()).toMatchObject({ unchanged: 5000 })
  })
})

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

  it('keeps the address of a firm where its invoices read it', async () => {
    await send('Raison sociale;Rue;Code postal;Contact\nFerme des Aulnes;3 rue du Bac;59000;Anne')
    await send('firm,zip\nFerme des Aulnes,59800')
    const { rows } = await sql<{
      address: string
    }>`select address_json as address from firm where name = 'Ferme des Aulnes'`.execute(
      platform.services.database.kysely,
    )
    expect(JSON.parse(rows[0]?.address ?? '')).toEqual({ street: '3 rue du Bac', postalCode: '59800' })
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
    await sql`with f as (insert into firm (name) values ('Aéro Sud') returning id) insert into fair_firm (fair_id, firm_id, is_validated) select ${platform.world.fairs.fair1}, id, 1 from f`.execute(
      platform.services.database.kysely,
    )
    expect((await send(list)).json()).toMatchObject({ firms: { created: 1, updated: 0 } })
  })

  it('whoever comes later under the name of an imported firm does not take its line over', async () => {
    await send('firm,hall,number\nAéro Sud,Quai,1')
    await enter(0)
    expect((await send(list)).json()).toMatchObject({ firms: { created: 0, updated: 1 } })
    const { rows } = await sql`
      select f.website, ff.is_validated as validated from firm f join fair_firm ff on ff.firm_id = f.id where f.name = 'Aéro Sud' order by f.id`.execute(
      platform.services.database.kysely,
    )
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
    const { rows } = await sql`
      select f.website, f.translations, f.version, array(select business_sector_id from firm_business_sector s where s.firm_id = f.id) as sectors
      from firm f where f.name = 'Firm Z'`.execute(platform.services.database.kysely)
    return rows
  }

  it('gets its stands by a list and keeps its record, and the preview says so', async () => {
    const { fairs, firms } = platform.world
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
    const { rows } = await sql`
      select h.letter, st.number from stand st join fair_hall h on h.id = st.fair_hall_id where st.firm_id = ${firms.z}`.execute(
      platform.services.database.kysely,
    )
    expect(rows).toEqual([{ letter: 'Q', number: 3 }])
    expect((await send(list, { step: '/preview', who: 'organizer2' })).json().unchanged).toBe(2)
  })

  it('is written by those who run all its fairs', async () => {
    const { fairs, firms } = platform.world
    await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.z}, 1)`.execute(
      platform.services.database.kysely,
    )
    expect((await send(list, { who: 'superOrganizer' })).json()).toMatchObject({ keptFirms: { count: 0 } })
    expect(await record()).toMatchObject([{ website: 'https://other.example' }])
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
      (
        await sql`select 1 from business_sector where fair_id is not null`.execute(
          platform.services.database.kysely,
        )
      ).rows,
    ).toEqual([])
  })
})

describe('numbers that a list gives its stands', () => {
  const labels = ['C1204', '3-A05', '5A120', '12bis', 'A.12', 'H12/14', '1207', 'D1', 'E1']
  const list = csv(...labels.map((label, at) => `Nef,,${label},,Firm ${at},`))
  const signs = async () => Object.fromEntries((await all()).map(row => [row.firm, row.place]))
  const places = async () => {
    const { rows } = await sql<{ places: number; most: number }>`
      select h.booths as places, max(st.number) as most from fair_hall h join stand st on st.fair_hall_id = h.id
      where h.translations #>> '{fr,name}' = 'Nef' group by h.id`.execute(platform.services.database.kysely)
    return rows[0]
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

describe('titles of columns', () => {
  it.each([
    ['Raison sociale;N°;Îlot;Site web', { firm: 0, number: 1, group: 2, website: 3 }],
    ['CompanyName;Booth Label;VAT number;Phone number', { firm: 0, number: 1, vatNumber: 2, phone: 3 }],
    ['Firmenname;Standnr.;Gang;PLZ;Ort', { firm: 0, number: 1, group: 2, postalCode: 3, city: 4 }],
    ['Razón social;Código postal;Contact', { firm: 0, postalCode: 1 }],
    ['Ragione sociale;Contact;Code postal;Code', { firm: 0, postalCode: 2, reference: 3 }],
    ['Name;Registration number;E-mail', { firm: 0, email: 2 }],
  ])('%s', async (titles, mapping) => {
    const width = titles.split(';').length
    const read = (
      await send(`${titles}\n${Array.from({ length: width }, () => 'x').join(';')}`, { step: '/file' })
    ).json()
    expect(read.mapping).toEqual(mapping)
  })
})

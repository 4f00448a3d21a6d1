import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { csv, importFixture, market } from '#app/server/testing/import-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

vi.setConfig({ testTimeout: 300_000 })

const { platform, fair, send, all, counts } = await importFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

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
    expect((await send(market)).json()).toEqual({ ...preview, run: expect.any(Number) })
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

  it('lets in and shows whom the list does not hold back, and the export of a fair holds back the same in another', async () => {
    type State = { firm: string; state: number; isVisible: boolean; stands: boolean[] }
    const statesIn = (where: number) =>
      many<State>(platform.services.database.kysely)`
        select f.name as firm, ff.is_validated as state, f.is_visible as "isVisible",
          array(select st.is_visible from stand st where st.firm_id = f.id order by st.id) as stands
        from fair_firm ff join firm f on f.id = ff.firm_id where ff.fair_id = ${where}
          and f.name like 'List %' order by f.name`
    const list = [
      'firm,hall,number,isValidated,isVisible',
      'List a,A,2,,',
      'List b,A,3,0,TRUE',
      'List c,A,4,2,1',
      'List d,A,5,1,0',
      'List e,A,6,1,1',
      'List e,A,7,1,0',
    ].join('\n')
    const preview = (await send(list, { step: '/preview' })).json()
    expect(preview).toMatchObject({
      problemCount: 0,
      firms: { created: 5 },
      stands: { created: 5 },
      unshown: { waiting: 1, refused: 1, hidden: 1 },
    })
    await send(list)
    const states: State[] = [
      { firm: 'List a', state: 1, isVisible: true, stands: [true] },
      { firm: 'List b', state: 0, isVisible: true, stands: [true] },
      { firm: 'List c', state: 2, isVisible: true, stands: [] },
      { firm: 'List d', state: 1, isVisible: false, stands: [true] },
      { firm: 'List e', state: 1, isVisible: true, stands: [true, false] },
    ]
    expect(await statesIn(fair)).toEqual(states)
    expect((await send(list)).json()).toMatchObject({
      unchanged: 6,
      unshown: { waiting: 0, refused: 0, hidden: 0 },
    })
    const { body } = await platform.call('superAdmin', { url: `/api/firms/back/export?fair=${fair}` })
    const [head = ''] = body.split('\n')
    const at = (title: string) => head.replace('\uFEFF', '').split(/[,;]/).indexOf(title)
    const mapping = { firm: at('name'), isValidated: at('isValidated'), isVisible: at('isVisible') }
    const { fair1 } = platform.seeded.fairs
    const { headers, payload } = csvForm(body, mapping)
    const moved = await platform.call('superAdmin', {
      method: 'POST',
      url: `/api/fairs/${fair1}/import`,
      headers,
      payload,
    })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await statesIn(fair1)).toEqual(states)
  })

  it('hides a new booth of an exhibitor that is there, and takes no other words for a state', async () => {
    await send('firm,hall,number\nFirm X,A,2')
    await send('firm,hall,number,isVisible\nFirm X,A,2,1\nFirm X,A,3,0')
    const rows = await many<{ isVisible: boolean; shown: boolean }>(platform.services.database.kysely)`
      select f.is_visible as "isVisible", st.is_visible as shown from stand st join firm f on f.id = st.firm_id
      where f.name = 'Firm X' order by st.number`
    expect(rows).toEqual([
      { isVisible: true, shown: true },
      { isVisible: true, shown: false },
    ])
    const wrong = (await send('firm,isValidated,isVisible\nFirm Y,3,perhaps', { step: '/preview' })).json()
    expect(wrong.problems).toMatchObject([
      { line: 2, field: 'isValidated', code: 'value_invalid' },
      { line: 2, field: 'isVisible', code: 'value_invalid' },
    ])
  })

  it('names the halls that are there in the language of the list, whatever others they are named in', async () => {
    await send(market)
    await sql`update fair_hall set translations = '{"de": {"name": "Kai"}}'::jsonb || translations
      where fair_id = ${fair}`.execute(platform.services.database.kysely)
    const more = csv('Quai (étage 1),A,5,Fromages,Ferme Neuve,both')
    expect((await send(more, { step: '/preview' })).json()).toMatchObject({
      hallList: [{ name: 'Quai (étage 1)', letter: 'Q1', stands: 1, isNew: false }],
    })
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
    const rows = await many<{ kept: string }>(platform.services.database.kysely)`
      select vat_number as kept from firm where name = 'Ferme des Aulnes'`
    expect(rows).toEqual([{ kept: 'BE0403019261' }])
  })

  it('puts stands of a hall without a number on its free places, and stands without a hall on none', async () => {
    await send(csv('A,,,,Freely,', ',,,,Waiting,', 'A,,2,,Chosen,'))
    expect((await all()).map(row => [row.firm, row.place])).toEqual([
      ['Chosen', 'A2'],
      ['Freely', 'A3'],
    ])
    const rows = await many(platform.services.database.kysely)`
      select 1 from stand st join firm f on f.id = st.firm_id where f.name = 'Waiting' and st.number is null`
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
    const rows = await many<{ name: string; count: number }>(platform.services.database.kysely)`
      select name, count(*)::int as count from firm where name in ('Firm Z', 'Firm A') group by name order by name`
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
        { name: 'FÎRM  Z (S.A.S.)', like: 'Firm Z', id: platform.seeded.firms.z, lines: [2] },
        { name: 'NORD-LICHT', like: 'Nordlicht GmbH & Co. KG', id: null, lines: [4] },
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

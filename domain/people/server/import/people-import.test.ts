import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { importLimits } from '#platform/contract/import.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

let platform: TestPlatform
let fair: number
beforeAll(async () => {
  platform = await testPlatform()
  fair = platform.seeded.fairs.fair1
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
type Sending = { step?: string; who?: Who; into?: number; query?: string; mapping?: object }

const send = (
  file: string,
  { step = '', who = 'organizer1', into = fair, query = 'hasRight=true', mapping }: Sending = {},
) =>
  platform.call(who, {
    method: 'POST',
    url: `/api/fairs/${into}/people/import${step}${query && step !== '/file' ? `?${query}` : ''}`,
    ...csvForm(file, mapping),
  })

const csv = (...rows: string[]) =>
  ['E-mail;Prénom;Nom;Type;Exposant;Fonction;Pays;Langue', ...rows].join('\n')
const three = csv(
  'ada@mail.test;Ada;Verre;;;Fondeuse;Belgique;nl-BE',
  'Bob@Mail.test;Bob;Plomb;Intervenant;;;BE;English',
  'cleo@mail.test;Cléo;Sable;6;Firm A;;;',
)
const db = () => platform.services.database.kysely
const count = async () =>
  await maybeOne<{ people: number; members: number }>(db())`
      select (select count(*)::int from app_user) as people, (select count(*)::int from fair_user) as members`
const mails = async () => (await many(db())`select 1 from outbox_mail where kind = 'invitation'`).length
const person = async (email: string) =>
  await maybeOne<{ id: number; name: string; roles: string[]; locale: string; fairs: number[] }>(db())`
      select u.id, u.first_name || ' ' || u.last_name as name, u.roles, u.locale,
        array(select fair_id from fair_user m where m.user_id = u.id order by 1) as fairs
      from app_user u where lower(u.email) = ${email}`

describe('importing people', () => {
  it('invites everybody of a long file, and has no address for a name', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `guest${at}@mail.test;Ada;Verre;;;;;`)
    const answer = await send(csv(...rows), { query: 'hasRight=true&invites=true' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await mails()).toBe(120)
    const wrong = await send(csv('x@mail.test;https://evil.test;Verre;;;;constructor;constructor'), {
      step: '/preview',
    })
    expect(wrong.json().problems.map((one: { code: string }) => one.code)).toContain('name_is_address')
  })

  it('knows the columns by their titles, in other languages too', async () => {
    const read = (
      await send('Voornaam;Achternaam;E-mailadres;Taal\na;b;c@d.test;nl', { step: '/file' })
    ).json()
    expect(read.mapping).toEqual({ firstName: 0, lastName: 1, email: 2, locale: 3 })
    const spaced = (
      await send('First name,Last name,Mail,Job title\na,b,c@d.test,x', { step: '/file' })
    ).json()
    expect(spaced.mapping).toEqual({ firstName: 0, lastName: 1, email: 2, jobTitle: 3 })
  })

  it('says what it would do, then does it: accounts without a password, members of the fair, nobody written to', async () => {
    const before = await count()
    const preview = (await send(three, { step: '/preview' })).json()
    expect(preview).toMatchObject({ rows: 3, created: 3, joined: 0, invited: 0, problemCount: 0 })
    expect(await count()).toEqual(before)
    expect((await send(three)).json()).toEqual({ ...preview, run: expect.any(Number) })
    expect(await person('ada@mail.test')).toMatchObject({
      name: 'Ada Verre',
      roles: ['ROLE_VISITOR'],
      locale: 'nl',
      fairs: [fair],
    })
    expect(await person('bob@mail.test')).toMatchObject({ roles: ['ROLE_SPEAKER'], locale: 'en' })
    expect(await person('cleo@mail.test')).toMatchObject({ roles: ['ROLE_EXHIBITOR'] })
    expect(await mails()).toBe(0)
    const rows = await many<{ details: object }>(db())`
      select details from audit_log where action = 'import' and resource = 'users'`
    expect(rows).toEqual([{ details: expect.objectContaining({ created: 3, hasRight: true }) }])
  })

  it('takes exhibitors by the word that other lists have for them, with their company', async () => {
    const words = ['Exhibitor', 'exposant', 'AUSSTELLER', 'Expositor', 'Espositore']
    const list = csv(...words.map((word, at) => `staff${at}@mail.test;Ada;Verre;${word};Firm A;;;`))
    expect((await send(list)).json()).toMatchObject({ created: words.length, problemCount: 0 })
    for (const at of words.keys())
      expect((await person(`staff${at}@mail.test`))?.roles).toEqual(['ROLE_EXHIBITOR'])
    const alone = await send(csv('lone@mail.test;Ada;Verre;Exhibitor;;;;'), { step: '/preview' })
    expect(alone.json().problems).toMatchObject([{ field: 'firm', code: 'firm_required' }])
  })

  it('invites once, and only where that is wanted', async () => {
    await send(three)
    const wanted = { query: 'hasRight=true&invites=true' }
    expect((await send(three, { ...wanted, step: '/preview' })).json()).toMatchObject({
      unchanged: 0,
      invited: 3,
    })
    expect((await send(three, wanted)).json()).toMatchObject({ created: 0, invited: 3 })
    expect(await mails()).toBe(3)
    expect((await send(three, wanted)).json()).toMatchObject({ unchanged: 3, invited: 0 })
    expect(await mails()).toBe(3)
  })

  it('lets in who waits for the fair, once, and tells them; whom it has refused stays refused', async () => {
    const { visitor1, visitor2, press } = platform.seeded.people
    const states = () =>
      many<{ user: number; state: number }>(db())`
        select user_id as user, is_validated as state from fair_user
        where fair_id = ${fair} and user_id = any(${[visitor1.id, visitor2.id, press.id]}::int[]) order by 1`
    const set = async (state: number, ...ids: number[]) =>
      await sql`update fair_user set is_validated = ${state} where fair_id = ${fair}
        and user_id = any(${ids}::int[])`.execute(db())
    await set(0, visitor1.id, press.id)
    await set(2, visitor2.id)
    const before = await states()
    const list = csv(...[visitor1, visitor2, press].map(({ email }) => `${email};Ada;Verre;;;;;`))
    const preview = (await send(list, { step: '/preview' })).json()
    expect(preview).toMatchObject({ rows: 3, validated: 2, joined: 0, unchanged: 1 })
    expect(await states()).toEqual(before)
    const done = (await send(list)).json()
    expect(done).toEqual({ ...preview, run: expect.any(Number) })
    const stateOf = async (id: number) => (await states()).find(({ user }) => user === id)?.state
    expect([await stateOf(visitor1.id), await stateOf(visitor2.id), await stateOf(press.id)]).toEqual([
      1, 2, 1,
    ])
    const told = await many<{ to: string }>(db())`
      select recipient as "to" from outbox_mail where kind = 'account_validated' order by recipient`
    expect(told.map(({ to }) => to)).toEqual([press.email, visitor1.email].toSorted())
    expect((await send(list)).json()).toMatchObject({ validated: 0, unchanged: 3 })
    const undone = await platform.call('organizer1', {
      method: 'POST',
      url: `/api/fairs/${fair}/import_runs/${done.run}/undo`,
    })
    expect([undone.statusCode, await states()]).toEqual([204, before])
  })

  it('changes nothing when the same file comes again, and writes no more than what is new in it', async () => {
    await send(three)
    const before = await count()
    expect((await send(three)).json()).toMatchObject({ rows: 3, unchanged: 3, created: 0, updated: 0 })
    expect(await count()).toEqual(before)
    const mended = three.replace('Ada;Verre', 'Ada;Verrier')
    expect((await send(mended)).json()).toMatchObject({ unchanged: 2, created: 0, updated: 1 })
    expect((await person('ada@mail.test'))?.name).toBe('Ada Verrier')
  })

  it('says what is wrong with its line, and writes nothing', async () => {
    const before = await count()
    const broken = csv(
      'ada@mail.test;Ada;Verre;;;;;',
      'nobody;Nemo;;;;;;',
      'ADA@mail.test;Ada;Again;;;;;',
      'x@mail.test;X;Y;Roi;;;Narnia;tlh',
      'y@mail.test;Y;Z;5;Nowhere;;;',
    )
    const preview = (await send(broken, { step: '/preview' })).json()
    const problems = preview.problems.map((one: { line: number; field: string; code: string }) => [
      one.line,
      one.field,
      one.code,
    ])
    expect(problems).toEqual([
      [3, 'email', 'email_invalid'],
      [3, 'lastName', 'required'],
      [4, 'email', 'import_email_twice'],
      [5, 'country', 'import_country_unknown'],
      [5, 'locale', 'import_language_unknown'],
      [5, 'userType', 'import_type_unknown'],
      [6, 'firm', 'import_firm_unknown'],
    ])
    expect(preview.wrongLines.split('\r\n')).toHaveLength(6)
    const refused = await send(broken)
    expect([refused.statusCode, refused.json().message_code]).toEqual([422, 'import_has_problems'])
    expect(await count()).toEqual(before)
  })

  it('takes neither more lines nor more bytes than it can hold, and no column that gives rights', async () => {
    const before = await count()
    const lines = Array.from({ length: importLimits.rows + 1 }, (_, n) => `many${n}@mail.test;A;B;;;;;`)
    expect((await send(csv(...lines), { step: '/preview' })).statusCode).toBe(422)
    expect((await send('x'.repeat(importLimits.bytes + 1), { step: '/file' })).statusCode).toBe(413)
    const raised =
      'E-mail;Prénom;Nom;roles;isValidated;isFirmAdmin;password\nup@mail.test;Up;Ward;ROLE_SUPER_ADMIN;1;true;Small-2026!'
    const { mapping } = (await send(raised, { step: '/file' })).json()
    expect(mapping).toEqual({ email: 0, firstName: 1, lastName: 2 })
    expect(await count()).toEqual(before)
    expect((await send(raised)).json()).toMatchObject({ created: 1 })
    expect((await person('up@mail.test'))?.roles).toEqual(['ROLE_VISITOR'])
    const formula = csv('=1+1;=HYPERLINK(1);@SUM(1);;;;;')
    const { wrongLines } = (await send(formula, { step: '/preview' })).json()
    expect(wrongLines).toContain("'=HYPERLINK(1)")
    expect(wrongLines).not.toMatch(/(^|[,;\r\n])"?[=@]/)
  })

  it('calls those invited who were written to, and only those', async () => {
    const states = async () => {
      const { body } = await platform.call('organizer1', { url: '/api/users/back/list?itemsPerPage=100' })
      return (JSON.parse(body) as { email: string; account: string }[])
        .filter(({ email }) => /@quiet\.test$/.test(email))
        .map(({ account }) => account)
    }
    const quiet = csv('q@quiet.test;Q;Quiet;;;;;')
    await send(quiet)
    expect(await states()).toEqual(['imported'])
    await send(quiet, { query: 'hasRight=true&invites=true' })
    expect(await states()).toEqual(['invited'])
  })

  it.each([
    ['refused by the fair', sql`update fair_user set is_validated = 2 where user_id = `],
    ['refused by the platform', sql`update app_user set is_validated = 2 where id = `],
    ['locked', sql`update app_user set is_disabled = true where id = `],
  ])('writes to nobody who was %s', async (_, refuse) => {
    await send(csv('q@quiet.test;Q;Quiet;;;;;'))
    const { id = 0 } = (await person('q@quiet.test')) ?? {}
    await sql`${refuse}${id}`.execute(db())
    for (const row of ['q@quiet.test;Q;Quiet;;;;;', 'q@quiet.test;Q;Quiet;Intervenant;;;;'])
      expect((await send(csv(row), { query: 'hasRight=true&invites=true' })).json()).toMatchObject({
        invited: 0,
        offered: 0,
        unchanged: 1,
      })
    expect(await sql`select 1 from outbox_mail where recipient = 'q@quiet.test'`.execute(db())).toMatchObject(
      {
        rows: [],
      },
    )
  })

  it.each([
    ['', 'Aéro Sud'],
    [', written with Cyrillic letters', 'Аérо Sud'],
    [', written with a nought', 'AER0 Sud'],
  ])('gives nobody to a firm that waits under the name of an exhibitor%s', async (_, name) => {
    await sql`with f as (insert into firm (name) values (${name}) returning id) insert into fair_firm (fair_id, firm_id, is_validated) select ${fair}, id, 0 from f`.execute(
      platform.services.database.kysely,
    )
    const preview = (await send(csv('y@mail.test;Y;Z;5;AERO SUD;;;'), { step: '/preview' })).json()
    expect(preview.problems).toEqual([
      { line: 2, field: 'firm', value: 'AERO SUD', code: 'import_firm_waiting' },
    ])
  })

  it('is refused to whoever does not say that they may', async () => {
    const refused = await send(three, { query: '' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { hasRight: ['import_right_required'] },
    ])
    expect(await person('ada@mail.test')).toBeUndefined()
  })
})

describe('who may import whom', () => {
  it('an organizer into the own fair alone, nobody else at all', async () => {
    const before = await count()
    for (const step of ['/file', '/preview', '']) {
      const { fair2 } = platform.seeded.fairs
      expect([403, 404]).toContain((await send(three, { step, into: fair2 })).statusCode)
      for (const who of ['clusterAdmin', 'firmAdminA', 'visitor1', null] as const)
        expect([401, 403], `${who}`).toContain((await send(three, { step, who })).statusCode)
    }
    expect(await count()).toEqual(before)
  })

  it('nobody makes somebody above what they may make, by the file or for the whole of it', async () => {
    for (const [who, type] of [
      ['organizer1', 1],
      ['organizer1', 2],
      ['organizer1', 4],
      ['superAdmin', 1],
    ] as const) {
      const row = csv(`boss@mail.test;Big;Boss;${type};;;;`)
      const told = (await send(row, { who, step: '/preview' })).json()
      expect(told.problems, `${who} ${type}`).toMatchObject([{ line: 2, code: 'type_forbidden' }])
      expect((await send(row, { who })).statusCode).toBe(422)
      const whole = csv('boss@mail.test;Big;Boss;;;;;')
      expect((await send(whole, { who, query: `hasRight=true&userType=${type}` })).statusCode).toBe(422)
    }
    expect(await person('boss@mail.test')).toBeUndefined()
  })

  it('nobody’s account elsewhere is drawn in or told of, and nobody’s own words are overwritten', async () => {
    const { visitor9, visitor1, superAdmin } = platform.seeded.people
    const file = csv(
      `${visitor9.email};Taken;Over;;;;;`,
      `${visitor1.email};Taken;Over;;;;;`,
      `${superAdmin.email};Taken;Over;;;;;`,
    )
    const done = (await send(file)).json()
    expect(done).toMatchObject({ unchanged: 3, elsewhere: 2, joined: 0, updated: 0 })
    expect(JSON.stringify(done)).not.toContain('visitor9')
    for (const { email } of [visitor9, visitor1, superAdmin])
      expect((await person(email))?.name).not.toContain('Over')
    expect((await person(visitor9.email))?.fairs).toEqual([platform.seeded.fairs.fair2])
  })

  it('a super admin brings somebody of another fair into this one as they are', async () => {
    const { visitor9 } = platform.seeded.people
    const file = csv(`${visitor9.email};Taken;Over;3;;;;`)
    expect((await send(file, { who: 'superAdmin' })).json()).toMatchObject({ joined: 1, updated: 0 })
    expect(await person(visitor9.email)).toMatchObject({
      roles: ['ROLE_VISITOR'],
      fairs: [fair, platform.seeded.fairs.fair2],
    })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registrationOf } from '#app/server/testing/registration.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mailsTo, tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ TRUST_PROXY: '1' })
})
afterAll(() => platform.close())

let address = 0
/** Each from an address of its own, unless one is named: the limit is by address. */
const post = (url: string, payload: object, from = `10.1.${Math.floor(++address / 250)}.${address % 250}`) =>
  platform.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'x-forwarded-for': from } })

const password = 'Lanterne-42!'
const count = async (email: string) =>
  (await many(platform.services.database.kysely)`select 1 from app_user where email = ${email}`).length
const change = (column: string, value: unknown, fair = 'fair-one') =>
  sql`update fair set ${sql.ref(column)} = ${value} where homepage = ${fair}`.execute(
    platform.services.database.kysely,
  )

describe('registering as a visitor', () => {
  it('opens the account once the address is confirmed, and not before', async () => {
    const answer = await post('/register/visitor', registrationOf('nora@mail.test'))
    expect([answer.statusCode, answer.json()]).toEqual([201, { email: 'nora@mail.test', isValidated: 1 }])
    const login = () => post('/login', { email: 'nora@mail.test', password })
    expect((await login()).json().message_code).toBe('email_unconfirmed')
    const token = await tokenFrom(platform.services.database, 'nora@mail.test', 'registration_confirm')
    const confirmed = await post('/register/confirm', { token })
    expect(confirmed.json()).toEqual({
      email: 'nora@mail.test',
      isValidated: 1,
      homepage: 'fair-one',
      next: null,
    })
    const session = await login()
    expect(session.json().user).toMatchObject({ roles: ['ROLE_VISITOR'], audiences: ['visitor'] })
    expect((await post('/register/confirm', { token })).json().message_code).toBe('token_invalid')
  })

  it('confirmed by a mail that was asked for again leads to the fair and the page from which they came', async () => {
    const email = 'again@mail.test'
    await post('/register/visitor', registrationOf(email, { next: '/fair-one/jobs/list' }))
    const last = () => tokenFrom(platform.services.database, email, 'registration_confirm')
    const first = await last()
    expect((await post('/register/resend', { email })).statusCode).toBe(200)
    expect((await post('/register/confirm', { token: first })).statusCode).toBe(422)
    expect((await post('/register/confirm', { token: await last() })).json()).toMatchObject({
      homepage: 'fair-one',
      next: '/fair-one/jobs/list',
    })
  })

  it('waits for the organizer where the fair says so, and is told the answer', async () => {
    await change('is_validating_users', true)
    const answer = await post('/register/visitor', registrationOf('waits@mail.test'))
    await change('is_validating_users', false)
    expect(answer.json().isValidated).toBe(0)
    const { database } = platform.services
    await post('/register/confirm', {
      token: await tokenFrom(database, 'waits@mail.test', 'registration_confirm'),
    })
    const { token, user } = (await post('/login', { email: 'waits@mail.test', password })).json()
    expect(user.isValidated).toBe(0)
    const see = () =>
      platform.app.inject({
        url: `/api/users/${platform.seeded.people.contactA.id}/bcard`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await see()).statusCode).toBe(404)
    const decide = (who: 'organizer1' | 'organizer2') =>
      platform.call(who, {
        method: 'POST',
        url: '/api/fair_users/validate',
        payload: { ids: [user.fairUsers[0].id], isValidated: 1 },
      })
    expect((await decide('organizer2')).statusCode).toBe(404)
    expect((await decide('organizer1')).json()).toEqual({ changed: 1 })
    expect((await see()).statusCode).toBe(200)
    expect((await mailsTo(database, 'waits@mail.test')).map(mail => mail.kind)).toEqual([
      'registration_confirm',
      'registration_waiting',
      'account_validated',
    ])
  })

  it('offers the lists of its form in the language of whoever reads it, and no other list', async () => {
    const read = (field: string, language: string) =>
      platform.app.inject({
        url: `/api/registration_choices/${field}`,
        headers: { 'accept-language': language },
      })
    const labels = async (language: string) =>
      (await read('languages', language)).json().map((choice: { label: string }) => choice.label)
    expect(await labels('fr')).toContain('Anglais')
    expect(await labels('de')).toContain('Englisch')
    expect((await read('app_user', 'fr')).statusCode).toBe(404)
  })

  it('names everything that is wrong at once', async () => {
    const answer = await post('/register/visitor', {
      fair: 'fair-one',
      email: 'x@mail.test',
      password: 'short',
      passwordConfirmation: 'other',
      firstName: 'X',
      languages: [1, '/api/languages/1'],
      customUnknown: 'x',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      password: ['password_too_short', 'password_uppercase', 'password_digit', 'password_sign'],
      passwordConfirmation: ['password_mismatch'],
      lastName: ['required'],
      acceptCondition: ['condition_required'],
      languages: ['languages_repeated'],
      customUnknown: ['unknown_field'],
    })
    expect(
      (await post('/register/visitor', registrationOf('x@mail.test', { country: 9999 }))).json().errors,
    ).toEqual({
      country: ['relation_not_found'],
    })
  })

  it('asks for a password once, and takes it twice only where both are the same', async () => {
    const once = { passwordConfirmation: undefined }
    expect((await post('/register/visitor', registrationOf('once@mail.test', once))).statusCode).toBe(201)
    const other = registrationOf('twice@mail.test', { passwordConfirmation: 'Other-2026!' })
    expect((await post('/register/visitor', other)).json().errors).toEqual({
      passwordConfirmation: ['password_mismatch'],
    })
  })

  it.each(['Password1!', 'P@ssw0rd123!', 'Bonjour2026!', 'Azerty123!'])(
    'refuses %s, which everybody guesses',
    async guess => {
      const answer = await post(
        '/register/visitor',
        registrationOf('y@mail.test', { password: guess, passwordConfirmation: guess }),
      )
      expect(answer.json().errors).toEqual({ password: ['password_common'] })
    },
  )

  it.each([129, 1000, 1001, 100_000])('takes no password of %i signs', async length => {
    const password = `Aa1!${'x'.repeat(length - 4)}`
    const answer = await post(
      '/register/visitor',
      registrationOf('z@mail.test', { password, passwordConfirmation: password }),
    )
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain('password')
  })

  it.each([
    ['roles', ['ROLE_SUPER_ADMIN']],
    ['isValidated', 1],
    ['userType', 1],
    ['firm', 1],
    ['emailConfirmedAt', '2026-01-01'],
  ])('takes no %s', async (field, value) => {
    const answer = await post('/register/visitor', registrationOf('raise@mail.test', { [field]: value }))
    expect([answer.statusCode, answer.json().detail]).toEqual([422, field])
  })

  it('is refused where the fair is closed to it', async () => {
    await change('is_registration_user_homepage', false, 'fair-two')
    const answer = await post('/register/visitor', registrationOf('late@mail.test', { fair: 'fair-two' }))
    expect([answer.statusCode, answer.json().message_code]).toEqual([403, 'registration_closed'])
    await change('is_registration_user_homepage', true, 'fair-two')
  })

  it('says that an address is taken, and to nobody more than five times an hour', async () => {
    const answers = []
    for (let time = 0; time < 6; time += 1)
      answers.push(await post('/register/visitor', registrationOf('VISITOR1@small.test'), '10.9.9.9'))
    expect(answers.slice(0, 5).map(answer => answer.json().errors)).toEqual(
      Array(5).fill({ email: ['email_exist'] }),
    )
    expect(answers[5]?.statusCode).toBe(429)
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('lets more come from one address where the setting says so', async () => {
    const own = await testPlatform({ REGISTRATIONS_PER_HOUR: '7' })
    const statuses: number[] = []
    for (let time = 0; time < 8; time += 1) {
      const payload = registrationOf(`school${time}@mail.test`)
      statuses.push(
        (await own.app.inject({ method: 'POST', url: '/api/register/visitor', payload })).statusCode,
      )
    }
    await own.close()
    expect(statuses).toEqual([...Array(7).fill(201), 429])
  })

  it('leaves neither account nor mail behind when the fair is full', async () => {
    await sql`update fair set max_users = user_count + 2 where homepage = 'fair-one'`.execute(
      platform.services.database.kysely,
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => post('/register/visitor', registrationOf(`full${at}@mail.test`))),
    )
    await change('max_users', 20000)
    const codes = answers.map(answer => answer.statusCode).sort()
    expect(codes).toEqual([201, 201, 409, 409, 409, 409])
    expect(answers.find(answer => answer.statusCode === 409)?.json().message_code).toBe('limit_reached')
    for (const [at, answer] of answers.entries()) {
      expect(await count(`full${at}@mail.test`)).toBe(answer.statusCode === 201 ? 1 : 0)
      expect(await mailsTo(platform.services.database, `full${at}@mail.test`)).toHaveLength(
        answer.statusCode === 201 ? 1 : 0,
      )
    }
  })

  it('writes in the language of whoever registers, with a link to the configured address', async () => {
    await platform.app.inject({
      method: 'POST',
      url: '/api/register/visitor',
      payload: registrationOf('gast@mail.test', { firstName: '<b>Gast</b>' }),
      headers: {
        'accept-language': 'de',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '10.2.0.1',
      },
    })
    const [mail] = await mailsTo(platform.services.database, 'gast@mail.test')
    expect(mail).toMatchObject({ locale: 'de', subject: 'fair-one: Bestätigen Sie Ihre E-Mail-Adresse' })
    expect(mail?.text).toContain('http://localhost:3000/fair-one/register/confirmation#token=')
    expect(mail?.html).not.toContain('<b>Gast')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  it('lets somebody with an account come to another fair, once', async () => {
    const join = () =>
      platform.call('visitor1', {
        method: 'POST',
        url: '/api/register/join',
        payload: { fair: 'fair-two', acceptCondition: true },
      })
    const offered = async (who: 'visitor1' | 'organizer1') =>
      (await platform.call(who, { url: '/api/register/fairs' }))
        .json()
        .map((fair: { homepage: string }) => fair.homepage)
    expect(await offered('visitor1')).toContain('fair-two')
    expect(await offered('organizer1')).toEqual([])
    expect((await join()).statusCode).toBe(201)
    expect((await join()).json().message_code).toBe('fair_user_taken')
    expect(await offered('visitor1')).not.toContain('fair-two')
  })
})

describe('registering a firm', () => {
  const firm = {
    firmName: 'Ateliers Blanc',
    firmWebsite: 'https://blanc.example',
    firmSectors: [2, 1],
    firmType: 1,
  }

  it('makes the firm and its administrator, who are validated together', async () => {
    const { database } = platform.services
    const answer = await post('/register/exhibitor', registrationOf('boss@mail.test', firm))
    expect([answer.statusCode, answer.json().isValidated]).toEqual([201, 0])
    await post('/register/confirm', {
      token: await tokenFrom(database, 'boss@mail.test', 'registration_confirm'),
    })
    const user = (await post('/login', { email: 'boss@mail.test', password })).json().user
    expect(user).toMatchObject({
      firm: { name: 'Ateliers Blanc' },
      audiences: ['firmAdmin'],
      labels: ['exhibitor', 'wholeFirm'],
      isValidated: 0,
    })
    const row = await maybeOne<{ id: number }>(database.kysely)`
      select id from fair_firm where firm_id = ${user.firm.id}`
    expect(
      (
        await platform.call('organizer1', {
          method: 'PUT',
          url: `/api/fair_firms/${row?.id}`,
          payload: { isValidated: 1 },
        })
      ).statusCode,
    ).toBe(200)
    const again = (await post('/login', { email: 'boss@mail.test', password })).json().user
    expect([again.isValidated, again.fairUsers[0].isValidated]).toEqual([1, 1])
  })

  it('needs a name and a web address that is one', async () => {
    expect(
      (
        await post('/register/exhibitor', registrationOf('n@mail.test', { ...firm, firmName: undefined }))
      ).json().errors,
    ).toEqual({
      firmName: ['required'],
    })
    const { errors } = (
      await post(
        '/register/exhibitor',
        registrationOf('n@mail.test', { ...firm, firmWebsite: 'javascript:alert(1)' }),
      )
    ).json()
    expect(errors.firmWebsite).toContain('url_invalid')
    expect(await count('n@mail.test')).toBe(0)
  })
})

describe('the form', () => {
  const url = '/api/visitor_registration_form_composition/block'
  const read = async () => (await platform.app.inject({ url: `${url}?type=visitor&fair=fair-two` })).json()
  const compose = (who: 'superAdmin' | 'organizer1', blocks: object[], version?: number) =>
    platform.call(who, {
      method: 'POST',
      url,
      payload: { type: 'visitor', fair: 'fair-two', blocks, ...(version !== undefined && { version }) },
    })

  it('is composed by the super admin, and then demands what it shows', async () => {
    const { blocks, version } = await read()
    const badge = {
      identifier: 'customBadge',
      label: { fr: 'Badge', en: 'Badge' },
      required: true,
      type: 'text',
    }
    expect((await compose('organizer1', blocks)).statusCode).toBe(403)
    const stored = await compose('superAdmin', [...blocks, badge], version)
    expect(stored.statusCode).toBe(200)
    expect((await read()).blocks.at(-1)).toEqual(badge)
    const lacking = await post('/register/visitor', registrationOf('badge@mail.test', { fair: 'fair-two' }))
    expect(lacking.json().errors).toEqual({ customBadge: ['required'] })
    expect(
      (
        await post(
          '/register/visitor',
          registrationOf('badge@mail.test', { fair: 'fair-two', customBadge: 'B-12' }),
        )
      ).statusCode,
    ).toBe(201)
  })

  it('refuses identifiers that are unknown or twice there, and a form without a password', async () => {
    const { blocks } = await read()
    const own = { label: { fr: 'A' }, required: false, type: 'text' }
    const answer = await compose('superAdmin', [
      ...blocks.filter((block: { identifier: string }) => block.identifier !== 'password'),
      { ...own, identifier: 'badge' },
      { ...own, identifier: 'customA' },
      { ...own, identifier: 'customA' },
    ])
    expect(Object.values(answer.json().errors).flat().sort()).toEqual([
      'form_incomplete',
      'identifier_custom',
      'identifier_taken',
    ])
  })

  it('is not overwritten by whoever saw an older one', async () => {
    const { blocks, version } = await read()
    expect((await compose('superAdmin', blocks, version)).statusCode).toBe(200)
    expect((await compose('superAdmin', blocks, version)).statusCode).toBe(412)
  })
})

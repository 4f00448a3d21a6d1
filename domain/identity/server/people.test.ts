import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filePart, form, picture, sendForm } from '#app/server/testing/forms.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { mailsTo, tokenFrom } from './testing/read-mails.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
let people = 0
const someone = (more: object = {}) => ({
  email: `p${++people}@mail.test`,
  firstName: 'Paul',
  lastName: 'Petit',
  ...more,
})
const send = (who: Who, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
const status = async (who: Who, url: string, payload: object) =>
  (await send(who, 'POST', url, payload)).statusCode
const get = (who: Who, url: string) => platform.call(who, { url: `/api${url}` })

const upload = async (who: Who) =>
  (await sendForm(platform, form(filePart(await picture().png().toBuffer())), { who })).json().id

const everybody = [
  'superAdmin',
  'superOrganizer',
  'organizer1',
  'firmAdminA',
  'contactA',
  'visitor1',
  'press',
  null,
] as const

describe('somebody’s languages', () => {
  it('are each chosen once', async () => {
    const { id } = platform.world.people.visitor1
    const twice = await send('visitor1', 'PUT', `/users/${id}`, { languages: [1, 1] })
    expect([twice.statusCode, twice.json().errors]).toEqual([422, { languages: ['languages_repeated'] }])
    expect((await send('visitor1', 'PUT', `/users/${id}`, { languages: [1, 2] })).statusCode).toBe(200)
  })
})

describe('where somebody is found', () => {
  const found = async (meetingLinks: object) => {
    const { id } = platform.world.people.visitor1
    const answer = await send('visitor1', 'PUT', `/users/${id}`, { meetingLinks })
    return answer.statusCode === 200 ? answer.json().meetingLinks : answer.json().errors
  }

  it.each(['live:maud', 'live:.cid.1a2b3c4d', 'maud.durand', 'https://join.skype.com/abc'])(
    'in Skype may be a name or an address: %s',
    async skype => expect(await found({ skype })).toEqual({ skype }),
  )

  it.each([
    { skype: 'skype:maud?call' },
    { skype: 'a b' },
    { skype: 'javascript:alert(1)' },
    { zoom: 'live:maud' },
    { zoom: 'maud.durand' },
  ])('elsewhere is an address, and is never what a browser would run: %j', async links => {
    const [code] = Object.keys(links)
    expect(await found(links)).toEqual({ [`meetingLinks.${code}`]: ['url_invalid'] })
  })
})

describe('an address under a name that is no code', () => {
  it.each(['socialLinks', 'meetingLinks'])('is refused in %s, whatever it is', async field => {
    const { id } = platform.world.people.visitor1
    for (const value of ['javascript:alert(1)', 'https://a.example', { deep: 1 }]) {
      const answer = await send('visitor1', 'PUT', `/users/${id}`, { [field]: { 'Not a code': value } })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { [`${field}.Not a code`]: ['unknown_field'] },
      ])
    }
  })
})

describe('inviting', () => {
  it.each([
    ['/users/super-organizer', {}, ['superAdmin']],
    ['/users/organizer', { fair: 'fair-one' }, ['superAdmin', 'superOrganizer', 'organizer1']],
    ['/visitors/create', { fair: 'fair-one' }, ['superAdmin', 'superOrganizer', 'organizer1']],
    ['/users', { fair: 'fair-one', userType: 7 }, ['superAdmin', 'superOrganizer', 'organizer1']],
    // Who speaks in a fair or watches over it is invited by its organizers.
    ['/users', { fair: 'fair-one', userType: 8 }, ['superAdmin', 'organizer1']],
    ['/users', { fair: 'fair-one', userType: 9 }, ['superAdmin', 'organizer1']],
    ['/users', { fair: 'fair-one', userType: '3' }, ['superAdmin', 'superOrganizer', 'organizer1']],
    ['/users', { fair: 'fair-one', userType: 4 }, ['superAdmin']],
  ])('POST %s %j is for %j', async (url, body, allowed) => {
    for (const who of everybody) {
      const code = await status(who, url, someone(body))
      if (who !== null && (allowed as string[]).includes(who)) expect(code, `${who}`).toBe(201)
      else expect(who === null ? [401] : [403], `${who}`).toContain(code)
    }
  })

  it('ends at the fairs that one runs', async () => {
    for (const url of ['/users/organizer', '/visitors/create'])
      expect(await status('organizer2', url, someone({ fair: 'fair-one' }))).toBe(403)
    expect(await status('organizer1', '/visitors/create', someone({ fair: 'fair-two' }))).toBe(404)
  })

  it.each([[1], [2], [7], [11], [undefined]])(
    'of a kind that the call does not make, %j, makes a visitor',
    async userType => {
      for (const who of ['superAdmin', 'superOrganizer', 'organizer1'] as const) {
        const made = await send(who, 'POST', '/users', someone({ fair: 'fair-one', userType }))
        expect(made.json()).toMatchObject({ roles: ['ROLE_VISITOR'], userType: { id: 7 } })
      }
      expect(await status('firmAdminA', '/users', someone({ userType }))).toBe(403)
    },
  )

  it('takes a face and where somebody is found along, of pictures that one may use', async () => {
    const face = await upload('organizer1')
    const sent = {
      socialLinks: { linkedin: 'https://www.linkedin.com/in/a' },
      meetingLinks: { skype: 'live:maud', zoom: 'https://zoom.example/j/1' },
    }
    const body = someone({ ...sent, fair: 'fair-one', picture: face })
    const made = await send('organizer1', 'POST', '/visitors/create', body)
    expect(made.statusCode, made.body).toBe(201)
    const {
      socialLinks,
      meetingLinks,
      picture: kept,
    } = (await get('organizer1', `/users/${made.json().id}`)).json()
    expect({ socialLinks, meetingLinks, picture: kept.id }).toEqual({
      ...sent,
      picture: face,
    })
    const foreign = await upload('organizer2')
    const refused = await send(
      'organizer1',
      'POST',
      '/visitors/create',
      someone({ fair: 'fair-one', picture: foreign }),
    )
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { picture: ['relation_not_found'] }])
  })

  it.each([[[3]], [3.5], [{ id: 0 }], ['x'], [0]])('takes no kind like %j', async userType => {
    expect(await status('organizer1', '/users', someone({ fair: 'fair-one', userType }))).toBe(422)
  })

  it('staff is for the own stands: neither another firm’s nor somebody of another firm', async () => {
    const { stands, firms, people: known } = platform.world
    for (const url of ['/exhibitors/stand-admin', '/exhibitors/stand-contact']) {
      expect(await status('firmAdminA', url, someone({ stand: stands.a }))).toBe(201)
      expect(await status('standAdminA', url, someone({ stand: stands.a }))).toBe(201)
      expect(await status('firmAdminA', url, someone({ stand: stands.b }))).toBe(403)
      expect(await status('firmAdminA', url, someone({ stand: stands.hidden }))).toBe(404)
      expect(await status('firmAdminA', url, someone({ stand: stands.z }))).toBe(404)
      expect(await status('firmAdminA', url, someone({ firm: firms.b }))).toBe(403)
      expect(await status('contactA', url, someone({ stand: stands.a }))).toBe(403)
      expect(await status('visitor1', url, someone({ stand: stands.a }))).toBe(403)
      const taken = await send(
        'firmAdminA',
        'POST',
        url,
        someone({ stand: stands.a, email: known.contactB.email }),
      )
      // Somebody with an account is asked first, once.
      expect([taken.statusCode, taken.json().id ?? taken.json().message_code ?? null]).toEqual(
        url.endsWith('admin') ? [201, null] : [409, 'user_exist'],
      )
      const here = await send(
        'firmAdminA',
        'POST',
        url,
        someone({ stand: stands.a, email: known.contactA.email.toUpperCase() }),
      )
      expect([here.statusCode, here.json().message_code]).toEqual([409, 'user_exist'])
    }
    // A stand's administrator does not make one of the whole firm.
    expect(await status('standAdminA', '/exhibitors/stand-admin', someone({ firm: firms.a }))).toBe(403)
  })

  it('sends a link by which the person chooses a password and is in', async () => {
    const { database } = platform.services
    const person = someone({ stand: platform.world.stands.a, locale: 'nl' })
    expect(await status('firmAdminA', '/exhibitors/stand-contact', person)).toBe(201)
    expect((await mailsTo(database, person.email))[0]).toMatchObject({ kind: 'invitation', locale: 'nl' })
    const token = await tokenFrom(database, person.email, 'invitation')
    const password = 'Lanterne-42!'
    expect(await status(null, '/password/reset', { token, password, passwordConfirmation: password })).toBe(
      204,
    )
    const { user } = (await send(null, 'POST', '/login', { email: person.email, password })).json()
    expect(user).toMatchObject({ audiences: ['standContact'], firm: { name: 'Firm A' }, isValidated: 1 })
  })

  it('sends no link to a page that is not there yet: a fair in preparation is seen once one is in', async () => {
    const { database } = platform.services
    const stage = (state: number) =>
      sql`update fair set fair_status_id = ${state} where homepage = 'fair-one'`.execute(database.kysely)
    const linkTo = async (kind: string, address: string) => {
      const mail = (await mailsTo(database, address)).find(one => one.kind === kind)
      return /\/\/[^/]+(\/\S*)/.exec(mail?.text ?? '')?.[1]
    }
    const person = someone({ fair: 'fair-one' })
    await stage(fairStatus.preparation)
    expect(await status('organizer1', '/visitors/create', person)).toBe(201)
    expect(await linkTo('invitation', person.email)).toMatch(/^\/user\/password\/reset#invitation=/)
    const { visitor1 } = platform.world.people
    const { rows } = await sql<{ id: number }>`
      update fair_user set is_validated = 0 where user_id = ${visitor1.id} returning id`.execute(
      database.kysely,
    )
    const ids = rows.map(({ id }) => id)
    expect(await status('organizer1', '/fair_users/validate', { ids, isValidated: 1 })).toBe(200)
    expect(await linkTo('account_validated', visitor1.email)).toBe('/login?next=%2Ffair-one')
    await stage(fairStatus.open)
  })

  it('mails strangers within limits: fifty a day for a firm, two an hour to one address, all at once or not', async () => {
    await sql`delete from rate_limit`.execute(platform.services.database.kysely)
    await platform.as('firmAdminB')
    const answers = []
    for (let round = 0; round < 6; round += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () =>
            status('firmAdminB', '/exhibitors/stand-contact', someone({ stand: platform.world.stands.b })),
          ),
        )),
      )
    expect(answers.filter(code => code === 201)).toHaveLength(50)
    expect(answers.filter(code => code === 429)).toHaveLength(10)
    const stranger = someone({ fair: 'fair-one' })
    const statuses = []
    for (let time = 0; time < 3; time += 1) {
      const invited = await send('organizer1', 'POST', '/visitors/create', stranger)
      statuses.push(invited.statusCode)
      if (invited.statusCode === 201) await send('superAdmin', 'DELETE', `/users/${invited.json().id}`)
    }
    expect(statuses).toEqual([201, 201, 429])
  })

  it.each([
    ['https://evil.example', 'Petit'],
    ['Gagnez 1000 EUR evil.example/x', 'Petit'],
    ['Paul', 'www.evil'],
    ['Paul', 'paul@evil.example'],
  ])('takes no address for a name: %s %s', async (firstName, lastName) => {
    const field = firstName === 'Paul' ? 'lastName' : 'firstName'
    const refused = { [field]: ['name_is_address'] }
    const names = { firstName, lastName }
    for (const [who, url, more] of [
      ['organizer1', '/visitors/create', { fair: 'fair-one' }],
      ['firmAdminA', '/exhibitors/stand-contact', { stand: platform.world.stands.a }],
      [
        null,
        '/register/visitor',
        {
          fair: 'fair-one',
          password: 'Verriere-2027!',
          passwordConfirmation: 'Verriere-2027!',
          acceptCondition: true,
        },
      ],
    ] as const) {
      const answer = await send(who, 'POST', url, { ...someone(names), ...more })
      expect(answer.statusCode, url).toBe(422)
      expect(answer.json().errors, url).toMatchObject(refused)
    }
    const { speaker } = platform.world.people
    const own = (payload: object) => send('speaker', 'PUT', `/users/${speaker.id}`, payload)
    expect((await own(names)).json().errors).toEqual(refused)
    await sql`update app_user set first_name = ${firstName}, last_name = ${lastName} where id = ${speaker.id}`.execute(
      platform.services.database.kysely,
    )
    expect((await own({ ...names, city: 'Lille' })).statusCode).toBe(200)
    expect((await own({ firstName: 'speaker', lastName: 'Small' })).statusCode).toBe(200)
  })

  it('stops at the greatest number of organizers, and leaves nobody behind', async () => {
    const { kysely } = platform.services.database
    await sql`update fair set max_organizers = organizer_count where homepage = 'fair-two'`.execute(kysely)
    const person = someone({ fair: 'fair-two' })
    const answer = await send('organizer2', 'POST', '/users/organizer', person)
    expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'limit_reached'])
    expect(await mailsTo(platform.services.database, person.email)).toEqual([])
    expect((await sql`select 1 from app_user where email = ${person.email}`.execute(kysely)).rows).toEqual([])
  })
})

describe('lists of people', () => {
  it.each([
    ['/users/admins', ['superAdmin']],
    ['/users/super-organizers', ['superAdmin']],
    ['/users/organizers', ['superAdmin', 'superOrganizer', 'organizer1']],
    ['/users', ['superAdmin', 'superOrganizer', 'organizer1', 'firmAdminA']],
  ])('%s is for %j', async (url, allowed) => {
    for (const who of everybody) {
      const code = (await get(who, url)).statusCode
      const expected = who !== null && (allowed as string[]).includes(who) ? [200] : [401, 403]
      expect(expected, `${who} ${code}`).toContain(code)
    }
  })

  it('an organizer sees the organizers of the own fairs only', async () => {
    const ids = (
      (await get('organizer2', '/users/organizers?itemsPerPage=100')).json() as { id: number }[]
    ).map(one => one.id)
    expect(ids).toContain(platform.world.people.organizer2.id)
    expect(ids).not.toContain(platform.world.people.organizer1.id)
  })

  it('those to meet are cards of the own fairs: no visitor, no address', async () => {
    const answer = await get('visitor1', '/users/front/list/1?itemsPerPage=100')
    const rows = answer.json() as { firstName: string; roles: string[] }[]
    expect(Number(answer.headers['x-total-items'])).toBe(rows.length)
    expect(rows.map(row => row.firstName)).toEqual(
      expect.arrayContaining(['contactA', 'firmAdminB', 'speaker', 'organizer1']),
    )
    expect(rows.map(row => row.firstName)).not.toContain('firmAdminZ')
    expect(rows.filter(row => row.roles.includes('ROLE_VISITOR'))).toEqual([])
    expect(answer.body).not.toMatch(/@small|CANARY/)
    expect((await get('visitor9', '/users/front/list/1?fair=fair-one')).json()).toEqual([])
  })

  it('speakers of a fair that is open to all are shown to all, those of another are not', async () => {
    expect(
      ((await get(null, '/users/speakers?pagination=false&roles=ROLE_SPEAKER')).json() as object[]).length,
    ).toBe(1)
    expect((await get(null, '/users/speakers?fair=fair-two')).json()).toEqual([])
    expect((await get(null, '/users/speakers?roles=ROLE_SUPER_ADMIN')).statusCode).toBe(400)
  })

  it('give no signal by filters on what is hidden', async () => {
    for (const query of [
      'email=a',
      'order[email]=asc',
      'order[password]=asc',
      'passwordHash=x',
      'firm.users.email=x',
    ])
      expect((await get('firmAdminA', `/users?${query}`)).json().message_code, query).toBe('unknown_filter')
    expect((await get('visitor1', '/users/front/list/1?search=small.test')).json()).toEqual([])
  })
})

describe('a business card', () => {
  const card = async (who: Who, id: number) => {
    const answer = await get(who, `/users/${id}/bcard`)
    return answer.statusCode === 200 ? answer.json() : answer.statusCode
  }

  it('is for people of a shared fair; visitors do not see each other', async () => {
    const { contactA, firmAdminZ, visitor1, visitor2, speaker } = platform.world.people
    expect(await card('visitor1', contactA.id)).toMatchObject({
      firstName: 'contactA',
      firm: { name: 'Firm A' },
    })
    expect(await card('visitor1', speaker.id)).toMatchObject({ firstName: 'speaker' })
    expect(await card('visitor1', visitor2.id)).toBe(404)
    expect(await card('visitor1', visitor1.id)).toMatchObject({ firstName: 'visitor1' })
    expect(await card('firmAdminA', visitor2.id)).toMatchObject({ firstName: 'visitor2' })
    expect(await card('visitor1', firmAdminZ.id)).toBe(404)
    expect(await card(null, contactA.id)).toBe(401)
  })

  it('shows an address only where the person shows one and the fair hides none', async () => {
    const { kysely } = platform.services.database
    const { contactA } = platform.world.people
    await sql`update app_user set display_email = 'desk@firm.test' where id = ${contactA.id}`.execute(kysely)
    expect((await card('visitor1', contactA.id)).displayEmail).toBeNull()
    await sql`update fair set is_hiding_user_email = false where homepage = 'fair-one'`.execute(kysely)
    expect((await card('visitor1', contactA.id)).displayEmail).toBe('desk@firm.test')
  })

  it('shows a telephone number only while the person shows this very number', async () => {
    const { contactA, firmAdminZ } = platform.world.people
    const own = (payload: object) => send('contactA', 'PUT', `/users/${contactA.id}`, payload)
    const shown = async () => (await card('visitor1', contactA.id)).phone
    expect((await own({ phone: '+32 2 555 01 02', cell: '+32 470 11 22 33' })).statusCode).toBe(200)
    expect(await shown()).toBeNull()
    expect((await own({ isPhoneShown: true })).statusCode).toBe(200)
    expect(await shown()).toBe('+32 2 555 01 02')
    expect(await card('firmAdminZ', contactA.id)).toBe(404)
    expect(await card(null, contactA.id)).toBe(401)
    expect(await card('visitor1', firmAdminZ.id)).toBe(404)

    const corrected = await send('superAdmin', 'PUT', `/users/${contactA.id}`, { phone: '+32 2 555 99 99' })
    expect(corrected.json()).toMatchObject({ phone: '+32 2 555 99 99', isPhoneShown: false })
    expect(await shown()).toBeNull()
    expect((await own({ isPhoneShown: true, phone: null })).statusCode).toBe(200)
    expect(await shown()).toBeNull()
    // As an answer to a fair's question, say.
    await sql`update app_user set phone = '+32 2 555 03 03' where id = ${contactA.id}`.execute(
      platform.services.database.kysely,
    )
    expect(await shown()).toBeNull()
  })

  it('shows a telephone number by nobody’s word but the person’s', async () => {
    const { visitor1, contactA } = platform.world.people
    await sql`update app_user set is_phone_shown = false where id in (${visitor1.id}, ${contactA.id})`.execute(
      platform.services.database.kysely,
    )
    for (const who of ['superAdmin', 'superOrganizer', 'organizer1', 'firmAdminA'] as const)
      for (const { id } of [visitor1, contactA])
        expect([403, 404], who).toContain(
          (await send(who, 'PUT', `/users/${id}`, { isPhoneShown: true })).statusCode,
        )
    expect(
      (await send('superAdmin', 'PUT', `/users/${visitor1.id}`, { isPhoneShown: false })).statusCode,
    ).toBe(200)
  })
})

describe('changing people', () => {
  it('nobody changes, re-types or deletes their equals and betters', async () => {
    const { superAdmin, superOrganizer, organizer1 } = platform.world.people
    for (const id of [superAdmin.id, superOrganizer.id, organizer1.id]) {
      expect([403, 404]).toContain(
        (await send('superOrganizer', 'PUT', `/users/${superAdmin.id}`, { jobTitle: 'x' })).statusCode,
      )
      expect([403, 404]).toContain((await send('organizer1', 'DELETE', `/users/${id}`)).statusCode)
      expect([403, 404]).toContain(
        (await send('organizer1', 'PUT', `/users/${id}/type`, { userType: 7 })).statusCode,
      )
    }
    expect((await send('superAdmin', 'DELETE', `/users/${superAdmin.id}`)).statusCode).toBe(403)
  })

  it('an organizer takes a visitor out of the own fair; the account and its other fairs stay', async () => {
    const { kysely } = platform.services.database
    const { visitor2 } = platform.world.people
    expect((await send('organizer2', 'DELETE', `/users/${visitor2.id}`)).statusCode).toBe(404)
    await sql`insert into fair_user (fair_id, user_id, is_validated) select id, ${visitor2.id}, 1 from fair where homepage = 'fair-two'`.execute(
      kysely,
    )
    expect((await send('organizer1', 'DELETE', `/users/${visitor2.id}`)).statusCode).toBe(204)
    const { rows } = await sql<{
      homepage: string
    }>`select homepage from fair_user m join fair f on f.id = m.fair_id where user_id = ${visitor2.id}`.execute(
      kysely,
    )
    expect(rows).toEqual([{ homepage: 'fair-two' }])
  })

  it('another kind of person has other rights, and their sessions end', async () => {
    const { press } = platform.world.people
    const headers = await platform.as('press')
    expect(
      (await send('superAdmin', 'PUT', `/users/${press.id}/type`, { userType: 3, fair: 'fair-one' }))
        .statusCode,
    ).toBe(204)
    expect((await platform.app.inject({ url: '/api/user/detail', headers })).statusCode).toBe(401)
    expect((await send('superAdmin', 'PUT', `/users/${press.id}/type`, { userType: 1 })).statusCode).toBe(403)
    expect(
      (await send('superAdmin', 'PUT', `/users/${press.id}/type`, { userType: 5 })).json().errors,
    ).toEqual({ userType: ['firm_required'] })
  })

  it('a firm’s administrator looks after the own staff only, and one always stays', async () => {
    const { contactA, contactB, firmAdminA } = platform.world.people
    expect(
      (await send('firmAdminA', 'PUT', `/exhibitors/staff/${contactA.id}`, { canRecruit: true })).statusCode,
    ).toBe(204)
    expect(
      (await send('firmAdminA', 'PUT', `/exhibitors/staff/${contactB.id}`, { canRecruit: true })).statusCode,
    ).toBe(404)
    expect(
      (await send('standAdminA', 'PUT', `/exhibitors/staff/${contactA.id}`, { canRecruit: true })).statusCode,
    ).toBe(404)
    const last = await send('firmAdminA', 'DELETE', `/exhibitors/staff/${firmAdminA.id}`)
    expect([last.statusCode, last.json().message_code]).toEqual([409, 'last_firm_admin'])
    const headers = await platform.as('contactA')
    expect((await send('firmAdminA', 'DELETE', `/exhibitors/staff/${contactA.id}`)).statusCode).toBe(204)
    const detail = (await platform.app.inject({ url: '/api/user/detail', headers })).json()
    expect(detail).toMatchObject({ firm: null, audiences: ['visitor'] })
  })

  it('a firm’s administrator reads how to reach the staff, not how they live', async () => {
    const { standAdminA } = platform.world.people
    const row = (await get('firmAdminA', `/users/${standAdminA.id}`)).json()
    expect(row.email).toBe(standAdminA.email)
    for (const field of ['birthday', 'address', 'postalCode', 'civilStatus', 'isDisabled'])
      expect(row).not.toHaveProperty(field)
  })

  it('a disabled person is out at once, and only a super admin disables', async () => {
    const { firmAdminB } = platform.world.people
    const headers = await platform.as('firmAdminB')
    expect(
      (await send('organizer1', 'PUT', `/users/${firmAdminB.id}`, { isDisabled: true })).statusCode,
    ).toBe(403)
    expect(
      (await send('superAdmin', 'PUT', `/users/${firmAdminB.id}`, { isDisabled: true })).statusCode,
    ).toBe(200)
    expect((await platform.app.inject({ url: '/api/user/detail', headers })).statusCode).toBe(401)
  })
})

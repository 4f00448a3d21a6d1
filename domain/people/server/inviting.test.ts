import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { everybody, peopleFixture, type Who } from '#app/server/testing/people-fixture.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { mailsTo, tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { many } from '#platform/server/database/rows.ts'

const { platform, someone, send, get, upload } = await peopleFixture()
afterAll(() => platform.close())

const status = async (who: Who, url: string, payload: object) =>
  (await send(who, 'POST', url, payload)).statusCode

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
    const { stands, firms, people: known } = platform.seeded
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

  it('is worded for their role: as the fair words that, else as it words invitations, else as the platform does', async () => {
    const { database } = platform.services
    const { fair1 } = platform.seeded.fairs
    const subjects = async () => {
      const [contact, visitor] = [
        someone({ stand: platform.seeded.stands.a, locale: 'en' }),
        someone({ fair: 'fair-one', locale: 'en' }),
      ]
      await send('organizer1', 'POST', '/exhibitors/stand-contact', contact)
      await send('organizer1', 'POST', '/visitors/create', visitor)
      const all = await Promise.all([contact, visitor].map(({ email }) => mailsTo(database, email)))
      expect(all.map(([mail]) => mail?.kind)).toEqual(['invitation', 'invitation'])
      return all.map(([mail]) => mail?.subject)
    }
    const word = (kind: string, subject: string) =>
      sql`
      insert into fair_email (fair_id, kind, translations) values (${fair1}, ${kind},
        ${JSON.stringify({ en: { subject, text: '<p>{{link}}</p>' } })}::jsonb)`.execute(database.kysely)
    const [contact, visitor] = await subjects()
    expect(contact).not.toBe(visitor)
    await word('invitation', 'For all')
    expect(await subjects()).toEqual(['For all', 'For all'])
    await word('invitation_contact', 'For {{firm}}')
    expect(await subjects()).toEqual(['For Firm A', 'For all'])
    await sql`delete from fair_email where fair_id = ${fair1} and kind like 'invitation%'`.execute(
      database.kysely,
    )
  })

  it('sends a link by which the person chooses a password and is in', async () => {
    const { database } = platform.services
    const person = someone({ stand: platform.seeded.stands.a, locale: 'nl' })
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
    const { visitor1 } = platform.seeded.people
    const rows = await many<{ id: number }>(database.kysely)`
      update fair_user set is_validated = 0 where user_id = ${visitor1.id} returning id`
    const ids = rows.map(({ id }) => id)
    expect(await status('organizer1', '/fair_users/validate', { ids, isValidated: 1 })).toBe(200)
    expect(await linkTo('account_validated', visitor1.email)).toBe('/login?next=%2Ffair-one')
    await stage(fairStatus.open)
  })

  it('mails strangers within limits: fifty a day for a firm, two an hour to one address, all at once or not', async () => {
    await sql`delete from rate_limit`.execute(platform.services.database.kysely)
    await platform.as('firmAdminB')
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        status('firmAdminB', '/exhibitors/stand-contact', someone({ stand: platform.seeded.stands.b })),
      ),
    )
    expect(answers.filter(code => code === 201)).toHaveLength(50)
    expect(answers.filter(code => code === 429)).toHaveLength(20)
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
      ['firmAdminA', '/exhibitors/stand-contact', { stand: platform.seeded.stands.a }],
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
    const { speaker } = platform.seeded.people
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
    expect(await many(kysely)`select 1 from app_user where email = ${person.email}`).toEqual([])
  })
})

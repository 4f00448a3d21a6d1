import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvForm } from '#app/server/testing/csv-form.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mailLimits } from '#domain/identity/server/accounts/mail-limits.ts'
import { mailsTo, tokenFrom } from '#domain/identity/server/testing/read-mails.ts'
import { sweepColleagues } from './former-colleagues.ts'

type Who = Parameters<TestPlatform['call']>[0]
type Name = keyof TestPlatform['seeded']['people']

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const send = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(platform.services.database.kysely)).rows
const emailOf = (who: Name) => platform.seeded.people[who].email
const tokenOf = (who: Name) => tokenFrom(platform.services.database, emailOf(who), 'role_offer')
const named = (who: Name, more: object = {}) => ({
  email: emailOf(who).toUpperCase(),
  firstName: 'As',
  lastName: 'Called',
  ...more,
})
const answer = (who: Who, token: string, accepts = true) =>
  send(who, 'POST', '/role_offers/answer', { token, accepts })
const said = async (asked: ReturnType<typeof send>) => {
  const { statusCode, body } = await asked
  return [statusCode, body ? JSON.parse(body).message_code : undefined]
}
const account = async (who: Name) => {
  const [row] = await run(sql`
    select u.roles, u.user_type_id as type, u.firm_id as firm, u.is_firm_admin as "isFirmAdmin", u.first_name as "firstName",
      (select coalesce(json_object_agg(fair_id, is_validated), '{}') from fair_user where user_id = u.id) as fairs,
      (select coalesce(json_object_agg(fair_id, roles), '{}') from fair_user where user_id = u.id) as given,
      array(select fair_id from fair_organizer where user_id = u.id order by 1) as runs,
      array(select stand_id from stand_admin where user_id = u.id) as administers,
      array(select stand_id from stand_contact where user_id = u.id) as serves
    from app_user u where id = ${platform.seeded.people[who].id}`)
  return row
}
const openOffers = () => run(sql`select 1 from role_offer where ended_at is null`)
/** Fair 1 offers visitor 1 to speak. */
const offerToSpeak = () =>
  send('organizer1', 'POST', '/users', named('visitor1', { userType: 8, fair: 'fair-one' }))
const over = [422, 'token_invalid']

describe('somebody with an account who is invited', () => {
  it('keeps what they have until they accept, and has both afterwards', async () => {
    const { stands, firms, fairs } = platform.seeded
    const before = await account('visitor1')
    const sent = await send(
      'firmAdminA',
      'POST',
      '/exhibitors/stand-contact',
      named('visitor1', { stand: stands.a, phone: '+32 2', jobTitle: 'Taken over' }),
    )
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      expect.objectContaining({ id: null, firstName: 'As', lastName: 'Called' }),
    ])
    expect(await account('visitor1')).toEqual(before)
    const [mail] = await mailsTo(platform.services.database, emailOf('visitor1'))
    expect(mail?.text).toContain('Firm A')
    expect(mail?.text).toMatch(/\/user\/offer#offer=/)
    const token = await tokenOf('visitor1')
    expect((await send('visitor1', 'POST', '/role_offers/shown', { token })).json()).toMatchObject({
      firm: 'Firm A',
      userType: { id: 6 },
      isOtherFirm: false,
    })
    expect(await said(answer('visitor1', token))).toEqual([200, undefined])
    expect(await account('visitor1')).toMatchObject({
      roles: ['ROLE_VISITOR', 'ROLE_EXHIBITOR'],
      type: 6,
      firm: firms.a,
      isFirmAdmin: false,
      firstName: 'visitor1',
      fairs: { [fairs.fair1]: 1 },
      serves: [stands.a],
      administers: [],
    })
    expect(await said(answer('visitor1', token))).toEqual(over)
  })

  it('of another fair is told as little of, and gets each role that its organizer gives', async () => {
    const { fair1, fair2 } = platform.seeded.fairs
    for (const [who, userType, then] of [
      ['visitor9', 7, { fairs: { [fair1]: 1, [fair2]: 1 }, roles: ['ROLE_VISITOR'], type: 7 }],
      ['organizer2', 3, { runs: [fair1, fair2], type: 3 }],
      [
        'firmAdminZ',
        10,
        {
          fairs: { [fair1]: 1, [fair2]: 1 },
          given: { [fair1]: ['ROLE_PRESS'], [fair2]: ['ROLE_EXHIBITOR'] },
          roles: ['ROLE_EXHIBITOR', 'ROLE_PRESS'],
          type: 5,
        },
      ],
    ] as const) {
      const sent = await send('organizer1', 'POST', '/users', named(who, { userType, fair: fair1 }))
      expect(sent.json(), who).toMatchObject({ id: null, firstName: 'As' })
      expect((await answer(who, await tokenOf(who))).json()).toEqual({
        homepage: 'fair-one',
        isWaiting: false,
      })
      expect(await account(who)).toMatchObject(then)
    }
  })

  it('stays as they are when they decline', async () => {
    const before = await account('visitor1')
    await offerToSpeak()
    const token = await tokenOf('visitor1')
    expect((await answer('visitor1', token, false)).statusCode).toBe(200)
    expect(await account('visitor1')).toEqual(before)
    expect(await said(answer('visitor1', token))).toEqual(over)
  })

  it('is invited once: the second is told what whoever invites sees, and fifty at once write one mail', async () => {
    await platform.as('organizer1')
    const answers = await Promise.all(Array.from({ length: 50 }, () => said(offerToSpeak())))
    expect(answers.filter(([code]) => code === 201)).toHaveLength(1)
    expect(answers.filter(([code]) => code !== 201)).toEqual(Array(49).fill([409, 'user_exist']))
    expect(await mailsTo(platform.services.database, emailOf('visitor1'))).toHaveLength(1)
    expect(await openOffers()).toHaveLength(1)
  })

  it('is asked by each fair that wants them as what they are in another: who came by themselves is a visitor', async () => {
    const { fairs, people } = platform.seeded
    await run(sql`insert into fair_user (fair_id, user_id, is_validated)
      values (${fairs.fair2}, ${people.moderator.id}, 1)`)
    const asked = named('moderator', { userType: 9, fair: 'fair-two' })
    expect((await send('organizer2', 'POST', '/users', asked)).statusCode).toBe(201)
    await answer('moderator', await tokenOf('moderator'))
    expect(await account('moderator')).toMatchObject({
      roles: ['ROLE_MODERATOR'],
      given: { [fairs.fair1]: ['ROLE_MODERATOR'], [fairs.fair2]: ['ROLE_MODERATOR'] },
    })
    expect(await said(send('organizer2', 'POST', '/users', asked))).toEqual([409, 'user_exist'])
    const membership = { fair: fairs.fair2, user: people.speaker.id, isValidated: 1 }
    expect((await send('superAdmin', 'POST', '/fair_users', membership)).statusCode).toBe(201)
    expect(await account('speaker')).toMatchObject({ given: { [fairs.fair2]: ['ROLE_SPEAKER'] } })
  })

  it('is not asked for what they are already', async () => {
    const { fair1 } = platform.seeded.fairs
    for (const [who, userType] of [
      ['visitor1', 7],
      ['speaker', 8],
      ['organizer1', 3],
    ] as const)
      expect(await said(send('superAdmin', 'POST', '/users', named(who, { userType, fair: fair1 })))).toEqual(
        [409, 'user_exist'],
      )
  })

  it('of a colleague’s firm keeps that firm: nobody works for two', async () => {
    const { stands, firms } = platform.seeded
    await send('firmAdminA', 'POST', '/exhibitors/stand-contact', named('contactB', { stand: stands.a }))
    const token = await tokenOf('contactB')
    const shown = await send('contactB', 'POST', '/role_offers/shown', { token })
    expect(shown.json()).toMatchObject({ isOtherFirm: true })
    expect(await said(answer('contactB', token))).toEqual([409, 'offer_other_firm'])
    expect(await account('contactB')).toMatchObject({ firm: firms.b })
  })

  it('fifty times at once accepts once', async () => {
    await offerToSpeak()
    const token = await tokenOf('visitor1')
    await platform.as('visitor1')
    const answers = await Promise.all(Array.from({ length: 50 }, () => said(answer('visitor1', token))))
    expect(answers.filter(([code]) => code === 200)).toHaveLength(1)
    expect(answers.filter(([code]) => code !== 200)).toEqual(Array(49).fill(over))
    expect(await account('visitor1')).toMatchObject({ roles: ['ROLE_VISITOR', 'ROLE_SPEAKER'], type: 8 })
  })
})

describe('an offer', () => {
  it('is for the account alone to which it was sent', async () => {
    await offerToSpeak()
    const token = await tokenOf('visitor1')
    for (const who of ['visitor2', 'organizer1', 'superAdmin'] as const) {
      expect(await said(send(who, 'POST', '/role_offers/shown', { token }))).toEqual(over)
      expect(await said(answer(who, token))).toEqual(over)
    }
    expect((await answer(null, token)).statusCode).toBe(401)
    expect((await answer('visitor1', token)).statusCode).toBe(200)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['its fourteen days', () => run(sql`update role_offer set created_at = now() - interval '15 days'`)],
    [
      'the address of the account',
      () => run(sql`update app_user set email = 'other@small.test' where first_name = 'visitor1'`),
    ],
    ['being refused in the fair', () => decide(2)],
    [
      'leaving the fair',
      () => run(sql`delete from fair_user where user_id = ${platform.seeded.people.visitor1.id}`),
    ],
    [
      'no longer running the fair',
      async () => {
        const { fairs, people } = platform.seeded
        await run(
          sql`insert into fair_organizer (fair_id, user_id) values (${fairs.fair1}, ${people.visitor1.id})`,
        )
        await run(sql`delete from fair_organizer where user_id = ${people.visitor1.id}`)
      },
    ],
    ['the fair', () => send('superAdmin', 'DELETE', `/fairs/${platform.seeded.fairs.fair1}`)],
    [
      'a lock, also one that was opened again',
      async () => {
        for (const isDisabled of [true, false])
          await run(sql`update app_user set is_disabled = ${isDisabled} where first_name = 'visitor1'`)
      },
    ],
    [
      'whoever offered it withdrawing it',
      async () => {
        const [offer] = (await send('organizer1', 'GET', '/role_offers')).json()
        expect(offer).toMatchObject({ firstName: 'As', lastName: 'Called', userType: { id: 8 } })
        expect((await send('organizer2', 'DELETE', `/role_offers/${offer.id}`)).statusCode).toBe(404)
        expect((await send('organizer1', 'DELETE', `/role_offers/${offer.id}`)).statusCode).toBe(204)
        expect((await send('organizer1', 'GET', '/role_offers')).json()).toEqual([])
      },
    ],
  ])('ends with %s', async (_what, end) => {
    await offerToSpeak()
    const token = await tokenOf('visitor1')
    await platform.as('visitor1')
    await end()
    expect(await said(answer('visitor1', token))).toEqual(over)
    expect(await account('visitor1')).toMatchObject({ roles: ['ROLE_VISITOR'] })
  })

  it('gives nothing once whoever made it may no longer give it', async () => {
    const { people, fairs, stands } = platform.seeded
    await offerToSpeak()
    await send('firmAdminA', 'POST', '/exhibitors/stand-admin', named('visitor2', { stand: stands.a }))
    await run(sql`delete from fair_organizer where user_id = ${people.organizer1.id}`)
    await run(
      sql`update fair_user set is_validated = 2 where user_id = ${people.firmAdminA.id} and fair_id = ${fairs.fair1}`,
    )
    for (const who of ['visitor1', 'visitor2'] as const) {
      expect(await said(answer(who, await tokenOf(who)))).toEqual([409, 'offer_over'])
      expect(await account(who)).toMatchObject({ roles: ['ROLE_VISITOR'], firm: null })
    }
    await run(sql`update app_user set is_disabled = true where id = ${people.organizer1.id}`)
    expect(await said(answer('visitor1', await tokenOf('visitor1')))).toEqual(over)
  })

  it('gives nothing once whoever made it makes no such people any more, though they run the fair', async () => {
    await offerToSpeak()
    const { id } = platform.seeded.people.organizer1
    await run(sql`update app_user set roles = '{ROLE_SUPER_ORGANIZER}', user_type_id = 2 where id = ${id}`)
    expect(await said(answer('visitor1', await tokenOf('visitor1')))).toEqual([409, 'offer_over'])
  })

  it('gives nobody a stand that is another firm’s by now', async () => {
    const { stands, firms } = platform.seeded
    const sent = await send(
      'organizer1',
      'POST',
      '/users',
      named('visitor1', { userType: 6, stand: stands.b }),
    )
    expect(sent.statusCode).toBe(201)
    for (const table of ['stand_contact', 'stand_admin'])
      await run(sql`delete from ${sql.table(table)} where stand_id = ${stands.b}`)
    await run(sql`update stand set firm_id = ${firms.a} where id = ${stands.b}`)
    expect(await said(answer('visitor1', await tokenOf('visitor1')))).toEqual([409, 'offer_over'])
    expect(await account('visitor1')).toMatchObject({ firm: null, serves: [] })
  })

  it('does not undo that the fair has refused somebody or keeps them waiting', async () => {
    const { fairs, stands } = platform.seeded
    await decide(0)
    await send('firmAdminA', 'POST', '/exhibitors/stand-contact', named('visitor1', { stand: stands.a }))
    expect((await answer('visitor1', await tokenOf('visitor1'))).statusCode).toBe(200)
    expect(await account('visitor1')).toMatchObject({ fairs: { [fairs.fair1]: 0 } })
  })

  it('is seen by those who run the fair, the firm’s administrators and whoever made it', async () => {
    const { stands } = platform.seeded
    await send('standAdminA', 'POST', '/exhibitors/stand-contact', named('visitor1', { stand: stands.a }))
    for (const [who, many] of [
      ['organizer1', 1],
      ['firmAdminA', 1],
      ['standAdminA', 1],
      ['superAdmin', 1],
      ['organizer2', 0],
      ['firmAdminB', 0],
    ] as const) {
      const list = await send(who, 'GET', '/role_offers')
      expect(list.json(), who).toHaveLength(many)
      expect(list.body).not.toContain(emailOf('visitor1'))
    }
    expect((await send('visitor1', 'GET', '/role_offers')).statusCode).toBe(403)
  })

  it('is counted like invitations: by the address and by the firm', async () => {
    const { stands, firms } = platform.seeded
    const codes: number[] = []
    for (const userType of [8, 9, 10, 4]) {
      const sent = await send(
        'superAdmin',
        'POST',
        '/users',
        named('visitor1', { userType, fair: 'fair-one' }),
      )
      codes.push(sent.statusCode)
      await run(sql`update role_offer set ended_at = now()`)
    }
    expect(codes).toEqual([201, 201, 429, 429])
    for (let sent = 0; sent < mailLimits.invitations.max; sent += 1)
      await platform.services.limiter.hit(mailLimits.invitations, String(firms.a))
    const sent = await send(
      'firmAdminA',
      'POST',
      '/exhibitors/stand-contact',
      named('visitor2', { stand: stands.a }),
    )
    expect(sent.statusCode).toBe(429)
  })
})

describe('who left a firm', () => {
  const former = () => `/firms/${platform.seeded.firms.a}/former_colleagues`
  const leave = async (who: Name, by: Who) =>
    expect((await send(by, 'DELETE', `/exhibitors/staff/${platform.seeded.people[who].id}`)).statusCode).toBe(
      204,
    )
  const ask = (who: Name, by: Who) => send(by, 'POST', `${former()}/${platform.seeded.people[who].id}`)
  const comesBack = async (who: Name, by: Who) =>
    (await send(by, 'GET', former()))
      .json()
      .find(({ id }: { id: number }) => id === platform.seeded.people[who].id)?.comesBack
  const wait = (minutes: number) =>
    run(sql`update former_colleague set left_at = left_at - make_interval(mins => ${minutes})`)

  it('is taken back by whoever has just removed them, and by nobody else before they accept', async () => {
    const before = await account('standAdminA')
    await leave('standAdminA', 'organizer1')
    const left = await account('standAdminA')
    expect([
      await comesBack('standAdminA', 'organizer1'),
      await comesBack('standAdminA', 'firmAdminA'),
    ]).toEqual(['now', 'by_offer'])
    expect((await ask('standAdminA', 'firmAdminA')).json()).toEqual({ isOffered: true })
    expect(await account('standAdminA')).toEqual(left)
    expect(await comesBack('standAdminA', 'firmAdminA')).toBe('offered')
    expect(await said(ask('standAdminA', 'firmAdminA'))).toEqual([409, 'user_exist'])
    // Their days are over meanwhile; they were asked before.
    await wait(31 * 24 * 60)
    await sweepColleagues(platform.services)
    expect(await said(answer('standAdminA', await tokenOf('standAdminA')))).toEqual([200, undefined])
    expect(await account('standAdminA')).toEqual(before)
    expect(await run(sql`select 1 from former_colleague`)).toEqual([])

    await leave('standAdminA', 'firmAdminA')
    await wait(31)
    expect((await ask('standAdminA', 'firmAdminA')).json()).toEqual({ isOffered: true })
    expect((await answer('standAdminA', await tokenOf('standAdminA'), false)).statusCode).toBe(200)
    expect(await account('standAdminA')).toEqual(left)
    expect(await comesBack('standAdminA', 'firmAdminA')).toBe('by_offer')
  })

  it('by themselves, or is in a fair of others, is asked too, and comes back as what they were', async () => {
    const { fairs, firms, people } = platform.seeded
    await run(sql`update app_user set is_firm_admin = true where id = ${people.standAdminA.id}`)
    const before = await account('standAdminA')
    await leave('standAdminA', 'standAdminA')
    expect(await comesBack('standAdminA', 'firmAdminA')).toBe('by_offer')
    await ask('standAdminA', 'firmAdminA')
    await run(sql`delete from fair_firm where firm_id = ${firms.a} and fair_id = ${fairs.fair1}`)
    expect(await said(answer('standAdminA', await tokenOf('standAdminA')))).toEqual(over)
    await run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair1}, ${firms.a}, 1)`,
    )
    await ask('standAdminA', 'firmAdminA')
    expect(await said(answer('standAdminA', await tokenOf('standAdminA')))).toEqual([200, undefined])
    expect(await account('standAdminA')).toEqual(before)

    await run(sql`
      insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${people.contactA.id}, 1)`)
    await leave('contactA', 'organizer1')
    expect(await comesBack('contactA', 'organizer1')).toBe('by_offer')
    expect((await ask('contactA', 'organizer1')).json()).toEqual({ isOffered: true })
    await run(sql`update app_user set roles = '{ROLE_VISITOR,ROLE_PRESS}' where id = ${people.contactA.id}`)
    expect(await said(answer('contactA', await tokenOf('contactA')))).toEqual([409, 'offer_over'])
    expect(await account('contactA')).toMatchObject({ firm: null, serves: [] })
  })

  it('twice comes back with what they were either time', async () => {
    const { firms, stands, people } = platform.seeded
    const before = await account('standAdminA')
    await leave('standAdminA', 'organizer1')
    await run(
      sql`update app_user set firm_id = ${firms.a}, roles = '{ROLE_EXHIBITOR}' where id = ${people.standAdminA.id}`,
    )
    await run(
      sql`insert into stand_contact (stand_id, user_id) values (${stands.a}, ${people.standAdminA.id})`,
    )
    await leave('standAdminA', 'firmAdminA')
    const other = await account('visitor1')
    expect((await ask('standAdminA', 'firmAdminA')).json()).toEqual({ isOffered: false })
    expect(await account('visitor1')).toEqual(other)
    expect(await account('standAdminA')).toMatchObject({
      administers: (before as { administers: number[] }).administers,
      serves: expect.arrayContaining([stands.a]),
    })
  })
})

describe('a list of people', () => {
  const list = (rows: string[], query: string, step = '') =>
    platform.call('organizer1', {
      method: 'POST',
      url: `/api/fairs/${platform.seeded.fairs.fair1}/people/import${step}?hasRight=true${query}`,
      ...csvForm(['E-mail;Prénom;Nom;Type;Exposant', ...rows].join('\n')),
    })

  it('asks those of another kind or fair whether they want the role, where it writes to people at all', async () => {
    const { firms, fairs } = platform.seeded
    const rows = [
      `${emailOf('visitor1')};As;Called;6;Firm A`,
      `${emailOf('visitor9')};As;Called;;`,
      `${emailOf('visitor2')};As;Called;;`,
    ]
    expect((await list(rows, '', '/preview')).json()).toMatchObject({ offered: 0, elsewhere: 1 })
    expect((await list(rows, '&invites=true', '/preview')).json()).toMatchObject({
      offered: 2,
      elsewhere: 0,
      unchanged: 1,
    })
    expect((await list(rows, '&invites=true')).json()).toMatchObject({ offered: 2 })
    expect((await list(rows, '&invites=true')).json()).toMatchObject({ offered: 0, unchanged: 3 })
    for (const who of ['visitor1', 'visitor9'] as const)
      expect((await answer(who, await tokenOf(who))).statusCode, who).toBe(200)
    expect(await account('visitor1')).toMatchObject({ firm: firms.a, type: 6 })
    expect(await account('visitor9')).toMatchObject({ fairs: { [fairs.fair1]: 1 } })
  })
})

async function decide(isValidated: number) {
  await run(
    sql`update fair_user set is_validated = ${isValidated} where user_id = ${platform.seeded.people.visitor1.id}`,
  )
}

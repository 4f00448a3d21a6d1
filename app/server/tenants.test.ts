import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeTrashLater } from './testing/purge-trash-later.ts'
import { tenantsFixture, type Who } from './testing/tenants-fixture.ts'

const { platform, send, status, run, someone, share } = await tenantsFixture()
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

describe('the organizer of one of two fairs that share a firm', () => {
  it('brings nobody into the other fair, and nobody who looks after its booths', async () => {
    const { fairs, firms, stands } = platform.seeded
    const booth = await share()
    for (const [url, payload] of [
      ['/exhibitors/stand-admin', { firm: firms.a, fair: fairs.fair1 }],
      ['/exhibitors/stand-contact', { firm: firms.a, fair: 'fair-one' }],
      ['/users', { userType: 5, firm: firms.a, fair: fairs.fair1 }],
    ] as const)
      expect(await status('organizer2', 'POST', url, someone('other@mail.test', payload)), url).toBe(422)
    const made = await send(
      'organizer2',
      'POST',
      '/exhibitors/stand-admin',
      someone('new@mail.test', { firm: firms.a }),
    )
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    expect(
      await run(sql`
        select u.is_firm_admin, array(select fair_id from fair_user where user_id = u.id) as fairs,
          array(select stand_id from stand_admin where user_id = u.id) as stands from app_user u where id = ${id}`),
    ).toEqual([{ is_firm_admin: false, fairs: [fairs.fair2], stands: [booth] }])
    expect(await status('organizer2', 'PUT', `/exhibitors/staff/${id}`, { isFirmAdmin: true })).toBe(403)
    expect(await status('organizer2', 'PUT', `/stands/${stands.a}`, { color: '#010203' })).toBe(403)
  })

  it('changes nothing of the firm that the other fair shows as well', async () => {
    const { firms, people } = platform.seeded
    await share()
    const [sector] = (await send('superAdmin', 'GET', '/business_sectors')).json()
    for (const [method, url, payload] of [
      ['PUT', `/firms/${firms.a}`, { name: 'Taken' }],
      ['PUT', `/firms/${firms.a}`, { isVisible: false }],
      ['PUT', `/firms/${firms.a}/sectors`, { sectors: [sector.id] }],
      ['POST', '/firm_business_sectors', { firm: firms.a, businessSector: sector.id }],
      ['PUT', `/exhibitors/staff/${people.contactA.id}`, { canRecruit: true }],
      ['DELETE', `/exhibitors/staff/${people.contactA.id}`, undefined],
    ] as const)
      for (const who of ['organizer1', 'organizer2'] as const)
        expect([403, 404], `${who} ${method} ${url}`).toContain(await status(who, method, url, payload))
    expect(await status('organizer1', 'PUT', `/firms/${firms.b}`, { name: 'Firm B' })).toBe(200)
    expect(await status('organizer1', 'PUT', `/firms/${firms.b}`, { name: 'Mended' })).toBe(200)
    expect(await status('firmAdminA', 'PUT', `/firms/${firms.a}`, { name: 'Own' })).toBe(200)
    expect(await status('superOrganizer', 'PUT', `/firms/${firms.a}`, { name: 'Both' })).toBe(200)
  })

  it('sees of its people those who are in the own fair', async () => {
    const { firms, people } = platform.seeded
    await share()
    const list = async (who: Who) =>
      (await send(who, 'GET', `/firms/${firms.a}/all-users`)).json() as { id: number }[]
    expect((await list('organizer1')).length).toBeGreaterThan(2)
    // The firm's administrator came with it; its other people did not.
    expect((await list('organizer2')).map(one => one.id)).toEqual([people.firmAdminA.id])
    const [row] = (await send('organizer2', 'GET', '/firms/back/list?search=firm%20a')).json()
    expect(row).toMatchObject({ people: 1, admin: { id: people.firmAdminA.id } })
  })

  it('is offered for a booth of the own fair its people there', async () => {
    const { people, fairs } = platform.seeded
    const booth = await share()
    const team = async (who: Who) =>
      (await send(who, 'GET', `/stands/${booth}/team`)).json().people.map((one: { id: number }) => one.id)
    expect(await team('organizer2')).toEqual([people.firmAdminA.id])
    expect(await team('firmAdminA')).toContain(people.contactA.id)
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair2}, ${people.contactA.id}, 1)`,
    )
    expect(await team('organizer2')).toEqual([people.contactA.id, people.firmAdminA.id])
  })

  it('is told beforehand what is for others to change', async () => {
    const { firms, people } = platform.seeded
    const told = async (who: Who) => [
      (await send(who, 'GET', `/firms/${firms.a}/rights`)).json(),
      (await send(who, 'GET', `/users/back/${people.visitor1.id}`)).json().isShared,
    ]
    expect(await told('organizer1')).toEqual([{ isShared: false }, false])
    await share()
    for (const who of ['organizer1', 'organizer2'] as const)
      expect(await told(who)).toEqual([{ isShared: true }, true])
    for (const who of ['superAdmin', 'superOrganizer'] as const)
      expect(await told(who)).toEqual([{ isShared: false }, false])
    expect(await status('organizer2', 'GET', `/firms/${firms.b}/rights`)).toBe(403)
  })

  it('takes its people out of the own fair, and of its booths, alone', async () => {
    const { fairs, people, stands } = platform.seeded
    const booth = await share()
    const user = people.contactA.id
    expect(await status('firmAdminA', 'POST', '/stand_contacts', { stand: booth, user })).toBe(201)
    expect(await status('organizer2', 'DELETE', `/users/${user}`)).toBe(204)
    expect(
      await run(sql`
        select array(select fair_id from fair_user where user_id = ${user}) as fairs,
          array(select stand_id from stand_contact where user_id = ${user}) as stands`),
    ).toEqual([{ fairs: [fairs.fair1], stands: [stands.a] }])
  })
})

describe('somebody of two fairs', () => {
  it('is refused by each fair for itself', async () => {
    const { people, fairs } = platform.seeded
    await share()
    const { id } = people.visitor1
    for (const who of ['organizer1', 'organizer2'] as const)
      expect(await status(who, 'PUT', `/users/${id}`, { isValidated: 2 })).toBe(403)
    const [membership] = (await send('organizer2', 'GET', `/fair_users?user=${id}`)).json()
    expect(await status('organizer2', 'PUT', `/fair_users/${membership.id}`, { isValidated: 2 })).toBe(200)
    expect(await status('visitor1', 'GET', `/visit/halls?fair=${fairs.fair1}`)).toBe(200)
    expect((await send('visitor1', 'GET', `/fair_halls?fair=${fairs.fair2}`)).json()).toEqual([])
    expect((await send('visitor1', 'GET', `/fair_halls?fair=${fairs.fair1}`)).json()).not.toEqual([])
  })

  it.each<[string, (fair: number, firm: number) => Promise<unknown>]>([
    ['deleted', fair => send('superAdmin', 'DELETE', `/fairs/${fair}`)],
    ['left by the firm', (_, firm) => send('organizer2', 'DELETE', `/firms/${firm}`)],
  ])(
    'does not have the firm for itself because the other was %s, as long as that is restored',
    async (_, end) => {
      const { firms, people, fairs } = platform.seeded
      await share()
      await end(fairs.fair2, firms.a)
      const firm = `/firms/${firms.a}`
      const isWithFair = (await status('organizer2', 'GET', '/fairs/' + fairs.fair2)) !== 200
      const person = `/users/${people.visitor1.id}`
      expect((await send('organizer1', 'PUT', firm, { name: 'Taken' })).json().message_code).toBe(
        'firm_shared',
      )
      if (isWithFair)
        expect((await send('organizer1', 'PUT', person, { lastName: 'X' })).json().message_code).toBe(
          'person_shared',
        )
      const staff = await send(
        'organizer1',
        'POST',
        '/exhibitors/stand-admin',
        someone('staff@mail.test', { firm: firms.a, fair: fairs.fair1 }),
      )
      expect(
        await run(sql`select is_firm_admin as "isFirmAdmin" from app_user where id = ${staff.json().id}`),
      ).toEqual([{ isFirmAdmin: false }])
      for (const who of ['superAdmin', 'superOrganizer'] as const) {
        expect(await status(who, 'PUT', firm, { name: 'Whole' }), who).toBe(200)
        expect(await status(who, 'PUT', person, { lastName: 'Whole' }), who).toBe(200)
      }
      await purgeTrashLater(platform)
      expect(await status('organizer1', 'PUT', firm, { name: 'Alone' })).toBe(200)
      if (isWithFair) expect(await status('organizer1', 'PUT', person, { lastName: 'Alone' })).toBe(200)
    },
  )

  it('keeps a profile that neither organizer rewrites; of the own alone they correct a few fields', async () => {
    const { people } = platform.seeded
    await share()
    const shared = `/users/${people.visitor1.id}`
    for (const who of ['organizer1', 'organizer2'] as const)
      expect((await send(who, 'PUT', shared, { lastName: 'Other' })).json().message_code).toBe(
        'person_shared',
      )
    const own = `/users/${people.visitor2.id}`
    expect(await status('organizer1', 'PUT', own, { lastName: 'Mended' })).toBe(200)
    const refused = await send('organizer1', 'PUT', own, { pitchMessage: 'I like fair one', lastName: 'X' })
    expect([refused.statusCode, refused.json().errors]).toEqual([403, { pitchMessage: ['field_forbidden'] }])
    expect(await status('superAdmin', 'PUT', shared, { pitchMessage: 'P' })).toBe(200)
  })
})

describe('somebody who runs one fair and works in another', () => {
  const works = async (who: 'organizer2' | 'superOrganizer', role: string) => {
    const { people, firms, fairs } = platform.seeded
    const { id } = people[who]
    await run(sql`
      update app_user set roles = roles || array[${role}]::text[], firm_id = ${firms.a}, is_firm_admin = true, is_held = true where id = ${id}`)
    await run(sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair1}, ${id}, 1)`)
    return id
  }

  it('decides there on nothing that is for those who run it', async () => {
    const { stands, firms, fairs, people } = platform.seeded
    await works('organizer2', 'ROLE_EXHIBITOR')
    await run(sql`update fair set is_blocking_stand_type_edition = true where id = ${fairs.fair1}`)
    const [type] = (await send('superAdmin', 'GET', '/stand_types')).json()
    await run(sql`update stand set stand_type_id = null where id = ${stands.a}`)
    for (const [url, payload, code] of [
      [`/stands/${stands.a}`, { isVisible: false }, 'field_forbidden'],
      [`/stands/${stands.a}`, { label: 'Z1' }, 'field_forbidden'],
      [`/stands/${stands.a}`, { firm: firms.b }, 'field_forbidden'],
      [`/stands/${stands.a}`, { standType: type.id }, 'stand_type_fixed'],
      [`/firms/${firms.a}`, { isVisible: false }, 'field_forbidden'],
    ] as const) {
      const refused = await send('organizer2', 'PUT', url, payload)
      expect([refused.statusCode, refused.json().message_code], JSON.stringify(payload)).toEqual([403, code])
    }
    expect(await status('organizer2', 'PUT', `/stands/${stands.a}`, { color: '#123456' })).toBe(200)
    expect((await send('organizer2', 'GET', `/stands/${stands.a}/configuration`)).json()).toMatchObject({
      mayChangeType: false,
      mayChangeVisibility: false,
      mayChangeLabel: false,
    })
    const asFirmAdmin = Object.keys((await send('firmAdminA', 'GET', `/users/${people.contactA.id}`)).json())
    const shown = Object.keys((await send('organizer2', 'GET', `/users/${people.contactA.id}`)).json())
    expect(shown.sort()).toEqual(asFirmAdmin.sort())
    expect(await status('organizer2', 'PUT', `/stands/${stands.z}`, { isVisible: false })).toBe(200)
    const own = (await send('organizer2', 'GET', `/users/${people.visitor9.id}`)).json()
    expect(own).toHaveProperty('birthday')
  })

  it('is no more to its visitors than another visitor', async () => {
    const { people, fairs } = platform.seeded
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) select ${fairs.fair1}, id, 1 from app_user where id in (${people.organizer2.id}, ${people.firmAdminZ.id})`,
    )
    const card = (who: Who, of: number) => status(who, 'GET', `/users/${of}/bcard`)
    for (const who of ['organizer2', 'firmAdminZ'] as const) {
      expect(await card(who, people.visitor1.id), who).toBe(404)
      expect(await card(who, people.contactA.id), who).toBe(200)
      expect(await card(who, people.visitor9.id), who).toBe(200)
    }
    for (const who of ['organizer1', 'firmAdminA', 'contactA', 'speaker', 'superAdmin'] as const)
      expect(await card(who, people.visitor1.id), who).toBe(200)
  })

  it('is shown there how to reach a firm by its own people alone', async () => {
    const { firms, fairs } = platform.seeded
    const id = await works('organizer2', 'ROLE_CLUSTER_ADMIN')
    await run(sql`insert into cluster (fair_id, user_id, firm_id) values (${fairs.fair1}, ${id}, ${firms.b})`)
    const firm = (await send('organizer2', 'GET', `/firms/${firms.b}`)).json()
    expect(firm).toHaveProperty('name')
    expect(firm).not.toHaveProperty('email')
    expect((await send('organizer2', 'GET', `/firms/${firms.z}`)).json()).toHaveProperty('email')
  })

  it('is there an organizer like any other, whatever they are in their own', async () => {
    const { fairs } = platform.seeded
    const id = await works('superOrganizer', 'ROLE_ORGANIZER')
    await run(sql`insert into super_organizer_fair (fair_id, app_user_id) values (${fairs.fair2}, ${id})`)
    await run(sql`insert into fair_organizer (fair_id, user_id) values (${fairs.fair1}, ${id})`)
    const change = async (fair: number, payload: object) =>
      (await send('superOrganizer', 'PUT', `/fairs/${fair}`, payload)).statusCode
    expect(await change(fairs.fair1, { status: 1 })).toBe(409)
    expect(await change(fairs.fair2, { status: 1 })).toBe(200)
    expect(await change(fairs.fair1, { hue: 5 })).toBe(200)
  })
})

describe('somebody who runs two fairs', () => {
  it('is shown to those who run one of them as running that one', async () => {
    const { people, fairs } = platform.seeded
    await run(
      sql`insert into fair_organizer (fair_id, user_id) values (${fairs.fair1}, ${people.organizer2.id})`,
    )
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs.fair1}, ${people.organizer2.id}, 1)`,
    )
    await run(sql`update fair set is_public_access = true where id = ${fairs.fair2}`)
    const { id } = people.organizer2
    const runs = async (who: Who) => {
      const listed = (await send(who, 'GET', '/users/organizers')).json() as {
        id: number
        fairs: { id: number }[]
      }[]
      const { organizes } = (await send(who, 'GET', `/users/${id}`)).json() as { organizes: { id: number }[] }
      return [listed.find(one => one.id === id)?.fairs ?? [], organizes].map(list =>
        list.map(fair => fair.id),
      )
    }
    expect(await runs('organizer1')).toEqual([[fairs.fair1], [fairs.fair1]])
    for (const who of ['superAdmin', 'superOrganizer'] as const)
      expect(await runs(who)).toEqual([
        [fairs.fair1, fairs.fair2],
        [fairs.fair1, fairs.fair2],
      ])
  })
})

describe('a picture', () => {
  it('stands on the homepage of whoever may use it, or who has it there already: not by its number', async () => {
    const { fairs, people } = platform.seeded
    const add = async (owner: number) =>
      (
        await run(sql<{ id: number }>`
          insert into media_object (owner_id, file, type, visibility, file_path, mime_type, size)
          values (${owner}, 'p.webp', 1, 'public', ${`/media/${owner}-p.webp`}, 'image/webp', 9) returning id`)
      )[0]?.id ?? 0
    const [portrait, own] = [await add(people.visitor1.id), await add(people.organizer1.id)]
    const put = (who: Who, homepage: object) => status(who, 'PUT', `/fairs/${fairs.fair1}`, homepage)
    const showing = (id: number) => ({ fr: { image: id, sections: [{ image: id }] } })
    for (const field of ['homepageJson', 'homepageDraft']) {
      expect(await put('organizer1', { [field]: showing(portrait) }), field).toBe(422)
      expect(await put('superOrganizer', { [field]: showing(own) }), field).toBe(422)
    }
    expect(await put('organizer1', { homepageDraft: showing(own) })).toBe(200)
    expect(await put('superOrganizer', { homepageJson: showing(own), homepageDraft: null })).toBe(200)
    expect(await put('superAdmin', { homepageJson: showing(portrait) })).toBe(200)
  })
})

describe('a right in a fair', () => {
  it('rests on membership: without it a firm’s administrator works on no booth there', async () => {
    const { stands, people, fairs } = platform.seeded
    expect(await status('firmAdminA', 'PUT', `/stands/${stands.a}`, { color: '#010203' })).toBe(200)
    await run(sql`delete from fair_user where user_id = ${people.firmAdminA.id} and fair_id = ${fairs.fair1}`)
    expect(await status('firmAdminA', 'PUT', `/stands/${stands.a}`, { color: '#040506' })).toBe(403)
    expect((await send('firmAdminA', 'GET', '/stands/my-stands')).json()).toMatchObject([
      { id: stands.a, barrier: 'person_waiting', mayConfigure: false },
    ])
  })

  it('is passed on by those who have it: a new administrator is in the fairs of whoever appoints them', async () => {
    const { people, fairs } = platform.seeded
    await share()
    const fairsOf = () =>
      run(sql`select fair_id from fair_user where user_id = ${people.contactA.id} order by fair_id`)
    expect(await fairsOf()).toEqual([{ fair_id: fairs.fair1 }])
    const { id } = people.contactA
    expect(await status('firmAdminA', 'PUT', `/exhibitors/staff/${id}`, { isFirmAdmin: true })).toBe(204)
    expect(await fairsOf()).toEqual([{ fair_id: fairs.fair1 }, { fair_id: fairs.fair2 }])
  })

  it('ends with the work: staff let go waits again where the fair decides on its visitors by hand', async () => {
    const { people, fairs } = platform.seeded
    const { id } = people.contactA
    await run(sql`update fair set is_validating_users = true where id = ${fairs.fair1}`)
    expect(await status('firmAdminA', 'DELETE', `/exhibitors/staff/${id}`)).toBe(204)
    expect(await run(sql`select is_validated from fair_user where user_id = ${id}`)).toEqual([
      { is_validated: 0 },
    ])
  })
})

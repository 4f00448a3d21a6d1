import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { atOnce } from '#app/server/testing/at-once.ts'
import { everybody, peopleFixture, type Who } from '#app/server/testing/people-fixture.ts'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'

const { platform, send, get } = await peopleFixture()
afterAll(() => platform.close())

describe('somebody’s languages', () => {
  it('are each chosen once', async () => {
    const { id } = platform.seeded.people.visitor1
    const twice = await send('visitor1', 'PUT', `/users/${id}`, { languages: [1, 1] })
    expect([twice.statusCode, twice.json().errors]).toEqual([422, { languages: ['languages_repeated'] }])
    expect((await send('visitor1', 'PUT', `/users/${id}`, { languages: [1, 2] })).statusCode).toBe(200)
  })
})

describe('where somebody is found', () => {
  const found = async (meetingLinks: object) => {
    const { id } = platform.seeded.people.visitor1
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
    const { id } = platform.seeded.people.visitor1
    for (const value of ['javascript:alert(1)', 'https://a.example', { deep: 1 }]) {
      const answer = await send('visitor1', 'PUT', `/users/${id}`, { [field]: { 'Not a code': value } })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { [`${field}.Not a code`]: ['unknown_field'] },
      ])
    }
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

  it('those who run fairs have their face in their lists while it is public', async () => {
    const { kysely } = platform.services.database
    const { organizer1 } = platform.seeded.people
    const [picture] = await many<{ id: number }>(kysely)`
      insert into media_object (owner_id, file, type, visibility, file_path, thumbnail_path, mime_type, size)
      values (${organizer1.id}, 'o.webp', 1, 'public', '/media/o.webp', '/media/o-small.webp', 'image/webp', 9)
      returning id`
    await sql`update app_user set picture_id = ${picture?.id} where id = ${organizer1.id}`.execute(kysely)
    const face = async () => {
      const answer = await get('superAdmin', '/users/organizers?itemsPerPage=100')
      const shown: { id: number; picture: string | null }[] = answer.json()
      return shown.find(({ id }) => id === organizer1.id)?.picture
    }
    expect(await face()).toBe('/media/o-small.webp')
    await sql`update media_object set visibility = 'private' where id = ${picture?.id}`.execute(kysely)
    expect(await face()).toBeNull()
  })

  it('an organizer sees the organizers of the own fairs only', async () => {
    const ids = (
      (await get('organizer2', '/users/organizers?itemsPerPage=100')).json() as { id: number }[]
    ).map(one => one.id)
    expect(ids).toContain(platform.seeded.people.organizer2.id)
    expect(ids).not.toContain(platform.seeded.people.organizer1.id)
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
    const { contactA, firmAdminZ, visitor1, visitor2, speaker } = platform.seeded.people
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

  it('tells no way to reach somebody where any of the fairs that two share hides it, but to who runs it and to colleagues', async () => {
    const { kysely } = platform.services.database
    const { people, fairs } = platform.seeded
    const id = people.contactA.id
    const ways = { display_email: 'desk@firm.test', phone: '+33 1', is_phone_shown: true }
    await kysely.updateTable('app_user').set(ways).where('id', '=', id).execute()
    await sql`update app_user set social_links = '{"linkedin":"https://l.test"}',
      meeting_links = '{"jitsi":"https://m.test"}' where id = ${id}`.execute(kysely)
    await sql`insert into fair_user (fair_id, user_id, is_validated)
      select ${fairs.fair2}, unnest(${[id, people.visitor1.id]}::int[]), 1 on conflict do nothing`.execute(
      kysely,
    )
    const hide = (fair: number, isHiding: boolean) =>
      kysely.updateTable('fair').set({ is_hiding_user_email: isHiding }).where('id', '=', fair).execute()
    const told = async (who: Who) => {
      const { displayEmail, phone, socialLinks, meetingLinks } = await card(who, id)
      return [displayEmail, phone, ...Object.values(socialLinks), ...Object.values(meetingLinks)].filter(
        Boolean,
      )
    }
    const all = ['desk@firm.test', '+33 1', 'https://l.test', 'https://m.test']
    for (const fair of [fairs.fair1, fairs.fair2]) await hide(fair, false)
    expect(await told('visitor1')).toEqual(all)
    await hide(fairs.fair2, true)
    expect(await told('visitor1')).toEqual([])
    for (const who of ['contactA', 'firmAdminA', 'organizer1', 'superAdmin'] as const)
      expect(await told(who), who).toEqual(all)
    await sql`delete from fair_user where fair_id = ${fairs.fair2}
      and user_id in (${id}, ${people.visitor1.id})`.execute(kysely)
    const none = {
      display_email: null,
      phone: null,
      is_phone_shown: false,
      social_links: '{}',
      meeting_links: '{}',
    }
    await kysely.updateTable('app_user').set(none).where('id', '=', id).execute()
    for (const fair of [fairs.fair1, fairs.fair2]) await hide(fair, true)
  })

  it('is none of somebody who has not confirmed their address', async () => {
    const { kysely } = platform.services.database
    const { speaker } = platform.seeded.people
    const confirm = (at: string | null) =>
      sql`update app_user set email_confirmed_at = ${at} where id = ${speaker.id}`.execute(kysely)
    await confirm(null)
    expect(await card('visitor1', speaker.id)).toBe(404)
    await confirm('2026-01-01')
    expect(await card('visitor1', speaker.id)).toMatchObject({ firstName: 'speaker' })
  })

  it('shows a picture only while that is public', async () => {
    const { kysely } = platform.services.database
    const { contactA } = platform.seeded.people
    const [picture] = await many<{ id: number }>(kysely)`
      insert into media_object (owner_id, file, type, visibility, file_path, mime_type, size)
      values (${contactA.id}, 'p.webp', 1, 'public', '/media/card-p.webp', 'image/webp', 9) returning id`
    await sql`update app_user set picture_id = ${picture?.id} where id = ${contactA.id}`.execute(kysely)
    expect((await card('visitor1', contactA.id)).picture).toMatchObject({ id: picture?.id })
    await sql`update media_object set visibility = 'private' where id = ${picture?.id}`.execute(kysely)
    expect((await card('visitor1', contactA.id)).picture).toBeNull()
  })

  it('shows an address only where the person shows one and the fair hides none', async () => {
    const { kysely } = platform.services.database
    const { contactA } = platform.seeded.people
    await sql`update app_user set display_email = 'desk@firm.test' where id = ${contactA.id}`.execute(kysely)
    expect((await card('visitor1', contactA.id)).displayEmail).toBeNull()
    await sql`update fair set is_hiding_user_email = false where homepage = 'fair-one'`.execute(kysely)
    expect((await card('visitor1', contactA.id)).displayEmail).toBe('desk@firm.test')
  })

  it('shows a telephone number only while the person shows this very number', async () => {
    const { contactA, firmAdminZ } = platform.seeded.people
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
    const { visitor1, contactA } = platform.seeded.people
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
    const { superAdmin, superOrganizer, organizer1 } = platform.seeded.people
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
    const { visitor2 } = platform.seeded.people
    expect((await send('organizer2', 'DELETE', `/users/${visitor2.id}`)).statusCode).toBe(404)
    await sql`insert into fair_user (fair_id, user_id, is_validated) select id, ${visitor2.id}, 1 from fair where homepage = 'fair-two'`.execute(
      kysely,
    )
    expect((await send('organizer1', 'DELETE', `/users/${visitor2.id}`)).statusCode).toBe(204)
    const rows = await many<{ homepage: string }>(kysely)`
      select homepage from fair_user m join fair f on f.id = m.fair_id where user_id = ${visitor2.id}`
    expect(rows).toEqual([{ homepage: 'fair-two' }])
  })

  describe('whoever was taken out of a fair', () => {
    const { kysely } = platform.services.database
    const { fair1 } = platform.seeded.fairs
    const { contactA } = platform.seeded.people
    const places = () => many<{ kept: unknown }>(kysely)`
      select to_jsonb(t) as kept from (
        select 'member' as of, fair_id as place, is_validated as state from fair_user where user_id = ${contactA.id}
        union all select 'contact', stand_id, null from stand_contact where user_id = ${contactA.id}
        union all select 'admin', stand_id, null from stand_admin where user_id = ${contactA.id}
        union all select 'cluster', fair_id, stand_id from cluster where user_id = ${contactA.id}) t order by 1`
    const states = () => many(kysely)`select id, configuration_state from stand order by id`
    const trash = async (who: Who, query: string): Promise<{ id: number; of: number; name: string }[]> =>
      (await get(who, `/trash?kind=person${query}`))
        .json()
        .filter(({ of }: { of: number }) => of === contactA.id)
    const takeOut = async () => {
      expect((await send('organizer1', 'DELETE', `/users/${contactA.id}`)).statusCode).toBe(204)
      const [entry] = await trash('organizer1', `&fair=${fair1}`)
      return entry ?? { id: 0, of: 0, name: '' }
    }
    const restore = (who: Who, id: number) => send(who, 'POST', `/trash/${id}/restore`)

    it('comes back as they were, to their own fair alone', async () => {
      await sql`insert into cluster (user_id, fair_id, stand_id)
        select user_id, ${fair1}, stand_id from stand_contact where user_id = ${contactA.id} limit 1`.execute(
        kysely,
      )
      await sql`select keep_stand_states(array(select id from stand))`.execute(kysely)
      const [before, configured] = [await places(), await states()]
      expect(before.length).toBeGreaterThan(2)
      const entry = await takeOut()
      expect(entry).toMatchObject({ kind: 'person', of: contactA.id, fair: fair1 })
      expect(await places()).toEqual([])
      expect(await trash('organizer1', '')).toEqual([entry])
      expect(await trash('organizer2', '')).toEqual([])
      expect((await get('organizer2', `/trash?fair=${fair1}&kind=person`)).statusCode).toBe(403)
      expect((await restore('organizer2', entry.id)).statusCode).toBe(403)
      const own = declared('personalData').find(({ name }) => name === 'fairs_left')
      const told = await own?.rows?.({ ...contactA, locale: 'fr' }).execute(kysely)
      expect(told?.rows).toMatchObject([{ name: entry.name }])
      expect((await restore('organizer1', entry.id)).statusCode).toBe(204)
      expect(await places()).toEqual(before)
      expect(await states()).toEqual(configured)
      expect(await trash('organizer1', '')).toEqual([])
    })

    it('comes back whole also where two have taken them out at once', async () => {
      const before = await places()
      const remove = async () => (await send('organizer1', 'DELETE', `/users/${contactA.id}`)).statusCode
      const held = sql`select 1 from fair_user where user_id = ${contactA.id} for update`
      const answers = await atOnce(platform.services.database, held, [remove, remove])
      expect(answers.toSorted()).toEqual([204, 404])
      const [entry] = await trash('organizer1', '')
      expect((await restore('organizer1', entry?.id ?? 0)).statusCode).toBe(204)
      expect(await places()).toEqual(before)
    })

    it('taken out again comes back with what they were before, and membership as it was last', async () => {
      const runs = () => many(kysely)`select 1 from fair_organizer where user_id = ${contactA.id}`
      const member = (state: number) => sql`
        insert into fair_user (fair_id, user_id, is_validated) values (${fair1}, ${contactA.id}, ${state})
        on conflict on constraint fair_user_taken do update set is_validated = excluded.is_validated`
      await sql`insert into fair_organizer (fair_id, user_id) values (${fair1}, ${contactA.id})`.execute(
        kysely,
      )
      const before = await places()
      const first = await takeOut()
      await member(0).execute(kysely)
      const { id } = await takeOut()
      expect(id).toBe(first.id)
      expect((await restore('organizer1', id)).statusCode).toBe(204)
      expect(await runs()).toHaveLength(1)
      expect(JSON.stringify(await places())).toContain('"state":0')
      await member(1).execute(kysely)
      expect(await places()).toEqual(before)
      // Who is in the fair again stays as they are there: only what they lack comes back.
      await takeOut()
      await member(0).execute(kysely)
      expect((await restore('organizer1', id)).statusCode).toBe(404)
      const [again] = await trash('organizer1', '')
      expect((await restore('organizer1', again?.id ?? 0)).statusCode).toBe(204)
      await member(1).execute(kysely)
      expect(await places()).toEqual(before)
      await sql`delete from fair_organizer where user_id = ${contactA.id}`.execute(kysely)
    })

    it('finds of their places what is still their firm’s', async () => {
      const stands = await many<{ id: number; firm: number | null }>(kysely)`
        select id, firm_id as firm from stand where id in (
          select stand_id from stand_contact where user_id = ${contactA.id})`
      const staff = await many<{ table: string; rows: unknown }>(kysely)`
        select 'stand_admin' as table, jsonb_agg(to_jsonb(t)) as rows from stand_admin t
        union all select 'stand_contact', jsonb_agg(to_jsonb(t)) from stand_contact t`
      const entry = await takeOut()
      const move = (firm: number | null) =>
        sql`update stand set firm_id = ${firm} where id = any(${stands.map(({ id }) => id)}::int[])`.execute(
          kysely,
        )
      await move(platform.seeded.firms.b)
      expect((await restore('organizer1', entry.id)).statusCode).toBe(204)
      const left = JSON.stringify(await places())
      expect(left).toContain('member')
      expect(left).not.toMatch(/"contact"|"admin"/)
      for (const { firm } of stands) await move(firm)
      for (const { table, rows } of staff)
        await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(
          null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) on conflict do nothing`.execute(kysely)
    })

    it('is not made to run it again by their equals', async () => {
      const { organizer1 } = platform.seeded.people
      const { fair2 } = platform.seeded.fairs
      await sql`insert into fair_organizer (fair_id, user_id) values (${fair2}, ${organizer1.id})`.execute(
        kysely,
      )
      expect((await send('superOrganizer', 'DELETE', `/users/${organizer1.id}`)).statusCode).toBe(204)
      const entries: { id: number; fair: number }[] = (
        await get('superOrganizer', '/trash?kind=person')
      ).json()
      const inOther = entries.find(({ fair }) => fair === fair2)?.id ?? 0
      expect((await restore('organizer2', inOther)).statusCode).toBe(403)
      const ids = entries.map(({ id }) => id)
      expect((await send('superOrganizer', 'POST', '/trash/restore', { ids })).statusCode).toBe(204)
      expect((await get('organizer1', `/fairs/${fair1}`)).statusCode).toBe(200)
      await sql`delete from fair_organizer where user_id = ${organizer1.id} and fair_id = ${fair2}`.execute(
        kysely,
      )
    })

    it('leaves nothing there once their account is erased', async () => {
      const { clusterAdmin } = platform.seeded.people
      expect((await send('organizer1', 'DELETE', `/users/${clusterAdmin.id}`)).statusCode).toBe(204)
      const kept = () => many(kysely)`select 1 from trash where person_id = ${clusterAdmin.id}`
      expect(await kept()).toHaveLength(1)
      expect((await send('superAdmin', 'DELETE', `/users/${clusterAdmin.id}`)).statusCode).toBe(204)
      expect(await kept()).toEqual([])
    })
  })

  it('another kind of person has other rights, and their sessions end', async () => {
    const { press } = platform.seeded.people
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

  it('who no longer runs a fair stays in it', async () => {
    const { id } = platform.seeded.people.press
    const { fair1 } = platform.seeded.fairs
    const { kysely } = platform.services.database
    const states = () => many(kysely)`
      select array(select fair_id from fair_organizer where user_id = ${id}) as runs,
        array(select is_validated from fair_user where user_id = ${id} and fair_id = ${fair1}) as "isIn"`
    await sql`delete from fair_user where user_id = ${id}`.execute(kysely)
    expect(await states()).toEqual([{ runs: [fair1], isIn: [] }])
    expect((await send('superAdmin', 'PUT', `/users/${id}/type`, { userType: 10 })).statusCode).toBe(204)
    expect(await states()).toEqual([{ runs: [], isIn: [1] }])
  })

  it('a firm’s administrator looks after the own staff only, and one always stays', async () => {
    const { contactA, contactB, firmAdminA, standAdminA } = platform.seeded.people
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
    const { kysely } = platform.services.database
    // An administrator who is leaving is none.
    await sql`update app_user set is_firm_admin = true, is_disabled = true where id = ${standAdminA.id}`.execute(
      kysely,
    )
    const left = await send('firmAdminA', 'DELETE', `/exhibitors/staff/${firmAdminA.id}`)
    expect([left.statusCode, left.json().message_code]).toEqual([409, 'last_firm_admin'])
    await sql`update app_user set is_firm_admin = false, is_disabled = false where id = ${standAdminA.id}`.execute(
      kysely,
    )
    await sql`update fair set is_validating_users = false`.execute(kysely)
    expect((await send('firmAdminA', 'DELETE', `/exhibitors/staff/${contactA.id}`)).statusCode).toBe(204)
    // What they could do for the firm ends; a fair that lets everybody in has nothing to decide anew.
    const now = await many<{ recruits: boolean; states: number[] }>(kysely)`
      select can_recruit as recruits, array(select is_validated from fair_user where user_id = u.id) as states
      from app_user u where id = ${contactA.id}`
    expect(now).toEqual([{ recruits: false, states: [1] }])
    const detail = (await platform.app.inject({ url: '/api/user/detail', headers })).json()
    expect(detail).toMatchObject({ firm: null, audiences: ['visitor'] })
  })

  it('who was removed from a firm comes back to it with what they could do, to no other, and not from another', async () => {
    const { standAdminA } = platform.seeded.people
    const { firms } = platform.seeded
    const { kysely } = platform.services.database
    const person = () => many<{ now: unknown }>(kysely)`
      select jsonb_build_object('firm', u.firm_id, 'roles', u.roles, 'type', u.user_type_id, 'recruits', u.can_recruit,
        'admin', array(select stand_id from stand_admin where user_id = u.id order by 1),
        'contact', array(select stand_id from stand_contact where user_id = u.id order by 1),
        'fairs', array(select is_validated from fair_user where user_id = u.id order by id)) as now
      from app_user u where u.id = ${standAdminA.id}`
    const former = (firm: number) => `/firms/${firm}/former_colleagues`
    const back = (who: Who, firm: number) => send(who, 'POST', `${former(firm)}/${standAdminA.id}`)
    await sql`update fair set is_validating_users = true`.execute(kysely)
    expect(
      (await send('firmAdminA', 'PUT', `/exhibitors/staff/${standAdminA.id}`, { canRecruit: true }))
        .statusCode,
    ).toBe(204)
    const before = await person()
    const remove = async () =>
      (await send('firmAdminA', 'DELETE', `/exhibitors/staff/${standAdminA.id}`)).statusCode
    const leave = async () => expect(await remove()).toBe(204)
    const held = sql`select 1 from firm where id = ${firms.a} for update`
    const answers = await atOnce(platform.services.database, held, [remove, remove])
    expect(answers.toSorted()).toEqual([204, 404])
    expect(await person()).not.toEqual(before)
    const ids = (await get('firmAdminA', former(firms.a))).json().map(({ id }: { id: number }) => id)
    expect(ids).toContain(standAdminA.id)
    expect((await get('firmAdminB', former(firms.a))).statusCode).toBe(403)
    expect((await back('firmAdminB', firms.a)).statusCode).toBe(403)
    expect((await back('firmAdminB', firms.b)).statusCode).toBe(404)
    expect((await back('firmAdminA', firms.a)).json()).toEqual({ isOffered: false })
    expect(await person()).toEqual(before)
    await leave()
    await sql`update app_user set firm_id = ${firms.b} where id = ${standAdminA.id}`.execute(kysely)
    const refused = await back('firmAdminA', firms.a)
    expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'colleague_elsewhere'])
    await sql`update app_user set firm_id = null where id = ${standAdminA.id}`.execute(kysely)
    expect((await back('firmAdminA', firms.a)).json()).toEqual({ isOffered: false })

    const { fair2 } = platform.seeded.fairs
    await sql`
      with f as (insert into fair_firm (fair_id, firm_id, is_validated) values (${fair2}, ${firms.a}, 1))
      insert into fair_user (fair_id, user_id, is_validated) values (${fair2}, ${standAdminA.id}, 1)`.execute(
      kysely,
    )
    await leave()
    await sql`delete from fair_firm where fair_id = ${fair2} and firm_id = ${firms.a}`.execute(kysely)
    expect((await back('firmAdminA', firms.a)).json()).toEqual({ isOffered: false })
    const states = await many(kysely)`
      select is_validated as state from fair_user where user_id = ${standAdminA.id} order by fair_id`
    expect(states).toEqual([{ state: 1 }, { state: 0 }])
    await sql`delete from fair_user where fair_id = ${fair2} and user_id = ${standAdminA.id}`.execute(kysely)
  })

  it('a firm’s administrator reads how to reach the staff, not how they live', async () => {
    const { standAdminA } = platform.seeded.people
    const row = (await get('firmAdminA', `/users/${standAdminA.id}`)).json()
    expect(row.email).toBe(standAdminA.email)
    for (const field of ['birthday', 'address', 'postalCode', 'civilStatus', 'isDisabled'])
      expect(row).not.toHaveProperty(field)
  })

  it('who exhibits no more leaves the firm as one who is removed, a contact administers no stand, and an administrator stays', async () => {
    const { standAdminA, firmAdminA } = platform.seeded.people
    const { firms, stands } = platform.seeded
    const retype = async (id: number, userType: number) => {
      const answer = await send('superAdmin', 'PUT', `/users/${id}/type`, { userType })
      return answer.statusCode === 204 ? 204 : answer.json().message_code
    }
    const standing = (id: number) => many(platform.services.database.kysely)`
      select firm_id as firm, array(select stand_id from stand_admin where user_id = u.id) as admin,
        array(select stand_id from stand_contact where user_id = u.id) as contact,
        array(select is_validated from fair_user where user_id = u.id) as states
      from app_user u where id = ${id}`
    for (const type of [userTypeId.standContact, userTypeId.visitor])
      expect(await retype(firmAdminA.id, type)).toBe('last_firm_admin')
    expect(await retype(standAdminA.id, userTypeId.standContact)).toBe(204)
    expect(await standing(standAdminA.id)).toEqual([
      { firm: firms.a, admin: [], contact: [stands.a], states: [1] },
    ])
    expect(await retype(standAdminA.id, userTypeId.press)).toBe(204)
    expect(await standing(standAdminA.id)).toEqual([{ firm: null, admin: [], contact: [], states: [0] }])
    const left: { id: number }[] = (await get('firmAdminA', `/firms/${firms.a}/former_colleagues`)).json()
    expect(left.map(({ id }) => id)).toContain(standAdminA.id)
  })

  it('a disabled person is out at once, and only a super admin disables', async () => {
    const { firmAdminB } = platform.seeded.people
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

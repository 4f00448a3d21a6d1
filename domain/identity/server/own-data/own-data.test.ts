import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { storeMedia } from '#domain/media/server/index.ts'
import { sweepMedia } from '#domain/media/server/sweep-media.ts'
import { declared } from '#platform/server/domains.ts'
import { smallPassword } from '#seed/small.ts'
import { issueToken } from '../accounts/one-time-tokens.ts'
import { sweepAccounts } from '../accounts/sweep-accounts.ts'
import { mailsTo } from '../testing/read-mails.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Name = keyof TestPlatform['seeded']['people']

const takeOut = (who: Name | null) => platform.call(who, { url: '/api/user/export' })
const erase = (who: Name | null, currentPassword = smallPassword) =>
  platform.call(who, { method: 'POST', url: '/api/user/erase', payload: { currentPassword } })
/** Lets the days pass in which it can be taken back. */
const passDays = async () => {
  await sql`update app_user set erase_at = now() where erase_at is not null`.execute(
    platform.services.database.kysely,
  )
  await sweepAccounts(platform.services)
}
const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(platform.services.database.kysely)).rows

/** The files of an archive by their names. */
const unpack = (archive: Buffer) =>
  new Promise<Record<string, Buffer>>((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const found: Record<string, Buffer> = {}
      zip.on('end', () => resolve(found))
      zip.on('entry', entry =>
        zip.openReadStream(entry, async (problem, stream) => {
          if (problem) return reject(problem)
          found[entry.fileName] = Buffer.concat(await stream.toArray())
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })

const givePicture = async (who: Name) => {
  const { services, seeded } = platform
  const id = seeded.people[who].id
  const kept = await storeMedia(
    Buffer.from('%PDF-1.4 mine'),
    'My file.pdf',
    { name: 'document', mime: 'application/pdf', extension: 'pdf', type: 2, max: 1000 },
    { owner: id, firm: null, use: { name: 'document', kinds: ['document'], visibility: 'private' } },
    (_, write) => write(services.database.kysely),
    services,
  )
  return kept.filePath.slice('/media/'.length)
}

describe('what is held of a person', () => {
  it('is declared for every column of the database that points to people, with what becomes of it', async () => {
    const columns = await rowsOf(sql<{ name: string; fate: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as name,
        case c.confdeltype when 'c' then 'deleted' when 'n' then 'anonymized' else c.confdeltype::text end as fate
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'app_user'::regclass`)
    const stated = declared('personalData').flatMap(part => Object.keys(part.columns))
    expect(stated).toHaveLength(new Set(stated).size)
    expect(Object.assign({}, ...declared('personalData').map(part => part.columns))).toEqual(
      Object.fromEntries(columns.map(({ name, fate }) => [name, fate])),
    )
  })

  it('leaves as one archive with the files, for the person alone, and is written down', async () => {
    await givePicture('visitor1')
    const answer = await takeOut('visitor1')
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = await unpack(answer.rawPayload)
    const data = JSON.parse(String(files['data.json']))
    const me = platform.seeded.people.visitor1
    expect(data.account).toMatchObject({ id: me.id, email: me.email })
    expect(data.fairs).toHaveLength(1)
    expect(data.sessions).not.toHaveLength(0)
    expect(Object.keys(files).find(name => name.startsWith('files/'))).toMatch(/My file\.pdf$/)
    expect(String(files['data.json'])).not.toMatch(/argon2|password_hash/)
    for (const [name, other] of Object.entries(platform.seeded.people))
      if (name !== 'visitor1') expect(String(files['data.json'])).not.toContain(other.email)
    expect(
      await rowsOf(sql`select 1 from audit_log where action = 'export_own' and user_id = ${me.id}`),
    ).toHaveLength(1)
    expect((await takeOut(null)).statusCode).toBe(401)
  })

  it('leaves three times a day', async () => {
    const answers = []
    for (let time = 0; time < 4; time += 1) answers.push((await takeOut('visitor2')).statusCode)
    expect(answers).toEqual([200, 200, 200, 429])
  })
})

describe('an account that is erased', () => {
  it('leaves nothing of the person behind, in no table and in no file', async () => {
    const { services, seeded } = platform
    const me = seeded.people.visitor1
    const canary = 'Kanarienvogelstraße 7'
    await platform.call('visitor1', {
      method: 'PUT',
      url: `/api/users/${me.id}`,
      payload: { address: canary, phone: '+32 470 112233' },
    })
    const file = await givePicture('visitor1')
    expect(await services.files.exists(file)).toBe(true)
    await platform.call(null, {
      method: 'POST',
      url: '/api/password/forgot',
      payload: { email: me.email },
    })
    // What was written to an address that they had before, and by them to an organizer.
    const former = 'former@address.test'
    await sql`
      insert into outbox_mail (kind, recipient, user_id, reply_to, locale, subject, text)
      values ('email_change_notice', ${former}, ${me.id}, null, 'fr', 'x', ''),
        ('contact', ${seeded.people.organizer1.email}, null, ${me.email}, 'fr', 'x', '')`.execute(
      services.database.kysely,
    )
    const mine = JSON.parse(String((await unpack((await takeOut('visitor1')).rawPayload))['data.json'])).mails
    for (const [kind, recipient] of [
      ['email_change_notice', former],
      ['contact', null],
    ])
      expect(mine).toContainEqual(expect.objectContaining({ kind, recipient }))
    expect((await erase('visitor1')).statusCode).toBe(204)
    await passDays()
    await sweepMedia({ ...services, now: () => new Date(Date.now() + 2 * 86_400_000) })
    expect(await services.files.exists(file)).toBe(false)
    const tables = await rowsOf(
      sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables) {
      const left = await rowsOf(
        sql`select 1 from ${sql.table(name)} t where position(${canary} in to_jsonb(t)::text) > 0 or position(${me.email} in to_jsonb(t)::text) > 0`,
      )
      // What was counted against abuse runs out by itself within a day.
      if (name !== 'rate_limit')
        expect({ [name]: left.length }).toEqual({ [name]: name === 'outbox_mail' ? 1 : 0 })
    }
    expect(await rowsOf(sql`select 1 from outbox_mail where recipient = ${former}`)).toEqual([])
    expect((await mailsTo(services.database, me.email)).map(mail => mail.kind)).toEqual(['account_erased'])
    expect(await rowsOf(sql`select user_id from audit_log where action = 'erase_own'`)).toEqual([
      { user_id: null },
    ])
  })

  it('ends at once everywhere, and its address is free again when the days are over', async () => {
    const { people, fairs } = platform.seeded
    const { token, refresh_token } = (
      await platform.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: people.visitor2.email, password: smallPassword },
      })
    ).json()
    expect((await erase('visitor2')).statusCode).toBe(204)
    const after = await platform.app.inject({
      url: '/api/user/detail',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(after.statusCode).toBe(401)
    const renewed = await platform.app.inject({
      method: 'POST',
      url: '/api/token/refresh',
      payload: { refresh_token },
    })
    expect(renewed.statusCode).toBe(401)
    await passDays()
    const again = await platform.app.inject({
      method: 'POST',
      url: '/api/register/visitor',
      payload: {
        fair: fairs.fair1,
        email: people.visitor2.email,
        password: 'Nouvelle-2027!',
        passwordConfirmation: 'Nouvelle-2027!',
        firstName: 'Ana',
        lastName: 'Neu',
        acceptCondition: true,
      },
    })
    expect(again.statusCode).toBe(201)
  })

  it('is asked for with the password, five tries long', async () => {
    const answers = []
    for (let time = 0; time < 6; time += 1) answers.push(await erase('press', 'wrong'))
    expect(answers.map(answer => answer.statusCode)).toEqual([422, 422, 422, 422, 422, 429])
    expect(answers[0]?.json().errors).toEqual({ currentPassword: ['password_wrong'] })
    expect((await erase(null)).statusCode).toBe(401)
  })

  it('is kept while a firm, a fair or the platform would have nobody left', async () => {
    const code = async (who: Name) => {
      const answer = await erase(who)
      return [answer.statusCode, answer.json().message_code]
    }
    expect(await code('firmAdminA')).toEqual([409, 'last_admin_of_firm'])
    expect(await code('organizer1')).toEqual([409, 'last_organizer_of_fair'])
    expect(await code('superAdmin')).toEqual([409, 'last_super_admin'])
    // Nor does somebody look after it who is leaving.
    await sql`
      with leaving as (update app_user set erase_at = now() + interval '9 days'
        where id = ${platform.seeded.people.press.id} returning id)
      insert into fair_organizer (fair_id, user_id) select ${platform.seeded.fairs.fair1}, id from leaving`.execute(
      platform.services.database.kysely,
    )
    expect(await code('organizer1')).toEqual([409, 'last_organizer_of_fair'])
    // A closed fair needs nobody any more.
    await sql`update fair set fair_status_id = 4 where id = ${platform.seeded.fairs.fair1}`.execute(
      platform.services.database.kysely,
    )
    expect((await erase('organizer1')).statusCode).toBe(204)
    await sql`update app_user set is_firm_admin = true where id = ${platform.seeded.people.standAdminA.id}`.execute(
      platform.services.database.kysely,
    )
    const answers = await Promise.all([erase('firmAdminA'), erase('standAdminA')])
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([204, 409])
    expect(
      await rowsOf(
        sql`select 1 from stand st join firm f on f.id = st.firm_id where f.id = ${platform.seeded.firms.a}`,
      ),
    ).not.toHaveLength(0)
  })

  const apply = async (email: string, firmName: string) => {
    const registered = await platform.app.inject({
      method: 'POST',
      url: '/api/register/exhibitor',
      payload: {
        fair: platform.seeded.fairs.fair1,
        email,
        password: smallPassword,
        passwordConfirmation: smallPassword,
        firstName: 'Ana',
        lastName: 'Neu',
        acceptCondition: true,
        firmName,
      },
    })
    expect(registered.statusCode).toBe(201)
  }

  it('takes with it a firm that had only applied', async () => {
    const email = 'alone@small.test'
    await apply(email, 'Only Asked')
    await sql`update app_user set email_confirmed_at = now() where email = ${email}`.execute(
      platform.services.database.kysely,
    )
    const { token } = (
      await platform.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: smallPassword },
      })
    ).json()
    const erased = await platform.app.inject({
      method: 'POST',
      url: '/api/user/erase',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: smallPassword },
    })
    expect(erased.statusCode).toBe(204)
    await passDays()
    expect(await rowsOf(sql`select 1 from firm where name = 'Only Asked'`)).toEqual([])
  })

  it('comes after 30 days by itself where an address was never confirmed, with its firm and without a mail', async () => {
    const email = 'mistyped@small.test'
    await apply(email, 'Never Confirmed')
    const age = (interval: string) =>
      sql`update app_user set created_at = now() - ${interval}::interval where email = ${email}`.execute(
        platform.services.database.kysely,
      )
    await age('29 days')
    await sweepAccounts(platform.services)
    expect(await rowsOf(sql`select 1 from firm where name = 'Never Confirmed'`)).toHaveLength(1)
    await age('31 days')
    await sweepAccounts(platform.services)
    expect(await rowsOf(sql`select 1 from app_user where email = ${email}`)).toEqual([])
    expect(await rowsOf(sql`select 1 from firm where name = 'Never Confirmed'`)).toEqual([])
    expect(await mailsTo(platform.services.database, email)).toEqual([])
  })

  it('of one that fails keeps nobody else, and is told to the operator', async () => {
    const { people } = platform.seeded
    const [first, last] = [people.visitor1, people.visitor2].toSorted((a, b) => a.id - b.id)
    const db = platform.services.database.kysely
    await sql`create table held (id int references app_user (id))`.execute(db)
    await sql`insert into held values (${first?.id})`.execute(db)
    await sql`update app_user set erase_at = now() where id in (${first?.id}, ${last?.id})`.execute(db)
    await expect(sweepAccounts(platform.services)).rejects.toThrow(`could not be erased: ${first?.id}.`)
    await sql`drop table held`.execute(db)
    const left = await rowsOf<{ id: number }>(
      sql`select id from app_user where id in (${first?.id}, ${last?.id})`,
    )
    expect(left).toEqual([{ id: first?.id }])
  })
})

describe('an account that was to be erased', () => {
  const post = (url: string, payload: object) =>
    platform.app.inject({ method: 'POST', url: `/api${url}`, payload })
  const logIn = (who: Name) =>
    post('/login', { email: platform.seeded.people[who].email, password: smallPassword })
  const linkTo = async (who: Name) => {
    const [mail] = await mailsTo(platform.services.database, platform.seeded.people[who].email)
    return { kind: mail?.kind, token: /#keep=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  it('is met by nobody, and opens to nobody', async () => {
    const { people, stands } = platform.seeded
    expect((await erase('contactA')).statusCode).toBe(204)
    const answer = await logIn('contactA')
    expect([answer.statusCode, answer.json().message_code]).toEqual([403, 'account_leaving'])
    const wrong = await post('/login', { email: people.contactA.email, password: 'Wrong-2026!' })
    expect(wrong.json().message_code).toBe('credentials')
    const contacts = await platform.call('visitor1', { url: `/api/stand_contacts?stand.id=${stands.a}` })
    expect(contacts.json()).toEqual([])
    const card = await platform.call('visitor1', { url: `/api/users/${people.contactA.id}/bcard` })
    expect(card.statusCode).toBe(404)
  })

  it('is kept by the link of the mail, once, with everything it had', async () => {
    const file = await givePicture('visitor1')
    await erase('visitor1')
    const { kind, token } = await linkTo('visitor1')
    expect(kind).toBe('account_leaving')
    const answers = await Promise.all([
      post('/user/erase/undo', { token }),
      post('/user/erase/undo', { token }),
    ])
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 422])
    await passDays()
    expect((await logIn('visitor1')).statusCode).toBe(200)
    expect(await platform.services.files.exists(file)).toBe(true)
    expect(
      await rowsOf(sql`select 1 from fair_user where user_id = ${platform.seeded.people.visitor1.id}`),
    ).toHaveLength(1)
  })

  it('is kept by nothing else, and by no link that came too late', async () => {
    await erase('visitor1')
    const { token } = await linkTo('visitor1')
    await passDays()
    for (const sent of [token, 'x'.repeat(43)])
      expect((await post('/user/erase/undo', { token: sent })).statusCode).toBe(422)
    expect((await logIn('visitor1')).statusCode).toBe(401)
  })

  it('opens to no other link, however that came to be open', async () => {
    const { people } = platform.seeded
    await erase('visitor1')
    const { kysely } = platform.services.database
    const token = await issueToken(kysely, people.visitor1.id, 'reset_password')
    const chosen = { password: 'Another-2026!', passwordConfirmation: 'Another-2026!' }
    const answer = await post('/password/reset', { token, ...chosen })
    expect([answer.statusCode, answer.json().message_code]).toEqual([422, 'token_invalid'])
  })

  it('stays when it is opened again by those who run the platform', async () => {
    const { id } = platform.seeded.people.visitor1
    await erase('visitor1')
    const opened = await platform.call('superAdmin', {
      method: 'PUT',
      url: `/api/users/${id}`,
      payload: { eraseAt: null },
    })
    expect(opened.statusCode).toBe(200)
    await passDays()
    expect((await logIn('visitor1')).statusCode).toBe(200)
  })

  describe('and was locked by those who run the platform', () => {
    const change = (payload: object) =>
      platform.call('superAdmin', {
        method: 'PUT',
        url: `/api/users/${platform.seeded.people.visitor1.id}`,
        payload,
      })
    const codes = async (token: string) => [
      (await post('/user/erase/undo', { token })).statusCode,
      (await logIn('visitor1')).statusCode,
    ]

    it('is not let in by the link, and is erased all the same', async () => {
      await erase('visitor1')
      const { token } = await linkTo('visitor1')
      expect((await change({ isDisabled: true })).json().isDisabled).toBe(true)
      expect(await codes(token)).toEqual([422, 401])
      // Unlocking gives nothing back: the wish to leave is a fact of its own.
      expect((await change({ isDisabled: false })).statusCode).toBe(200)
      expect(await codes(token)).toEqual([422, 403])
      await passDays()
      expect(
        await rowsOf(sql`select 1 from app_user where id = ${platform.seeded.people.visitor1.id}`),
      ).toEqual([])
    })

    it('is not let in by the link either where it had been opened again before', async () => {
      await erase('visitor1')
      const { token } = await linkTo('visitor1')
      expect((await change({ eraseAt: null })).json().eraseAt).toBeNull()
      expect((await logIn('visitor1')).statusCode).toBe(200)
      expect((await change({ isDisabled: true })).statusCode).toBe(200)
      expect(await codes(token)).toEqual([422, 401])
    })

    it('is given no day of erasing by anybody', async () => {
      const day = '2030-01-01T00:00:00.000Z'
      expect((await change({ eraseAt: day })).json().errors).toEqual({ eraseAt: ['value_invalid'] })
      const own = {
        method: 'PUT',
        url: `/api/users/${platform.seeded.people.visitor2.id}`,
        payload: { eraseAt: day },
      } as const
      expect((await platform.call('visitor2', own)).statusCode).toBe(403)
      expect((await platform.call('organizer1', own)).statusCode).toBe(403)
    })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mailsTo } from '#domain/identity/server/testing/read-mails.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import type { beginMailing, Mailing, MailingReader, writeMailing } from '../../contract/mailings.ts'
import { peoplePersonalData } from '../personal-data.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = async (who: Who, method: Method, url: string, payload?: object) => {
  const answer = await platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null, headers: answer.headers }
}
const db = () => platform.services.database.kysely
const run = (query: ReturnType<typeof sql>) => query.execute(db())
const mails = (name: keyof TestPlatform['seeded']['people']) =>
  mailsTo(platform.services.database, platform.seeded.people[name].email)

const words = {
  fr: {
    subject: 'Votre stand {{booth}}',
    text: '<p>Bonjour {{firstName}} de {{firm}}, avant le {{deadline}}.</p><p>{{link}}</p>',
    action: 'Ouvrir',
  },
}
const plain = { fr: { subject: 'Bonjour {{firstName}}', text: '<p>Le programme de {{fair}} est là.</p>' } }

type Begun = BodyOf<typeof beginMailing>
async function begin(body: Begun, written: Partial<BodyOf<typeof writeMailing>> = { words: plain }) {
  const { fair1 } = platform.seeded.fairs
  const begun = await ask('organizer1', 'POST', `/fairs/${fair1}/mailings`, body)
  expect(begun.status).toBe(201)
  const id = Number(begun.json.id)
  const { version } = await read(id)
  const kept = await ask('organizer1', 'PUT', `/mailings/${id}`, {
    staff: 'admins',
    page: 'fair',
    deadline: null,
    words: {},
    version,
    ...written,
  })
  expect(kept.status).toBe(200)
  return read(id)
}
const visitors: Begun = { list: 'people', narrowedBy: { userType: 7 } }
const read = async (id: number) => (await ask('organizer1', 'GET', `/mailings/${id}`)).json as Mailing
const send = ({ id, version, readers }: Mailing, who: Who = 'organizer1') =>
  ask(who, 'POST', `/mailings/${id}/send`, { version, count: readers.total })

/** As if the wait were over. */
async function deliver() {
  await run(sql`update queued_job set run_at = now() - interval '1 hour' where kind = 'send_mailing'`)
  await platform.services.queue.runDue()
}

describe('a mailing', () => {
  it('goes to whom the list finds, each in their language or in the first of the fair that has words', async () => {
    await run(sql`update app_user set locale = 'en' where first_name = 'visitor1'`)
    await run(sql`update app_user set locale = 'de' where first_name = 'visitor2'`)
    const english = { subject: 'Hello {{firstName}}', text: '<p>The programme of {{fair}} is here.</p>' }
    const mailing = await begin(visitors, { words: { ...plain, en: english } })
    expect(mailing.readers.languages).toEqual([
      { locale: 'de', count: 1 },
      { locale: 'en', count: 1 },
    ])
    expect((await send(mailing)).json).toEqual({ readers: 2 })
    expect(await mails('visitor1')).toEqual([])
    await deliver()
    expect(await mails('visitor1')).toMatchObject([
      { kind: 'mailing', locale: 'en', subject: 'Hello visitor1' },
    ])
    expect(await mails('visitor2')).toMatchObject([{ locale: 'fr', subject: 'Bonjour visitor2' }])
    for (const other of ['visitor9', 'firmAdminA', 'organizer1'] as const)
      expect(await mails(other)).toEqual([])
    expect((await read(mailing.id)).progress).toMatchObject({ waiting: 0, kept: 2 })
  })

  it('to exhibitors goes to those who administer them, with firm, booth and deadline', async () => {
    const { participations } = platform.seeded
    const body: Begun = { list: 'exhibitors', narrowedBy: {}, chosen: [participations.a] }
    const mailing = await begin(body, { words, deadline: '2026-09-01', page: 'booths' })
    expect((await send(mailing)).status).toBe(200)
    await deliver()
    const [mail] = await mails('firmAdminA')
    expect(mail?.subject).toMatch(/^Votre stand \S+/)
    expect(mail?.text).toContain('de Firm A, avant le mardi 1 septembre 2026')
    expect(mail?.text).toContain('/fair-one/user/configuration-stands')
    expect(await mails('standAdminA')).toHaveLength(1)
    for (const other of ['contactA', 'firmAdminB', 'firmAdminZ'] as const)
      expect(await mails(other)).toEqual([])
    const all = await begin(body, { words: plain, staff: 'all' })
    expect((await send(all)).json).toEqual({ readers: 3 })
  })

  it('leaves out who is disabled, was refused, has not confirmed or wants no more, and counts them', async () => {
    const { fair1 } = platform.seeded.fairs
    await run(sql`update app_user set is_disabled = true where first_name = 'visitor1'`)
    await run(sql`update app_user set email_confirmed_at = null where first_name = 'press'`)
    await run(sql`update fair_user set is_validated = 2 where user_id =
      (select id from app_user where first_name = 'speaker')`)
    await run(sql`insert into mail_opt_out (fair_id, user_id, created_at)
      select ${fair1}::int, id, now() from app_user where first_name = 'moderator'`)
    const mailing = await begin({ list: 'people', narrowedBy: {} })
    expect(mailing.readers.leftOut).toEqual({ closed: 1, unconfirmed: 1, refused: 1, optedOut: 1 })
    const rows = (await ask('organizer1', 'GET', `/mailings/${mailing.id}/readers?itemsPerPage=100`))
      .json as MailingReader[]
    expect(rows).toHaveLength(mailing.readers.total)
    const ids = rows.map(({ id }) => id)
    const { people } = platform.seeded
    for (const name of ['visitor1', 'press', 'speaker', 'moderator', 'visitor9'] as const)
      expect(ids, name).not.toContain(people[name].id)
    await send(mailing)
    await deliver()
    for (const name of ['visitor1', 'press', 'speaker', 'moderator'] as const)
      expect(await mails(name), name).toEqual([])
    expect((await read(mailing.id)).readers.leftOut).toMatchObject({ closed: 1, optedOut: 1 })
  })

  it('is sent once, whoever presses at once', async () => {
    await run(sql`insert into fair_organizer (fair_id, user_id)
      values (${platform.seeded.fairs.fair1}, ${platform.seeded.people.organizer2.id})`)
    const mailing = await begin(visitors)
    const pressed = await Promise.all([
      send(mailing),
      send(mailing, 'organizer2'),
      send(mailing),
      send(mailing, 'superAdmin'),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await deliver()
    await run(sql`insert into queued_job (kind, payload, run_at, created_at)
      values ('send_mailing', ${JSON.stringify({ mailing: mailing.id })}::jsonb, now() - interval '1 minute', now())`)
    await platform.services.queue.runDue()
    expect(await mails('visitor1')).toHaveLength(1)
    expect(await mails('visitor2')).toHaveLength(1)
  })

  it('reaches nobody who has left meanwhile, and nobody of a fair in the trash', async () => {
    const mailing = await begin(visitors)
    await send(mailing)
    await run(sql`update app_user set is_disabled = true where first_name = 'visitor1'`)
    await deliver()
    expect(await mails('visitor1')).toEqual([])
    expect(await mails('visitor2')).toHaveLength(1)
    expect((await read(mailing.id)).progress).toMatchObject({ kept: 1, leftOut: 1 })
    const second = await begin(visitors)
    await send(second)
    await run(sql`update fair set trashed_at = now() where id = ${platform.seeded.fairs.fair1}`)
    await deliver()
    expect(await mails('visitor2')).toHaveLength(1)
  })

  it('can be stopped before it leaves, and then reaches nobody', async () => {
    const mailing = await begin(visitors)
    await send(mailing)
    const stop = () => ask('organizer1', 'POST', `/mailings/${mailing.id}/stop`)
    expect(await stop()).toMatchObject({ status: 200, json: { stopped: 2 } })
    expect((await stop()).status).toBe(409)
    await deliver()
    expect(await mails('visitor1')).toEqual([])
    expect(await read(mailing.id)).toMatchObject({ state: 'stopped' })
  })

  it('is not sent with words that would reach nobody right', async () => {
    const sent = async (part: Partial<BodyOf<typeof writeMailing>>) => {
      const { status, json } = await send(await begin(visitors, part))
      return [status, Object.keys(json.errors ?? {})]
    }
    expect(await sent({ words: {} })).toEqual([422, ['words']])
    expect(await sent({ words })).toEqual([422, ['deadline']])
    expect(await sent({ words: { fr: { subject: 'Hi', text: '<p>{{lastname}}</p>' } } })).toEqual([
      422,
      ['translations.fr.text'],
    ])
  })

  it('is not sent to more than were shown, nor with words that somebody has changed', async () => {
    const mailing = await begin(visitors)
    const few = { ...mailing, readers: { ...mailing.readers, total: 1 } }
    expect((await send(few)).json.message_code).toBe('list_has_grown')
    expect((await send({ ...mailing, version: mailing.version - 1 })).status).toBe(412)
    const stale = { staff: 'admins', page: 'fair', deadline: null, words: {}, version: mailing.version - 1 }
    expect((await ask('organizer1', 'PUT', `/mailings/${mailing.id}`, stale)).status).toBe(412)
    const nobody = await begin({ list: 'people', narrowedBy: { search: 'nobody is called so' } })
    expect((await send({ ...nobody, readers: { ...nobody.readers, total: 1 } })).json.message_code).toBe(
      'mailing_without_readers',
    )
  })

  it('is one of as many as a fair may send a day, by the database too', async () => {
    const { fair1 } = platform.seeded.fairs
    const today = platform.services.now().toISOString().slice(0, 10)
    const written = (mailings: number, mails: number) =>
      run(sql`insert into mailing_day (fair_id, day, mailings, mails)
        values (${fair1}, ${today}::date, ${mailings}, ${mails})
        on conflict (fair_id, day) do update set mailings = excluded.mailings, mails = excluded.mails`)
    const mailing = await begin(visitors)
    await written(20, 20)
    expect((await send(mailing)).json.message_code).toBe('mailing_day_limit')
    await written(1, 19_999)
    expect((await send(mailing)).json.message_code).toBe('mailing_mails_limit')
    await expect(written(21, 0)).rejects.toThrow('mailing_day_limit')
    await expect(written(1, 20_001)).rejects.toThrow('mailing_mails_limit')
    await written(19, 19_998)
    expect((await send(mailing)).status).toBe(200)
  })
})

describe('whoever does not run the fair', () => {
  it('neither reads nor changes a mailing of it, and writes to nobody of it', async () => {
    const { fairs, people } = platform.seeded
    const mailing = await begin(visitors)
    const one = `/mailings/${mailing.id}`
    const written = { staff: 'all', page: 'fair', deadline: null, words: {}, version: mailing.version }
    const draft = { locale: 'fr', subject: 'x', text: 'x', page: 'fair', deadline: null }
    for (const who of ['organizer2', 'firmAdminA', 'visitor1', 'clusterAdmin', null] as const)
      for (const [method, url, payload] of [
        ['GET', `/fairs/${fairs.fair1}/mailings`],
        ['POST', `/fairs/${fairs.fair1}/mailings`, visitors],
        ['GET', one],
        ['GET', `${one}/readers`],
        ['PUT', one, written],
        ['POST', `${one}/preview`, draft],
        ['POST', `${one}/test`, draft],
        ['POST', `${one}/send`, { version: mailing.version, count: 9 }],
        ['POST', `${one}/stop`],
        ['DELETE', one],
      ] as const)
        expect([401, 403, 404], `${who} ${method} ${url}`).toContain(
          (await ask(who, method, url, payload)).status,
        )
    const chosen = [people.visitor9.id, people.firmAdminZ.id]
    expect((await begin({ list: 'people', narrowedBy: {}, chosen })).readers.total).toBe(0)
    const firms = await begin({
      list: 'exhibitors',
      narrowedBy: {},
      chosen: [platform.seeded.participations.z],
    })
    expect(firms.readers.total).toBe(0)
  })
})

describe('a draft', () => {
  it('that is untouched is taken again for the same readers alone, with words it is kept, and it can be thrown away', async () => {
    const { fair1 } = platform.seeded.fairs
    const beginOne = async () =>
      Number((await ask('organizer1', 'POST', `/fairs/${fair1}/mailings`, visitors)).json.id)
    const first = await beginOne()
    expect(await beginOne()).toBe(first)
    const others = await ask('organizer1', 'POST', `/fairs/${fair1}/mailings`, {
      list: 'people',
      narrowedBy: {},
    })
    expect(others.json.id).not.toBe(first)
    expect((await read(first)).narrowedBy).toEqual(visitors.narrowedBy)
    const { id } = await begin(visitors)
    expect(id).toBe(first)
    expect(await beginOne()).not.toBe(id)
    expect((await ask('organizer1', 'DELETE', `/mailings/${id}`)).status).toBe(204)
    expect((await ask('organizer1', 'GET', `/mailings/${id}`)).status).toBe(404)
  })

  it('and what was sent are listed, the latest first, with how many got it', async () => {
    const sent = await begin(visitors)
    await send(sent)
    const draft = await begin({ list: 'exhibitors', narrowedBy: {} }, { words: {} })
    const { json } = await ask('organizer1', 'GET', `/fairs/${platform.seeded.fairs.fair1}/mailings`)
    expect(json).toMatchObject([
      { id: draft.id, state: 'draft', subject: null, list: 'exhibitors', readers: 0 },
      { id: sent.id, state: 'sending', subject: 'Bonjour {{firstName}}', readers: 2, waiting: 2 },
    ])
  })

  it('is shown as one of its readers would get it, and sent to oneself as a test', async () => {
    const mailing = await begin(visitors)
    const draft = { locale: 'fr', ...plain.fr, page: 'fair', deadline: null }
    const shown = async (more: object) =>
      (await ask('organizer1', 'POST', `/mailings/${mailing.id}/preview`, { ...draft, ...more })).json
    const { visitor1, visitor2, visitor9 } = platform.seeded.people
    expect((await shown({ reader: visitor2.id })).subject).toBe('Bonjour visitor2')
    expect((await shown({ reader: visitor1.id })).html).toContain('Ne plus recevoir ces e-mails')
    expect((await shown({ reader: visitor9.id })).subject).toBe('Bonjour organizer1')
    expect((await shown({ turn: 0 })).reader).not.toBe((await shown({ turn: 1 })).reader)
    const tried = await ask('organizer1', 'POST', `/mailings/${mailing.id}/test`, draft)
    expect(tried.json).toEqual({ recipient: platform.seeded.people.organizer1.email, isSent: false })
    expect(await mails('organizer1')).toMatchObject([
      { kind: 'mail_test', subject: expect.stringMatching(/^Essai.*Bonjour organizer1$/) },
    ])
  })
})

describe('whoever wants no more mailings', () => {
  const links = async () => {
    const mailing = await begin(visitors)
    await send(mailing)
    await deliver()
    const [mail] = await mails('visitor1')
    const row = await one<{ program: string }>(db())`
      select opt_out as program from outbox_mail where recipient = ${platform.seeded.people.visitor1.email}`
    const token = /\/mail\/unsubscribe#reader=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return { token, program: new URL(row.program).pathname }
  }
  const isOptedOut = async () =>
    (await maybeOne(
      db(),
    )`select 1 from mail_opt_out where user_id = ${platform.seeded.people.visitor1.id}`) !== undefined

  it('says so by the link of a mail, without a login, for that fair, and can take it back', async () => {
    const { token } = await links()
    const shown = () => ask(null, 'POST', '/mail_choices/shown', { token })
    expect((await shown()).json).toMatchObject({ isWanted: true })
    for (const _twice of [1, 2])
      expect((await ask(null, 'PUT', '/mail_choices', { token, isWanted: false })).status).toBe(204)
    expect((await shown()).json).toMatchObject({ isWanted: false })
    const mailing = await begin(visitors)
    expect(mailing.readers).toMatchObject({ total: 1, leftOut: { optedOut: 1 } })
    await ask(null, 'PUT', '/mail_choices', { token, isWanted: true })
    expect((await read(mailing.id)).readers.total).toBe(2)
  })

  it('has a mail program say so in one step, while opening its address changes nothing', async () => {
    const { token, program } = await links()
    expect(program).toBe(`/api/mail_opt_outs/${token}`)
    const opened = await platform.app.inject({ url: program })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/mail/unsubscribe#reader=${token}`])
    expect(await isOptedOut()).toBe(false)
    const said = await platform.app.inject({
      method: 'POST',
      url: program,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(said.statusCode).toBe(204)
    expect(await isOptedOut()).toBe(true)
  })

  it('says it for themselves alone: a link that was changed is none', async () => {
    const { token } = await links()
    const { visitor2 } = platform.seeded.people
    const others = token.replace(/^\d+/, String(visitor2.id))
    for (const wrong of [others, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(40)])
      expect((await ask(null, 'PUT', '/mail_choices', { token: wrong, isWanted: false })).status).toBe(404)
    expect(await maybeOne(db())`select 1 from mail_opt_out`).toBeUndefined()
  })

  it('reads in their own data what was written to them and what they do not want', async () => {
    const { token } = await links()
    await ask(null, 'PUT', '/mail_choices', { token, isWanted: false })
    const { visitor1 } = platform.seeded.people
    const person = { ...visitor1, locale: 'fr' as const }
    const kept = (name: string) =>
      Promise.all(
        peoplePersonalData
          .filter(part => part.name === name)
          .map(async part => (part.rows ? (await part.rows(person).execute(db())).rows : [])),
      )
    expect(await kept('mailings')).toMatchObject([[{ as: 'read_by_me' }]])
    expect((await kept('unwanted_mailings'))[0]).toHaveLength(1)
  })
})

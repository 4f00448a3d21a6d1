import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { OutboxMail } from '../../contract/outbox.ts'

let platform: TestPlatform
let ids: number[]
beforeAll(async () => {
  platform = await testPlatform()
  const { outbox, database } = platform.services
  const written = [
    ['Votre compte', 'zoe'],
    ['Été 50 % _', 'zoe'],
    ['Nouveau mot de passe', 'Ana'],
  ]
  for (const [subject = '', recipient] of written)
    await outbox.queue(database.kysely, {
      to: { name: 'Zoé', address: `${recipient}@mail.test` },
      subject,
      text: `<b>${subject}</b>`,
      locale: 'fr',
      kind: 'test',
    })
  ids = (await list()).map(mail => mail.id)
})
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const get = (who: Who, url: string) => platform.call(who, { url: `/api/outbox_mails${url}` })
const list = async (query = '') => (await get('superAdmin', query)).json() as OutboxMail[]
const subjects = async (query: string) => (await list(query)).map(mail => mail.subject)
const again = (id: number, from = platform) =>
  from.call('superAdmin', { method: 'POST', url: `/api/outbox_mails/${id}/send` })

describe('the outbox', () => {
  it('is for super admins alone', async () => {
    for (const url of ['', '/state', `/${ids[0]}`])
      for (const who of ['superOrganizer', 'organizer1', 'firmAdminA', 'visitor1', null] as const)
        expect([401, 403], `${who} ${url}`).toContain((await get(who, url)).statusCode)
    const foreign = await platform.call('organizer1', {
      method: 'POST',
      url: `/api/outbox_mails/${ids[0]}/send`,
    })
    expect(foreign.statusCode).toBe(403)
  })

  it('lists the latest first, page by page, found by any word, and without what the mails say', async () => {
    expect(await subjects('')).toEqual(['Nouveau mot de passe', 'Été 50 % _', 'Votre compte'])
    expect(await subjects('?itemsPerPage=1&page=2')).toEqual(['Été 50 % _'])
    expect(await subjects('?search=ZOE%20ete')).toEqual(['Été 50 % _'])
    expect(await subjects('?search=%25%20_')).toEqual(['Été 50 % _'])
    expect(await subjects('?state=sent')).toEqual([])
    expect((await get('superAdmin', '')).body).not.toContain('<b>')
  })

  it('refuses what makes no sense as a filter', async () => {
    for (const query of ['?state=burnt', '?order=text', '?page=0', '?recipient=zoe'])
      expect((await get('superAdmin', query)).statusCode, query).toBe(400)
  })

  it('opens a mail as it was written, and writes down who did', async () => {
    const opened = await get('superAdmin', `/${ids[0]}`)
    expect(opened.json()).toMatchObject({ text: '<b>Nouveau mot de passe</b>', state: 'kept' })
    const rows = await many(platform.services.database.kysely)`
      select 1 from audit_log where resource = 'outbox_mails' and resource_id = ${ids[0]} and action = 'open'
        and user_id = ${platform.seeded.people.superAdmin.id}`
    expect(rows).toHaveLength(1)
    expect((await get('superAdmin', '/2147483647')).statusCode).toBe(404)
  })

  it('says that nothing can leave where there is no mail server', async () => {
    expect((await get('superAdmin', '/state')).json()).toEqual({
      hasServer: false,
      counts: { queued: 0, kept: 3, failed: 0, given_up: 0, sent: 0 },
    })
    const refused = await again(ids[0] ?? 0)
    expect([refused.statusCode, refused.json().message_code]).toEqual([409, 'mail_server_missing'])
  })
})

it('stands in the order of each column, both ways, without accents and capitals; what is alike in that of its writing, over pages too', async () => {
  const { kysely } = platform.services.database
  const [latest = 0, second = 0, first = 0] = ids
  await sql`update outbox_mail set state = 'failed' where id = ${latest}`.execute(kysely)
  const inOrder: Record<string, number[]> = {
    subject: [second, latest, first],
    recipient: [latest, first, second],
    state: [latest, first, second],
    createdAt: [first, second, latest],
  }
  const listed = async (query: string) => (await list(query)).map(mail => mail.id)
  for (const [order, expected] of Object.entries(inOrder)) {
    expect(await listed(`?order=${order}`), order).toEqual(expected)
    expect(await listed(`?order=-${order}`), `-${order}`).toEqual(expected.toReversed())
  }
  const paged = (page: number) => listed(`?order=recipient&itemsPerPage=2&page=${page}`)
  expect([await paged(1), await paged(2)]).toEqual([[latest, first], [second]])
})

it('queues what was kept or has failed, and nothing else, once there is a mail server', async () => {
  const served = await testPlatform({ SMTP_URL: 'smtp://127.0.0.1:9' })
  try {
    const { kysely } = served.services.database
    const ends: [string, number][] = [
      ['kept', 204],
      ['failed', 204],
      ['given_up', 204],
      ['sent', 409],
      ['queued', 409],
    ]
    for (const [state, status] of ends) {
      const found = await maybeOne<{ id: number }>(kysely)`
        insert into outbox_mail (kind, recipient, locale, subject, text, state)
        values ('test', 'zoe@mail.test', 'fr', 'Bonjour', 'Bonjour', ${state}) returning id`
      expect((await again(found?.id ?? 0, served)).statusCode, state).toBe(status)
    }
    const rows = await many<{ state: string }>(kysely)`select state from outbox_mail order by id`
    expect(rows.map(row => row.state)).toEqual(['queued', 'queued', 'queued', 'sent', 'queued'])
  } finally {
    await served.close()
  }
})

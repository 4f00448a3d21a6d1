import { createServer } from 'node:net'
import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { createQueue, type Queue } from '#platform/server/queue/queue.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { openMailServer } from '#platform/server/testing/mail-server.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Mail } from './mail.ts'
import { createOutbox } from './outbox.ts'

const mail: Mail = {
  to: { name: 'Zoé, "Chef" <boss@evil.example>', address: 'zoe@fair.example' },
  subject: 'Votre compte a été créé',
  text: 'Bonjour,\n\nvotre compte est prêt.',
  html: '<p>Bonjour</p>',
  locale: 'fr',
  kind: 'account-created',
}

type Row = { state: string; attempts: number; error: string | null; text: string }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function mailServer(port = 0, onRcpt?: SMTPServerOptions['onRcptTo']) {
  const server = await openMailServer(port, onRcpt)
  open.push(server.close)
  return server
}

async function outboxes(url: string, count = 1) {
  await sql`truncate outbox_mail, queued_job`.execute(database.kysely)
  const clock = { time: new Date('2026-05-04T09:00:00Z') }
  const settings = { SMTP_URL: url, MAIL_FROM: 'Verrière <no-reply@fair.example>' }
  const all = Array.from({ length: count }, () =>
    outboxOn(createQueue({ database, log: quietLog, now: () => clock.time })),
  )
  for (const { close } of all) open.push(close)
  function outboxOn(queue: Queue) {
    const outbox = createOutbox({ database, settings, log: quietLog, queue, now: () => clock.time })
    return { ...outbox, flush: () => queue.runDue() }
  }
  const rows = async () => await many<Row>(database.kysely)`select * from outbox_mail order by id`
  const later = (minutes: number) => {
    clock.time = new Date(clock.time.getTime() + minutes * 60_000)
  }
  return { database, all, outbox: all[0] as (typeof all)[number], rows, later }
}

async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>(resolve => server.close(() => resolve()))
  return address && typeof address === 'object' ? address.port : 0
}

describe('the outbox', () => {
  it('sends a mail to its one address, whatever the name pretends, and forgets what was in it', async () => {
    const smtp = await mailServer()
    const { outbox, database, rows } = await outboxes(smtp.url)
    await outbox.queue(database.kysely, { ...mail, replyTo: 'ann@fair.example' })
    await outbox.flush()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.to).toEqual(['zoe@fair.example'])
    expect(smtp.received[0]?.source).toMatch(/^From: =\?UTF-8\?.*<no-reply@fair.example>/m)
    expect(smtp.received[0]?.source).toContain('Auto-Submitted: auto-generated')
    const forgotten = { text: '', html: null, recipient_name: null, reply_to: null }
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, ...forgotten }])
  })

  it('says in its head where one says that one wants no more, where it was written to many', async () => {
    const smtp = await mailServer()
    const { outbox, database } = await outboxes(smtp.url)
    await outbox.queue(database.kysely, { ...mail, optOut: 'https://fair.example/api/mail_opt_outs/abc' })
    await outbox.queue(database.kysely, mail)
    await outbox.flush()
    // They travel side by side: either may arrive first.
    const heads = smtp.received.map(({ source }) => source)
    const many = heads.filter(one => one.includes('List-Unsubscribe'))
    expect([heads.length, many.length]).toEqual([2, 1])
    expect(many[0]).toContain('List-Unsubscribe: <https://fair.example/api/mail_opt_outs/abc>')
    expect(many[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('sends nothing of a transaction that was undone', async () => {
    const smtp = await mailServer()
    const { outbox, database, rows } = await outboxes(smtp.url)
    const undone = database.transaction(async trx => {
      await outbox.queue(trx, mail)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await outbox.flush()
    expect(await rows()).toHaveLength(0)
  })

  it('tries again later when the server says "not now", and then sends once', async () => {
    let busy = true
    const smtp = await mailServer(0, (_address, _session, done) =>
      done(busy ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null),
    )
    const { outbox, database, rows, later } = await outboxes(smtp.url)
    await outbox.queue(database.kysely, mail)
    await outbox.flush()
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, error: expect.stringContaining('451') },
    ])
    busy = false
    await outbox.flush()
    expect(smtp.received).toHaveLength(0)
    later(1)
    await outbox.flush()
    expect(smtp.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, error: null }])
  })

  it('gives a mail up at once that the server refuses for good', async () => {
    const smtp = await mailServer(0, (_address, _session, done) =>
      done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    )
    const { outbox, database, rows } = await outboxes(smtp.url)
    await outbox.queue(database.kysely, mail)
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  it('delivers what was queued while the server was down once it is up again', async () => {
    const port = await unusedPort()
    const { outbox, database, rows, later } = await outboxes(`smtp://127.0.0.1:${port}`)
    for (const key of ['a', 'b', 'c', 'd', 'e']) await outbox.queue(database.kysely, { ...mail, key })
    await outbox.flush()
    expect((await rows()).map(row => row.state)).toEqual(Array(5).fill('queued'))
    const smtp = await mailServer(port)
    later(5)
    await outbox.flush()
    expect(smtp.received).toHaveLength(5)
    expect((await rows()).map(row => row.state)).toEqual(Array(5).fill('sent'))
  })

  it('stops trying after a day', async () => {
    const port = await unusedPort()
    const { outbox, database, rows, later } = await outboxes(`smtp://127.0.0.1:${port}`)
    await outbox.queue(database.kysely, mail)
    for (let hour = 0; hour < 25; hour += 1) {
      await outbox.flush()
      later(61)
    }
    expect(await rows()).toMatchObject([
      { state: 'given_up', error: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  it('sends each mail once when two workers work on the same mails', async () => {
    const smtp = await mailServer()
    const { outbox, all, database } = await outboxes(smtp.url, 2)
    for (let n = 0; n < 30; n += 1) await outbox.queue(database.kysely, { ...mail, subject: `Mail ${n}` })
    await Promise.all(all.map(one => one.flush()))
    const subjects = smtp.received.map(one => /^Subject: (.*)$/m.exec(one.source)?.[1]?.trim())
    expect(subjects).toHaveLength(30)
    expect(new Set(subjects).size).toBe(30)
  })

  it('takes up a mail whose worker died in the middle, when its lease has ended', async () => {
    const smtp = await mailServer()
    const { outbox, database, later } = await outboxes(smtp.url)
    await outbox.queue(database.kysely, mail)
    await sql`update queued_job set state = 'running', attempts = 1, run_at = run_at + interval '5 minutes'`.execute(
      database.kysely,
    )
    await outbox.flush()
    expect(smtp.received).toHaveLength(0)
    later(6)
    await outbox.flush()
    expect(smtp.received).toHaveLength(1)
  })

  it('queues a mail of the same key once', async () => {
    const { outbox, database, rows } = await outboxes('')
    await outbox.queue(database.kysely, { ...mail, key: 'invitation:7' })
    await outbox.queue(database.kysely, { ...mail, key: 'invitation:7' })
    expect(await rows()).toHaveLength(1)
  })

  it('keeps mails readable when no server is configured', async () => {
    const { outbox, database, rows } = await outboxes('')
    await outbox.queue(database.kysely, mail)
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'kept', text: mail.text }])
  })

  it.each([
    ['two addresses', { to: { address: 'a@x.example, b@y.example' } }],
    ['a line break in the address', { to: { address: 'a@x.example\r\nBcc: b@y.example' } }],
    ['a quoted local part', { to: { address: '"a@x.example"@y.example' } }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: b@y.example' }],
    ['a line break in the name', { to: { name: 'A\nB', address: 'a@x.example' } }],
    ['a reply address that is none', { replyTo: 'a@x.example>' }],
  ])('refuses %s', async (_what, part) => {
    const { outbox, database, rows } = await outboxes('')
    await expect(outbox.queue(database.kysely, { ...mail, ...part })).rejects.toThrow()
    expect(await rows()).toHaveLength(0)
  })
})

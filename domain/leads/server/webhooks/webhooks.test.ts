import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Receiver, receiver } from '#app/server/testing/receiver.ts'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { leadCreated, leadUpdated, leadWithdrawn } from '../../contract/events.ts'
import { type WebhookEvent, webhookEvents } from '../../contract/webhooks/events.ts'
import { sweepWebhooks, watchWebhooks } from './sweep.ts'
import { tellReceivers } from './tell-receivers.ts'

let target: Receiver
let platform: TestPlatform
beforeAll(async () => {
  target = await receiver()
  platform = await testPlatform({ WEBHOOK_HOSTS: `hooks.example ${target.origin}` })
})
beforeEach(async () => {
  await platform.startAgain()
  platform.services.now = () => new Date()
  target.clear()
  target.answersWith(204)
})
afterAll(async () => {
  await platform.close()
  await target.close()
})

type Who = Parameters<TestPlatform['call']>[0]
const db = () => platform.services.database.kysely
const send = async (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await platform.call(who, { method, url: `/api${path}`, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.body ? answer.json() : null }
}
const ofFirm = (who: Who = 'firmAdminA') => ({
  who,
  fair: platform.seeded.fairs.fair1,
  firm: platform.seeded.firms.a,
})
type Made = { id: number; secret: string }
const make = async (
  { who, ...whose }: { who: Who; fair: number; firm?: number } = ofFirm(),
  more: object = {},
) =>
  send(who, 'POST', '/webhook_endpoints', {
    ...whose,
    url: `${target.origin}/hook`,
    events: [...webhookEvents],
    ...more,
  })
const made = async (...how: Parameters<typeof make>): Promise<Made> => (await make(...how)).json

/** What the moved clock has made due, with what that entails; the queue itself goes by the real one. */
async function runDue() {
  for (;;) {
    const due = await many(db())`
      update queued_job set run_at = now() - interval '1 second' where every_seconds is null and run_at > now()
        and run_at <= ${platform.services.now().toISOString()}::timestamptz returning id`
    await platform.services.queue.runDue()
    if (!due.length) return
  }
}

const leadEvents = { created: leadCreated, updated: leadUpdated, withdrawn: leadWithdrawn }
/** What happens to a lead of firm A, or of another, once it is heard. */
const happens = async (
  what: keyof typeof leadEvents,
  lead = 7,
  of: { firm?: number; fair?: number } = {},
) => {
  const whose = { firm: platform.seeded.firms.a, fair: platform.seeded.fairs.fair1, ...of }
  await platform.services.database.transaction(trx =>
    emit({ db: trx, services: platform.services }, leadEvents[what], { lead, ...whose }),
  )
  await runDue()
}
const later = (seconds: number) => {
  const at = platform.services.now().getTime() + seconds * 1_000
  platform.services.now = () => new Date(at)
}
const log = async (endpoint: number, who: Who = 'firmAdminA') =>
  (await send(who, 'GET', `/webhook_deliveries?endpoint=${endpoint}`)).json
const types = () => target.received.map(({ body }) => JSON.parse(body).type as WebhookEvent)

describe('a webhook', () => {
  it('says by numbers what happened, signed as Standard Webhooks has it, and no byte of it can be changed', async () => {
    const { id, secret } = await made()
    await happens('created')
    const [first] = target.received
    const { fairs, firms } = platform.seeded
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'lead.created',
      timestamp: expect.stringMatching(/Z$/),
      data: { lead: 7, firm: firms.a, fair: fairs.fair1 },
    })
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => [
        name,
        String(first?.headers[name]),
      ]),
    )
    const verifier = new Webhook(secret)
    expect(verifier.verify(first?.body ?? '', headers)).toMatchObject({ type: 'lead.created' })
    const body = first?.body ?? ''
    for (let at = 0; at < body.length; at += 1) {
      const changed = `${body.slice(0, at)}${body[at] === 'x' ? 'y' : 'x'}${body.slice(at + 1)}`
      expect(() => verifier.verify(changed, headers)).toThrow()
    }
    for (const name of Object.keys(headers)) {
      const value = headers[name] ?? ''
      const changed = {
        ...headers,
        [name]: `${value.slice(0, -3)}${value.at(-3) === '1' ? '2' : '1'}${value.slice(-2)}`,
      }
      expect(() => verifier.verify(body, changed), name).toThrow()
    }
    expect(await log(id)).toMatchObject([
      { state: 'delivered', event: 'lead.created', tries: [{ status: 204 }], body },
    ])
  })

  it('is told to the firm and to the fair that it is about, for the events that they chose, and to nobody else', async () => {
    const { fairs, firms } = platform.seeded
    await made(ofFirm(), { url: `${target.origin}/a`, events: ['lead.created'] })
    await made({ who: 'firmAdminB', fair: fairs.fair1, firm: firms.b }, { url: `${target.origin}/b` })
    await made(
      { who: 'organizer1', fair: fairs.fair1 },
      { url: `${target.origin}/fair`, events: ['lead.withdrawn'] },
    )
    await made({ who: 'organizer2', fair: fairs.fair2 }, { url: `${target.origin}/other` })
    await happens('created')
    await happens('updated')
    await happens('withdrawn')
    expect(types()).toEqual(['lead.created', 'lead.withdrawn'])
    expect(target.received).toHaveLength(2)
  })

  it('that waits for its first sending is not said twice', async () => {
    const { id } = await made()
    const { firms, fairs } = platform.seeded
    const tell = (event: WebhookEvent, lead: number) =>
      platform.services.database.transaction(trx =>
        tellReceivers(
          { event, firm: firms.a, fair: fairs.fair1, about: { name: 'lead', id: lead } },
          { db: trx, services: platform.services },
        ),
      )
    for (const lead of [7, 7, 7, 8]) await tell('lead.updated', lead)
    await tell('lead.withdrawn', 7)
    await runDue()
    expect(types().toSorted()).toEqual(['lead.updated', 'lead.updated', 'lead.withdrawn'])
    // What has been sent, or is just being sent, may have been asked for before it changed again.
    await sql`update webhook_endpoint set worked_by = gen_random_uuid(), worked_until = now() + interval '1 minute'
      where id = ${id}`.execute(db())
    for (const _ of [1, 2]) await tell('lead.updated', 7)
    expect((await log(id)).filter(({ state }: { state: string }) => state === 'waiting')).toHaveLength(2)
  })

  it('is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 24 h under its own id, then given up, and by hand', async () => {
    const { id } = await made()
    target.answersWith(503)
    await happens('created')
    const seconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400]
    for (const [at, pause] of seconds.entries()) {
      later(pause - 1)
      await runDue()
      expect(target.received).toHaveLength(at + 1)
      later(1)
      await runDue()
      expect(target.received).toHaveLength(at + 2)
    }
    later(7 * 86_400)
    await watchWebhooks(platform.services)
    await runDue()
    // Tried once more before it ends.
    expect(target.received).toHaveLength(9)
    expect(new Set(target.received.map(one => one.id)).size).toBe(1)
    const [delivery] = await log(id)
    expect([delivery.state, delivery.tries.length, delivery.tries[0].status]).toEqual(['failed', 9, 503])
    target.answersWith(200)
    // Five days have passed: it has ended, and is let go on first.
    expect(
      (await send('firmAdminA', 'POST', `/webhook_deliveries/${delivery.id}/resend`)).json.message_code,
    ).toBe('webhook_off')
    await send('firmAdminA', 'PUT', `/webhook_endpoints/${id}`, { isOn: true })
    expect((await send('firmAdminA', 'POST', `/webhook_deliveries/${delivery.id}/resend`)).status).toBe(204)
    await runDue()
    expect([target.received.length, target.received[9]?.id]).toEqual([10, target.received[0]?.id])
    expect(await log(id)).toMatchObject([{ state: 'delivered' }])
  })

  it('does not end where its receiver is back after days in which there was nothing to send', async () => {
    const { id } = await made()
    target.answersWith(503)
    await happens('created')
    for (const hours of [1, 2, 3, 6, 11, 25, 25]) {
      later(hours * 3_600)
      await runDue()
    }
    expect(await log(id)).toMatchObject([{ state: 'failed' }])
    target.answersWith(204)
    later(4 * 86_400)
    await watchWebhooks(platform.services)
    await runDue()
    expect(await log(id)).toMatchObject([{ state: 'delivered' }])
    expect(await many(db())`select state, failing_since from webhook_endpoint`).toEqual([
      { state: 'on', failing_since: null },
    ])
    expect(await many(db())`select 1 from outbox_mail where kind = 'webhook_ended'`).toEqual([])
  })

  it.each([
    ['answers 410', 'gone', () => target.answersWith(410)],
    ['takes nothing for five days', 'failing', () => target.answersWith(500)],
  ])(
    'ends where the receiver %s: its owner is told and mailed, and what waits is kept',
    async (_, state, answer) => {
      const { id } = await made()
      answer()
      await happens('created')
      if (state === 'failing') {
        later(5 * 86_400)
        await happens('updated')
      }
      const { fairs, firms, people } = platform.seeded
      const { json } = await send(
        'firmAdminA',
        'GET',
        `/webhook_endpoints?fair=${fairs.fair1}&firm=${firms.a}`,
      )
      expect(json.endpoints).toMatchObject([{ id, state }])
      const mails = await many<{ kind: string; recipient: string; text: string }>(db())`
      select kind, recipient, text from outbox_mail where kind = 'webhook_ended'`
      expect(mails).toMatchObject([{ recipient: people.firmAdminA.email }])
      expect(mails[0]?.text).toContain('127.0.0.1')
      const told = await many<{ user: number }>(
        db(),
      )`select user_id as "user" from notification where kind = 'webhook_ended'`
      expect(told).toEqual([{ user: people.firmAdminA.id }])
      const before = target.received.length
      await happens('created', 8)
      expect(target.received).toHaveLength(before)
      expect((await log(id)).every((one: { state: string }) => one.state === 'failed')).toBe(true)
    },
  )

  it('is sent no more once the firm is refused, the fair in the trash, the host no longer named or it is stopped', async () => {
    const { id } = await made()
    const { services, seeded } = platform
    const participation = (state: number) =>
      sql`update fair_firm set is_validated = ${state} where fair_id = ${seeded.fairs.fair1} and firm_id = ${seeded.firms.a}`.execute(
        db(),
      )
    await participation(2)
    await happens('created')
    await participation(1)
    await send('firmAdminA', 'PUT', `/webhook_endpoints/${id}`, { isOn: false })
    await happens('created')
    expect(target.received).toEqual([])
    await send('firmAdminA', 'PUT', `/webhook_endpoints/${id}`, { isOn: true })
    const named = services.settings.WEBHOOK_HOSTS
    Object.assign(services.settings, { WEBHOOK_HOSTS: [] })
    try {
      await happens('created')
    } finally {
      Object.assign(services.settings, { WEBHOOK_HOSTS: named })
    }
    expect(target.received).toEqual([])
    expect(await log(id)).toMatchObject([{ state: 'waiting', tries: [{ failure: 'host' }] }])
  })
})

describe('a secret', () => {
  it('is told once, kept sealed, and signs beside the next one for a day', async () => {
    const { id, secret } = await made()
    const kept = JSON.stringify(
      await many(db())`select secret, encode(secret, 'escape') as text from webhook_endpoint`,
    )
    expect(kept).not.toContain(secret.slice(6, 20))
    const { fairs, firms } = platform.seeded
    const listed = await send('firmAdminA', 'GET', `/webhook_endpoints?fair=${fairs.fair1}&firm=${firms.a}`)
    expect(JSON.stringify(listed.json)).not.toContain('whsec')
    const next = (await send('firmAdminA', 'POST', `/webhook_endpoints/${id}/secret`)).json.secret
    const signers = () => {
      const last = target.received.at(-1)
      const at = new Date(Number(last?.headers['webhook-timestamp']) * 1_000)
      const made = [secret, next].map(one => new Webhook(one).sign(last?.id ?? '', at, last?.body ?? ''))
      return made.map(one => String(last?.headers['webhook-signature']).split(' ').includes(one))
    }
    await happens('created')
    expect(signers()).toEqual([true, true])
    later(25 * 3_600)
    await happens('updated')
    expect(signers()).toEqual([false, true])
  })
})

describe('an endpoint', () => {
  it('names a host that the operator names, over https unless written otherwise', async () => {
    for (const [url, code] of [
      ['https://evil.example/', 'webhook_host_not_named'],
      ['http://hooks.example/', 'webhook_https_only'],
      ['https://127.0.0.1/', 'webhook_host_not_named'],
      [`${target.origin.replace('127.0.0.1', 'localhost')}/`, 'webhook_https_only'],
      ['https://hooks.example:444/', 'webhook_host_not_named'],
    ])
      expect([url, (await make(ofFirm(), { url })).json.errors.url]).toEqual([url, [code]])
    expect((await make(ofFirm(), { url: 'https://hooks.example/a' })).status).toBe(201)
    const { id } = await made()
    expect(
      (await send('firmAdminA', 'PUT', `/webhook_endpoints/${id}`, { url: 'https://evil.example/' })).status,
    ).toBe(422)
  })

  it('is of those who administer the firm or run the fair: for others there is none', async () => {
    const { fairs, firms } = platform.seeded
    const firmA = { fair: fairs.fair1, firm: firms.a }
    const statuses = async (who: Who, whose: { fair: number; firm?: number }) =>
      (await make({ who, ...whose })).status
    expect(await statuses('firmAdminB', firmA)).toBe(404)
    expect(await statuses('organizer1', firmA)).toBe(404)
    expect(await statuses('firmAdminA', { fair: fairs.fair1 })).toBe(404)
    expect(await statuses('firmAdminA', { fair: fairs.fair2, firm: firms.a })).toBe(404)
    expect(await statuses('organizer2', { fair: fairs.fair1 })).toBe(404)
    expect(await statuses('visitor1', firmA)).toBe(403)
    expect(await statuses('contactA', firmA)).toBe(403)
    const { id } = await made()
    await happens('created')
    const [{ id: delivery }] = await log(id)
    for (const who of ['firmAdminB', 'organizer1', 'organizer2'] as const)
      for (const [method, path] of [
        ['PUT', `/webhook_endpoints/${id}`],
        ['DELETE', `/webhook_endpoints/${id}`],
        ['POST', `/webhook_endpoints/${id}/secret`],
        ['POST', `/webhook_endpoints/${id}/test`],
        ['GET', `/webhook_deliveries?endpoint=${id}`],
        ['POST', `/webhook_deliveries/${delivery}/resend`],
      ] as const)
        expect([
          who,
          path,
          (await send(who, method, path, method === 'PUT' ? { isOn: false } : undefined)).status,
        ]).toEqual([who, path, 404])
  })

  it('is tried by hand, changed and deleted with what was sent', async () => {
    const { id } = await made()
    expect((await send('firmAdminA', 'POST', `/webhook_endpoints/${id}/test`)).status).toBe(204)
    await runDue()
    expect(types()).toEqual(['endpoint.test'])
    expect((await send('firmAdminA', 'DELETE', `/webhook_endpoints/${id}`)).status).toBe(204)
    expect(await one<{ count: number }>(db())`select count(*)::int as count from webhook_delivery`).toEqual({
      count: 0,
    })
  })

  it('is one of five, however many are asked for at once', async () => {
    await platform.as('firmAdminA')
    const answers = await Promise.all(Array.from({ length: 12 }, () => make()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 201)?.json.message_code).toBe('limit_reached')
  })
})

describe('what waits although nobody is at it', () => {
  it('is sent by the watch once the time of who held it is over, and what is old is forgotten', async () => {
    const { id } = await made()
    await sql`update webhook_endpoint set worked_by = gen_random_uuid(), worked_until = now() + interval '30 seconds'`.execute(
      db(),
    )
    await happens('created')
    expect(target.received).toEqual([])
    later(31)
    await watchWebhooks(platform.services)
    await runDue()
    expect(types()).toEqual(['lead.created'])
    later(31 * 86_400)
    await sweepWebhooks(platform.services)
    expect(await log(id)).toEqual([])
  })
})

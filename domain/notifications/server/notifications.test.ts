import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mailsTo } from '#domain/identity/server/testing/read-mails.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { many } from '#platform/server/database/rows.ts'
import { type Notification, notificationDays } from '../contract/notifications.ts'
import type { Preference } from '../contract/preferences.ts'
import { notificationKinds } from './kinds.ts'
import { type NewNotification, notify } from './notify.ts'
import { sendDigests, sweepNotifications } from './send-digests.ts'

type Who = Parameters<TestPlatform['call']>[0]
type Name = keyof TestPlatform['seeded']['people']
type Listed = { unread: number; notifications: Notification[]; hasMore: boolean }

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const idOf = (who: Name) => platform.seeded.people[who].id
const call = (who: Who, method: 'GET' | 'PUT', path: string, payload?: object, language = 'en') =>
  platform.call(who, {
    method,
    url: `/api${path}`,
    headers: { 'accept-language': language },
    ...(payload && { payload }),
  })
const list = async (who: Name, more = '', language = 'en'): Promise<Listed> =>
  (await call(who, 'GET', `/users/${idOf(who)}/notifications${more}`, undefined, language)).json()
const read = (who: Name, id: number) => call(who, 'PUT', `/notifications/${id}`, { unread: false })
const database = () => platform.services.database
/** What has happened arrives: each event at whoever subscribes to it. */
const arrive = async () => {
  await platform.services.queue.runDue()
  await platform.services.queue.runDue()
}
const place = (number: number | string, cause = `stand:1:${number}`) => ({
  kind: notificationKinds.stand_placed,
  cause,
  fair: platform.seeded.fairs.fair1,
  path: '/stand/visit/1',
  params: { stand: 'Rivage', place: `A${number}` },
})
const tell = (who: Name, what: NewNotification = place(1)) =>
  database().transaction(db => notify([idOf(who)], what, { db, services: platform.services }))
const told = async (who: Name) =>
  (
    await many<{ data: string }>(database().kysely)`
      select data from hub_update where ${`/users/${idOf(who)}/notifications`} = any(topics) and is_private order by sequence`
  ).map(({ data }) => JSON.parse(data))

describe('what people are told', () => {
  it('of their registration is one notification for one decision, in the language of whoever reads, with the way there', async () => {
    const { fairs, people } = platform.seeded
    const [membership] = await many<{ id: number }>(database().kysely)`
      update fair_user set is_validated = ${validationState.waiting}
      where user_id = ${people.visitor1.id} and fair_id = ${fairs.fair1} returning id`
    const decide = (isValidated: number) =>
      call('organizer1', 'PUT', `/fair_users/${membership?.id}`, { isValidated })
    expect((await decide(validationState.validated)).statusCode).toBe(200)
    await arrive()
    const { unread, notifications } = await list('visitor1')
    expect(unread).toBe(1)
    expect(notifications).toMatchObject([{ kind: 'membership_approved', unread: true, link: '/fair-one' }])
    expect(notifications[0]?.text).toMatch(/^Your registration for .+ is approved\.$/)
    expect((await list('visitor1', '', 'de')).notifications[0]?.text).toMatch(/^Ihre Registrierung für .+/)
    await decide(validationState.validated)
    await arrive()
    expect((await list('visitor1')).notifications).toHaveLength(1)
  })

  it('of the decision on an exhibitor reaches those who administer the firm, and nobody else of it', async () => {
    const { fairs, firms } = platform.seeded
    await sql`update fair_firm set is_validated = ${validationState.waiting}
      where firm_id = ${firms.a} and fair_id = ${fairs.fair1}`.execute(database().kysely)
    const [row] = await many<{ id: number }>(database().kysely)`
      select id from fair_firm where firm_id = ${firms.a} and fair_id = ${fairs.fair1}`
    await call('organizer1', 'PUT', `/fair_firms/${row?.id}`, { isValidated: validationState.validated })
    await arrive()
    expect((await list('firmAdminA')).notifications).toMatchObject([{ kind: 'exhibitor_approved' }])
    expect((await list('contactA')).notifications).toEqual([])
    expect((await list('firmAdminB')).notifications).toEqual([])
  })

  it('of a role that they are offered names who offers it, and nothing once the offer has ended', async () => {
    const { people } = platform.seeded
    const person = { userType: 8, firstName: 'Small', lastName: 'World', fair: 'fair-one' }
    const offer = (who: 'visitor1' | 'visitor2') =>
      platform.call('organizer1', {
        method: 'POST',
        url: '/api/users',
        payload: { ...person, email: `${who.toLowerCase()}@small.test` },
      })
    expect((await offer('visitor1')).statusCode).toBe(201)
    await arrive()
    const [told] = (await list('visitor1')).notifications
    expect(told).toMatchObject({ kind: 'role_offered', unread: true })
    expect(told?.text).toContain('organizer1')
    await offer('visitor2')
    await sql`update role_offer set ended_at = now() where user_id = ${people.visitor2.id}`.execute(
      database().kysely,
    )
    await arrive()
    expect((await list('visitor2')).notifications).toEqual([])
  })

  it('of their booth on the plan reaches who works there; of several moves the last is left unread', async () => {
    const { stands, halls } = platform.seeded
    await sql`insert into element (map_id, type, position) select ${halls.one}, 8, n from generate_series(61, 62) n
      on conflict do nothing`.execute(database().kysely)
    const move = async (number: number) => {
      const [stand] = await many<{ version: number }>(database().kysely)`
        select version from stand where id = ${stands.a}`
      const moved = await call('organizer1', 'PUT', `/stands/${stands.a}/place`, {
        fairHall: halls.one,
        number,
        version: stand?.version,
      })
      expect(moved.statusCode, moved.body).toBe(200)
    }
    await move(61)
    await arrive()
    await move(62)
    await arrive()
    const { unread, notifications } = await list('contactA')
    expect(unread).toBe(1)
    expect(notifications[0]).toMatchObject({
      kind: 'stand_placed',
      link: `/fair-one/stand/visit/${stands.a}`,
    })
    expect(notifications[0]?.text).toContain('62')
    expect((await list('firmAdminB')).notifications).toEqual([])
  })

  it('twice by one cause, also by fifty at once, is told once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => tell('visitor1')))
    expect((await list('visitor1')).notifications).toHaveLength(1)
    expect(await told('visitor1')).toHaveLength(1)
  })

  it('of one subject is told once for one cause, and leaves what was read', async () => {
    const moved = (number: number) => ({ ...place(number), subject: 'stand:1' })
    await tell('visitor1', moved(1))
    await tell('visitor1', moved(1))
    expect(await told('visitor1')).toHaveLength(1)
    const [first] = (await list('visitor1')).notifications
    expect((await read('visitor1', first?.id ?? 0)).statusCode).toBeLessThan(300)
    await tell('visitor1', moved(2))
    await tell('visitor1', moved(3))
    const { unread, notifications } = await list('visitor1')
    expect({ unread, texts: notifications.map(({ text }) => text.match(/A\d/)?.[0]) }).toEqual({
      unread: 1,
      texts: ['A3', 'A1'],
    })
  })

  it('is told to their open pages alone, with the change that it reports', async () => {
    const undone = database().transaction(async db => {
      await notify([idOf('visitor1')], place(1), { db, services: platform.services })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told('visitor1')).toEqual([])
    await tell('visitor1')
    expect(await told('visitor1')).toMatchObject([
      {
        topic: `/users/${idOf('visitor1')}/notifications`,
        notification: { kind: 'stand_placed', unread: true },
      },
    ])
    expect(await told('visitor9')).toEqual([])
  })

  it('of a fair that was moved to the trash is not shown', async () => {
    await tell('visitor1')
    await sql`update fair set trashed_at = now() where id = ${platform.seeded.fairs.fair1}`.execute(
      database().kysely,
    )
    expect(await list('visitor1')).toEqual({ unread: 0, notifications: [], hasMore: false })
  })
})

describe('the list', () => {
  it('is of oneself alone, and marks what is one’s own', async () => {
    await tell('visitor1')
    const [one] = (await list('visitor1')).notifications
    const path = `/users/${idOf('visitor1')}/notifications`
    expect((await call(null, 'GET', path)).statusCode).toBe(401)
    for (const who of ['visitor9', 'organizer1', 'superAdmin'] as const) {
      expect((await call(who, 'GET', path)).statusCode, who).toBe(403)
      expect((await read(who, one?.id ?? 0)).statusCode, who).toBe(404)
    }
    expect((await list('visitor1')).unread).toBe(1)
    expect((await read('visitor1', one?.id ?? 0)).json()).toMatchObject({ id: one?.id, unread: false })
    expect((await list('visitor1')).unread).toBe(0)
    expect((await call('visitor1', 'PUT', `/notifications/${one?.id}`, { unread: true })).statusCode).toBe(
      422,
    )
  })

  it('comes in parts, the latest first, each notification once while others come in', async () => {
    for (let number = 1; number <= 35; number += 1) await tell('visitor1', place(number))
    const first = await list('visitor1')
    expect(first).toMatchObject({ unread: 35, hasMore: true })
    await tell('visitor1', place(36))
    const rest = await list('visitor1', `?before=${first.notifications.at(-1)?.id}`)
    expect(rest.hasMore).toBe(false)
    const all = [...first.notifications, ...rest.notifications].map(({ text }) => /A(\d+)/.exec(text)?.[1])
    expect(all).toEqual(Array.from({ length: 35 }, (_, at) => String(35 - at)))
  })

  it('marked as read as a whole keeps what came after it was looked at', async () => {
    await tell('visitor1', place(1))
    const { notifications } = await list('visitor1')
    await tell('visitor1', place(2))
    const marked = await call('visitor1', 'PUT', '/notifications/mark-all-as-read', {
      upTo: notifications[0]?.id,
    })
    expect(marked.statusCode).toBe(204)
    const after = await list('visitor1')
    expect(after.unread).toBe(1)
    expect(after.notifications.map(({ unread }) => unread)).toEqual([true, false])
    expect((await told('visitor1')).at(-1)).toMatchObject({ notification: null })
  })

  it(`forgets what is older than ${notificationDays} days`, async () => {
    await tell('visitor1', place(1))
    await tell('visitor1', place(2))
    await sql`update notification set created_at = now() - make_interval(days => ${notificationDays + 1})
      where cause = 'stand:1:1'`.execute(database().kysely)
    await sweepNotifications(platform.services, notificationDays)
    expect((await list('visitor1')).notifications.map(({ text }) => /A\d+/.exec(text)?.[0])).toEqual(['A2'])
  })
})

describe('a mail of it', () => {
  const path = (who: Name) => `/users/${idOf(who)}/notification_preferences`
  const choose = (who: Name, kind: string, mail: string) => call(who, 'PUT', path(who), { kind, mail })
  const mails = async (who: Name) =>
    (await mailsTo(database(), platform.seeded.people[who].email)).map(({ kind }) => kind)

  it('goes out at once, once a day or never, as the person has chosen for its kind', async () => {
    expect((await choose('visitor1', 'stand_placed', 'now')).statusCode).toBe(204)
    expect((await choose('visitor9', 'stand_placed', 'never')).statusCode).toBe(204)
    for (const who of ['visitor1', 'visitor9', 'contactA'] as const) await tell(who)
    expect(await mails('visitor1')).toEqual(['notification'])
    await sendDigests(platform.services)
    await sendDigests(platform.services)
    expect(await mails('visitor1')).toEqual(['notification'])
    expect(await mails('visitor9')).toEqual([])
    expect(await mails('contactA')).toEqual(['notification_digest'])
    await tell('contactA', place(2))
    await sendDigests(platform.services)
    expect(await mails('contactA')).toEqual(['notification_digest'])
  })

  it('lists by kind what was not read, each with the way to its cause, as text and as HTML', async () => {
    await tell('contactA', { ...place(1), params: { stand: '<b>Rivage</b>', place: 'A1' } })
    await tell('contactA', place(2))
    const message = { ...place(3), kind: notificationKinds.message_received, params: { name: '{{link}}' } }
    await tell('contactA', message)
    await sendDigests(platform.services)
    const [mail] = await many<{ text: string; html: string }>(database().kysely)`
      select text, html from outbox_mail where kind = 'notification_digest'`
    const titles = [...(mail?.html.matchAll(/<h3>(.*?)<\/h3>/g) ?? [])].map(([, title]) => title)
    expect(titles).toHaveLength(2)
    expect(mail?.html.match(/<li><a href="[^"]*\/fair-one\/stand\/visit\/1">/g)).toHaveLength(3)
    expect(mail?.html).toContain('&lt;b&gt;Rivage&lt;/b&gt;')
    expect(mail?.text).toMatch(/• .*<b>Rivage<\/b>.*\/fair-one\/stand\/visit\/1/)
    expect(mail?.text).toContain('{{link}}')
  })

  it('names fifty, and those that it did not name the next time', async () => {
    for (let number = 1; number <= 53; number += 1) await tell('contactA', place(number, `stand:${number}`))
    await sendDigests(platform.services)
    const lists = async () =>
      (
        await many<{ html: string }>(database().kysely)`
          select html from outbox_mail where kind = 'notification_digest' order by id`
      ).map(({ html }) => html.match(/<li>/g)?.length)
    expect(await lists()).toEqual([50])
    await sql`update notification set emailed_at = emailed_at - interval '1 day'`.execute(database().kysely)
    await sendDigests(platform.services)
    expect(await lists()).toEqual([50, 3])
  })

  it('does not go out any more to whoever has chosen none meanwhile', async () => {
    await tell('contactA')
    expect((await choose('contactA', 'stand_placed', 'never')).statusCode).toBe(204)
    await sendDigests(platform.services)
    expect(await mails('contactA')).toEqual([])
  })

  it('does not name what was read before it went out', async () => {
    await tell('contactA')
    const [one] = (await list('contactA')).notifications
    await read('contactA', one?.id ?? 0)
    await sendDigests(platform.services)
    expect(await mails('contactA')).toEqual([])
  })

  it('is offered no second time at once for what has a mail of its own, and is one’s own choice alone', async () => {
    const preferences: Preference[] = (await call('visitor1', 'GET', path('visitor1'))).json()
    expect(preferences.find(({ kind }) => kind === 'membership_approved')).toMatchObject({
      mail: 'never',
      choices: ['daily', 'never'],
    })
    expect((await choose('visitor1', 'membership_approved', 'now')).statusCode).toBe(422)
    // Whoever is told of what a chat is reported for: who speaks in a session as well.
    for (const [who, isTold] of [
      ['speaker', true],
      ['visitor1', false],
    ] as const) {
      const offered: Preference[] = (await call(who, 'GET', path(who))).json()
      expect(
        offered.some(({ kind }) => kind === 'chat_message_reported'),
        who,
      ).toBe(isTold)
    }
    expect((await choose('visitor1', 'nothing', 'daily')).statusCode).toBe(422)
    expect((await call('visitor9', 'GET', path('visitor1'))).statusCode).toBe(403)
    expect(
      (await call('visitor9', 'PUT', path('visitor1'), { kind: 'stand_placed', mail: 'never' })).statusCode,
    ).toBe(403)
  })
})

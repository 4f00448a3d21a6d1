import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import { addCallLine } from '#domain/messaging/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Notification } from '../contract/notifications.ts'

let fixture: MessagingFixture
beforeAll(async () => {
  fixture = await messagingFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

type Listed = { unread: number; notifications: Notification[] }

/** What has happened arrives, and what waits half a minute is due. */
const arrive = async () => {
  const { queue } = fixture.platform.services
  // Events first, then what they ask for.
  await queue.runDue()
  await queue.runDue()
  await fixture.run(sql`update queued_job set run_at = '2020-01-01' where kind = 'notify_of_message'`)
  await queue.runDue()
}
const listOf = (who: Name) =>
  fixture.get<Listed>(who, `/users/${fixture.seeded.people[who].id}/notifications`)
const texts = async (who: Name) => (await listOf(who)).notifications.map(({ text }) => text)

it('whoever has not read what was written to the booth is told once, with the way there', async () => {
  const { id, uuid } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.write('visitor1', id, 'Encore moi')
  await arrive()
  const { notifications } = await listOf('contactA')
  expect(notifications).toHaveLength(1)
  expect(notifications[0]?.link).toBe(`/fair-one/stand/inbox/${fixture.seeded.stands.a}/${uuid}`)
  expect(await texts('visitor1')).toEqual([])
})

it('names nobody whose account is closed, and is gone once they are erased', async () => {
  const { people } = fixture.seeded
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await arrive()
  expect(await texts('contactA')).toHaveLength(1)
  const disable = (isDisabled: boolean) =>
    fixture.run(sql`update app_user set is_disabled = ${isDisabled} where id = ${people.visitor1.id}`)
  await disable(true)
  expect(await listOf('contactA')).toMatchObject({ unread: 0, notifications: [] })
  await disable(false)
  expect(await texts('contactA')).toHaveLength(1)
  const erased = await fixture.send('superAdmin', 'DELETE', `/users/${people.visitor1.id}`)
  expect(erased.statusCode, erased.body).toBe(204)
  const kept = await many(fixture.db)`select 1 from notification where params::text like '%visitor1%'`
  expect(kept).toEqual([])
})

it('what is written after a call that nobody answered is told, though that was not read either', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.send('contactA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  expect(await texts('contactA')).toEqual([])
  const caller = fixture.seeded.people.visitor1.id
  const call = { conversation: id, caller, state: 'missed', duration: null } as const
  await addCallLine({ ...call, uuid: randomUUID() }, fixture)
  await fixture.write('visitor1', id, 'Vous êtes là ?')
  await fixture.write('visitor1', id, 'Encore moi')
  await arrive()
  expect(await texts('contactA')).toHaveLength(1)
})

it('whoever reads within half a minute is not told', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.platform.services.queue.runDue()
  await fixture.send('contactA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  expect(await texts('contactA')).toEqual([])
})

it('what is read is no longer unread behind the bell, for nobody of the booth', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await arrive()
  expect((await listOf('firmAdminA')).unread).toBe(1)
  await fixture.send('contactA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  expect([(await listOf('firmAdminA')).unread, (await listOf('contactA')).unread]).toEqual([0, 0])
})

it('once somebody deals with it, only they are told', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.send('contactA', 'POST', `/conversations/${id}/take`)
  await fixture.send('contactA', 'POST', `/conversations/${id}/mark-as-read`)
  await fixture.write('visitor1', id, 'Encore une question')
  await arrive()
  expect([(await texts('contactA')).length, (await texts('firmAdminA')).length]).toEqual([1, 0])
})

it('whoever is given a conversation is told on whichever page they are, until they open it or a colleague has it', async () => {
  const { people } = fixture.seeded
  const { id, uuid } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.write('contactA', id, 'Bonjour')
  await fixture.send('contactA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  const give = (from: Name, to: Name) =>
    fixture.send(from, 'POST', `/conversations/${id}/hand-over`, { user: people[to].id })
  await give('contactA', 'standAdminA')
  await arrive()
  const { unread, notifications } = await listOf('standAdminA')
  expect(unread).toBe(1)
  expect(notifications[0]).toMatchObject({
    kind: 'conversation_handed_over',
    text: expect.stringContaining('visitor1'),
    link: `/fair-one/stand/inbox/${fixture.seeded.stands.a}/${uuid}`,
  })
  await give('standAdminA', 'firmAdminA')
  await arrive()
  expect([(await listOf('standAdminA')).unread, (await listOf('firmAdminA')).unread]).toEqual([0, 1])
  // By whom it is read otherwise is nothing to whom it was given to.
  await fixture.send('standAdminA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  expect((await listOf('firmAdminA')).unread).toBe(1)
  await fixture.send('firmAdminA', 'POST', `/conversations/${id}/mark-as-read`)
  await arrive()
  expect((await listOf('firmAdminA')).unread).toBe(0)
  await give('contactA', 'contactA')
  await arrive()
  expect((await listOf('contactA')).unread).toBe(0)
})

it('what waits with somebody who is gone is told to all of the booth', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.send('contactA', 'POST', `/conversations/${id}/take`)
  await arrive()
  expect((await listOf('firmAdminA')).unread).toBe(0)
  const look = defineJob('free_left_conversations', Type.Object({}))
  const leaves = async () => {
    await fixture.run(sql`with said as (update direct_message set created_at = now() - interval '1 day')
      update conversation_side set taken_at = taken_at - interval '1 day',
        taker_away_since = now() - interval '1 day'
      where taken_by_id is not null`)
    const { services } = fixture.platform
    await services.queue.enqueue(fixture.db, look, {})
    await arrive()
    await arrive()
  }
  await leaves()
  for (const who of ['contactA', 'standAdminA', 'firmAdminA'] as const)
    expect((await listOf(who)).unread, who).toBe(1)
  // Once more, where a colleague has it and goes as well.
  await fixture.send('firmAdminA', 'POST', `/conversations/${id}/take`)
  await fixture.send('standAdminA', 'PUT', '/notifications/mark-all-as-read', { upTo: 2_000_000_000 })
  expect((await listOf('standAdminA')).unread).toBe(0)
  await leaves()
  expect((await listOf('standAdminA')).unread).toBe(1)
})

it('the answer of the booth is told to the visitor in the name of the firm, and not where they have blocked it', async () => {
  const { id } = await fixture.open('visitor1', fixture.booth())
  await fixture.write('visitor1', id, 'Bonjour')
  await fixture.write('contactA', id, 'Bonjour')
  await arrive()
  const [told] = await texts('visitor1')
  expect(told).toContain('Firm A')
  await fixture.send('visitor1', 'POST', `/conversations/${id}/mark-as-read`)
  await fixture.send('visitor1', 'POST', `/conversations/${id}/block`)
  await fixture.write('contactA', id, 'Vous êtes là ?')
  await arrive()
  expect(await texts('visitor1')).toHaveLength(1)
})

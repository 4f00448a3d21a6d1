import type { AddressInfo } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { eventStream } from '#platform/server/testing/event-stream.ts'

let platform: TestPlatform
let url: string
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 100 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}?match=`
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
type Seeded = TestPlatform['seeded']
type Case = {
  who: Who
  topic: (seeded: Seeded) => string
  /** What gives the right, where the small fixture does not. */
  before?: (seeded: Seeded) => RawBuilder<unknown>
  loss: (seeded: Seeded) => RawBuilder<unknown>
}

const listen = async (who: Who, topic: string) =>
  eventStream(url + topic, { headers: await platform.hears(who) })
const run = (query: RawBuilder<unknown>) => query.execute(platform.services.database.kysely)
const inPreparation = ({ fairs }: Seeded) =>
  sql`update fair set fair_status_id = ${fairStatus.preparation} where id = ${fairs.fair1}`

const cases: Record<string, Case> = {
  'a contact whose hidden booth is no longer theirs': {
    who: 'contactB',
    topic: ({ stands }) => `stand:${stands.hidden}`,
    before: ({ stands, people }) =>
      sql`insert into stand_contact (stand_id, user_id) values (${stands.hidden}, ${people.contactB.id})`,
    loss: ({ stands }) => sql`delete from stand_contact where stand_id = ${stands.hidden}`,
  },
  'a firm whose hidden booth has become another firm’s': {
    who: 'firmAdminB',
    topic: ({ stands }) => `stand:${stands.hidden}`,
    loss: ({ stands, firms }) => sql`update stand set firm_id = ${firms.a} where id = ${stands.hidden}`,
  },
  'a firm whose hidden booth is in the trash': {
    who: 'firmAdminB',
    topic: ({ stands }) => `stand:${stands.hidden}`,
    loss: ({ stands }) =>
      sql`update stand set trashed_at = now(), fair_hall_id = null, number = null where id = ${stands.hidden}`,
  },
  'a firm that the fair refuses': {
    who: 'firmAdminB',
    topic: ({ stands }) => `stand:${stands.hidden}`,
    loss: ({ fairs, firms }) =>
      sql`update fair_firm set is_validated = 2 where fair_id = ${fairs.fair1} and firm_id = ${firms.b}`,
  },
  'a super organizer who has been held to no fair': {
    who: 'superOrganizer',
    topic: ({ fairs }) => `fair:${fairs.fair2}`,
    before: ({ people }) => sql`
      with others as (delete from super_organizer_fair where app_user_id = ${people.superOrganizer.id})
      update app_user set is_held = false where id = ${people.superOrganizer.id}`,
    loss: ({ people }) => sql`update app_user set is_held = true where id = ${people.superOrganizer.id}`,
  },
  'whoever looks after an exhibitor of a fair in preparation no longer': {
    who: 'clusterAdmin',
    topic: ({ fairs }) => `fair:${fairs.fair1}`,
    before: inPreparation,
    loss: ({ people }) => sql`delete from cluster where user_id = ${people.clusterAdmin.id}`,
  },
  'an organizer who runs a hidden hall no longer': {
    who: 'organizer1',
    topic: ({ halls }) => `hall:${halls.hidden}`,
    loss: ({ people }) => sql`delete from fair_organizer where user_id = ${people.organizer1.id}`,
  },
  'a super admin once the closed fair is in the trash': {
    who: 'superAdmin',
    topic: ({ fairs }) => `fair:${fairs.fair1}`,
    before: ({ fairs }) =>
      sql`update fair set fair_status_id = ${fairStatus.closed} where id = ${fairs.fair1}`,
    loss: ({ fairs }) => sql`update fair set trashed_at = now() where id = ${fairs.fair1}`,
  },
  'a visitor once the fair is closed': {
    who: 'visitor1',
    topic: ({ fairs }) => `fair:${fairs.fair1}`,
    loss: ({ fairs }) => sql`update fair set fair_status_id = ${fairStatus.closed} where id = ${fairs.fair1}`,
  },
}

describe('the stream ends, and is refused to whoever comes back, for', () => {
  it.each(Object.entries(cases))(
    '%s',
    async (_who, { who, topic, before, loss }) => {
      const { seeded } = platform
      if (before) await run(before(seeded))
      const asked = topic(seeded)
      const stream = await listen(who, asked)
      expect(stream.response.status).toBe(200)
      await run(loss(seeded))
      let event = await stream.next()
      while (event !== undefined) event = await stream.next()
      expect((await listen(who, asked)).response.status).toBe(403)
    },
    20_000,
  )
})

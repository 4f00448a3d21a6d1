import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { publish } from '#platform/server/hub/publish.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { connect } from './testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

/** Of the second fair, which is for its members: strangers hear nothing of it. */
const kinds = {
  fair: () => `fair:${fair()}`,
  hall: () => `hall:${platform.seeded.halls.two}`,
  stand: () => `stand:${platform.seeded.stands.z}`,
  videoRoom: () => `videoroom:${platform.seeded.stands.z}`,
  presence: () => `presence:${fair()}`,
  walkers: () => `walkers:${fair()}`,
  room: () => `chat_room:${room}`,
  queue: () => `queue:${platform.seeded.stands.z}`,
  messages: () => `/users/${me()}/messages`,
  calls: () => `/users/${me()}/visio`,
  notifications: () => `/users/${me()}/notifications`,
  rooms: () => `/users/${me()}/chat`,
  places: () => `/users/${me()}/queue`,
  status: () => '/users/status',
  calling: () => '/users/calling',
}
type Kind = keyof typeof kinds
const everything = Object.keys(kinds) as Kind[]
const ofPlaces: Kind[] = ['fair', 'hall', 'stand', 'videoRoom', 'presence', 'walkers', 'room', 'queue']
const ofPerson = everything.filter(kind => !ofPlaces.includes(kind))

type Loss = {
  end: () => RawBuilder<unknown>
  /** What ends, and is refused from then on. */
  refused: readonly Kind[]
  /** What is still theirs, and brings nothing of this fair. */
  silent?: readonly Kind[]
}
const ofFair = (change: RawBuilder<unknown>) => sql`update fair set ${change} where id = ${fair()}`
const losses: Record<string, Loss> = {
  'whose session was ended': {
    end: () => sql`update session set revoked_at = now() where user_id = ${me()}`,
    refused: everything,
  },
  'whose account is disabled': {
    end: () => sql`update app_user set is_disabled = true where id = ${me()}`,
    refused: everything,
  },
  'whom the fair refuses': {
    end: () => sql`update fair_user set is_validated = 2 where user_id = ${me()}`,
    refused: ofPlaces,
    silent: ofPerson,
  },
  'who is a member no longer': {
    end: () => sql`delete from fair_user where user_id = ${me()}`,
    refused: ofPlaces,
    silent: ofPerson,
  },
  'whose fair is closed': {
    end: () => ofFair(sql`fair_status_id = ${fairStatus.closed}`),
    refused: ofPlaces,
    silent: ofPerson,
  },
  'whose fair is in preparation again': {
    end: () => ofFair(sql`fair_status_id = ${fairStatus.preparation}`),
    refused: ofPlaces,
    silent: ['calls', 'calling', 'status'],
  },
  'whose fair is in the trash': {
    end: () => ofFair(sql`trashed_at = now(), fair_status_id = ${fairStatus.preparation}`),
    refused: ofPlaces,
    silent: ofPerson,
  },
  'who is banned': {
    end: () => sql`insert into chat_sanction (fair_id, user_id, kind) values (${fair()}, ${me()}, 'ban')`,
    refused: ['room'],
  },
  'whose fair does without video calls': {
    end: () => ofFair(sql`is_using_visio = false`),
    refused: ['videoRoom'],
  },
  'whose fair does without chat': {
    end: () => ofFair(sql`is_using_chat = false`),
    refused: ['room'],
  },
}
/** Modules of which people are told under names of their own, which stay. */
const modules = {
  messages: () => ofFair(sql`is_using_direct_message_module = false`),
  calls: () => ofFair(sql`is_using_visio = false`),
}

let platform: TestPlatform
let url: string
let room = 0
const open: EventStream[] = []
const fair = () => platform.seeded.fairs.fair2
const me = () => platform.seeded.people.visitor9.id
const kysely = () => platform.services.database.kysely
const contact = 'firmAdminZ'
beforeAll(async () => {
  platform = await testPlatform({}, { ...defaultTimeouts, listeners: 200 })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}${hubPath}?match=`
  await ofFair(
    sql`is_using_chat = true, is_using_direct_message_module = true, is_using_visio = true`,
  ).execute(kysely())
  await sql`insert into stand_contact (stand_id, user_id)
    values (${platform.seeded.stands.z}, ${platform.seeded.people[contact].id})
    on conflict do nothing`.execute(kysely())
  const opened = await post('visitor9', '/chat_rooms', { fair: fair() })
  room = opened.json().id
})
beforeEach(() => platform.startAgain())
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave()
})
afterAll(() => platform.close())

const post = (who: 'visitor1' | 'visitor9' | typeof contact, path: string, payload: object) =>
  platform.call(who, { method: 'POST', url: `/api${path}`, payload })
const hear = async (who: 'visitor9' | 'contactB', topic: string) => {
  const stream = await eventStream(url + encodeURIComponent(topic), { headers: await platform.hears(who) })
  open.push(stream)
  return stream
}
const listen = (kind: Kind) => hear('visitor9', kinds[kind]())
const listenTo = async (asked: readonly Kind[]) =>
  new Map(await Promise.all(asked.map(async kind => [kind, await listen(kind)] as const)))

/** What a contact of the fair does that this visitor is told of as long as they may be. */
async function contactActs() {
  const conversation = await post('visitor9', '/conversations', {
    fair: fair(),
    users: [platform.seeded.people[contact].id],
  })
  await connect(kysely(), { fair: fair(), user: me() })
  const write = (who: 'visitor9' | typeof contact) =>
    post(who, '/direct_messages', {
      conversation: conversation.json().id,
      uuid: randomUUID(),
      text: 'Good day',
    })
  await write('visitor9')
  // It would reach whoever begins to listen while it is underway.
  const told = await listen('messages')
  await publish(kysely(), { topics: [kinds.messages()], data: 'all before' })
  while ((await told.next())?.data !== 'all before');
  return {
    write: () => write(contact),
    block: () => post(contact, `/conversations/${conversation.json().id}/block`, {}),
    call: () => post(contact, `/visio/create-room/${me()}`, { fair: fair() }),
    come: () => connect(kysely(), { fair: fair(), user: platform.seeded.people[contact].id, isBusy: true }),
  }
}

/** That nothing was told before this. */
async function expectSilence(streams: ReadonlyMap<Kind, EventStream>) {
  for (const [kind, stream] of streams) {
    await publish(kysely(), { topics: [kinds[kind]()], data: 'the end' })
    expect(await stream.next(), kind).toMatchObject({ data: 'the end' })
  }
}

it('whether somebody may still hear what they hear is looked at every four seconds', () => {
  expect(defaultTimeouts.listeners).toBeLessThanOrEqual(4_000)
})

describe('somebody', () => {
  it('who may hears of each of these', async () => {
    const acts = await contactActs()
    const streams = await listenTo(everything)
    for (const [kind, { response }] of streams) expect(response.status, kind).toBe(200)
    expect((await acts.write()).statusCode).toBe(201)
    expect((await acts.call()).statusCode).toBe(201)
    await acts.come()
    for (const kind of ['messages', 'calls', 'status', 'calling'] as const)
      expect(await streams.get(kind)?.next(), kind).toMatchObject({ data: expect.any(String) })
  })

  it.each(Object.entries(losses))('%s hears nothing more', async (_who, { end, refused, silent = [] }) => {
    const acts = await contactActs()
    const streams = await listenTo(refused)
    for (const [kind, { response }] of streams) expect(response.status, kind).toBe(200)
    await end().execute(kysely())
    // Each ends by itself, and whoever comes back is refused.
    for (const [kind, stream] of streams) {
      while (await stream.next());
      expect([401, 403], kind).toContain((await listen(kind)).response.status)
    }
    const kept = await listenTo(silent)
    await acts.write()
    await acts.call()
    await acts.come()
    await expectSilence(kept)
  })

  it('who works at a booth no longer hears nothing of what is not shown yet, nor what its visitors write', async () => {
    const { stands, people, fairs } = platform.seeded
    const worker = people.contactB.id
    await sql`insert into stand_contact (stand_id, user_id) values (${stands.hidden}, ${worker})
      on conflict do nothing`.execute(kysely())
    const conversation = await post('visitor1', '/conversations', { stand: stands.b })
    const write = () =>
      post('visitor1', '/direct_messages', {
        conversation: conversation.json().id,
        uuid: randomUUID(),
        text: 'Good day',
      })
    const topics = [`stand:${stands.hidden}`, `queue:${stands.hidden}`]
    const streams = await Promise.all(topics.map(topic => hear('contactB', topic)))
    for (const [at, { response }] of streams.entries()) expect(response.status, topics[at]).toBe(200)
    const messages = `/users/${worker}/messages`
    const told = await hear('contactB', messages)
    expect((await write()).statusCode).toBe(201)
    expect(await told.next()).toMatchObject({ data: expect.stringContaining('"type":"message"') })
    await sql`delete from stand_contact where user_id = ${worker}`.execute(kysely())
    for (const stream of streams) while (await stream.next());
    for (const topic of topics) expect((await hear('contactB', topic)).response.status, topic).toBe(403)
    const kept = await hear('contactB', messages)
    expect((await write()).statusCode).toBe(201)
    await publish(kysely(), { topics: [messages], data: 'the end' })
    expect(await kept.next()).toMatchObject({ data: 'the end' })
    expect((await hear('contactB', `fair:${fairs.fair1}`)).response.status).toBe(200)
  })

  it('who is blocked by somebody hears nothing more of what they do', async () => {
    const acts = await contactActs()
    const streams = await listenTo(['messages', 'calls'])
    expect((await acts.block()).statusCode).toBeLessThan(300)
    await acts.write()
    await acts.call()
    await expectSilence(streams)
  })

  it.each(Object.entries(modules))('whose fair does without %s hears of none', async (kind, end) => {
    const acts = await contactActs()
    await end().execute(kysely())
    const streams = await listenTo([kind as keyof typeof modules, 'notifications'])
    expect((await (kind === 'messages' ? acts.write() : acts.call())).statusCode).toBeGreaterThanOrEqual(400)
    await expectSilence(streams)
  })
})

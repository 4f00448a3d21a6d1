import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fieldsIn } from '#platform/contract/record.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { type SmallFixture, seedSmallFixture } from '#seed/small.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// The embedded database is one process's own.
describe.runIf(testDatabaseKind === 'postgres')('a room on two servers', () => {
  let kept: Awaited<ReturnType<typeof keptDatabase>>
  let seeded: SmallFixture
  let servers: ServerProcess[] = []
  const streams: EventStream[] = []
  beforeAll(async () => {
    kept = await keptDatabase(smallDatabase)
    const database = await kept.open()
    seeded = await seedSmallFixture(database)
    await database.close()
    servers = await Promise.all([serverProcess(kept.env), serverProcess(kept.env)])
  })
  afterAll(async () => {
    for (const stream of streams) stream.leave()
    await Promise.all(servers.map(({ child }) => child.kill()))
    await kept.remove()
  })

  const at = (index: number) => {
    const server = servers[index]
    if (!server) throw new Error('It was not started.')
    return server
  }

  /** Somebody on one of the servers, who hears the room there. */
  async function enter(index: number, who: 'visitor1' | 'contactA') {
    const server = at(index)
    const { id, email } = seeded.people[who]
    const { bearer: headers } = await server.logIn(email)
    const room = (await server.call('POST', '/chat_rooms', { headers, body: { fair: seeded.fairs.fair1 } }))
      .body
    const { token } = (await server.call('GET', `/notification_tokens/${id}`, { headers })).body
    const stream = await eventStream(`${server.url}${hubPath}?match=chat_room:${room.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(stream.response.status).toBe(200)
    streams.push(stream)
    const path = `/chat_rooms/${room.id}/messages`
    return {
      stream,
      write: (text: string) => server.call('POST', path, { headers, body: { text, uuid: randomUUID() } }),
      /** Ids of what is read there, the oldest first. */
      read: async () =>
        Object.values((await server.call('GET', path, { headers })).body)
          .map(row => fieldsIn(row).id)
          .reverse(),
    }
  }

  it('is one: everybody hears each message once, in the order in which it is read', async () => {
    const people = [await enter(0, 'visitor1'), await enter(1, 'contactA')]
    const sent = people.flatMap((person, of) =>
      Array.from({ length: 12 }, (_, turn) => person.write(`${of} ${turn}`)),
    )
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201)
    for (const { stream, read } of people) {
      const expected = await read()
      expect(expected).toHaveLength(24)
      const heard = await stream.take(24)
      expect(heard.map(({ data = '' }) => JSON.parse(data).message.id)).toEqual(expected)
    }
  })
})

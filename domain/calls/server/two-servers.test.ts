import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, serverProcess } from '#app/server/testing/server-process.ts'
import { smallDatabase } from '#app/server/testing/small-database.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const fair = 1
let kept: Awaited<ReturnType<typeof keptDatabase>>
const servers: ServerProcess[] = []
const streams: EventStream[] = []
beforeEach(async () => {
  kept = await keptDatabase(smallDatabase)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.leave()
  await Promise.all(servers.splice(0).map(({ child }) => child.kill()))
  await kept.remove()
})

const start = async () => {
  const server = await serverProcess({ ...kept.env, WITH_QUEUE: '1' })
  servers.push(server)
  return server
}

type Somebody = { id: number; headers: Record<string, string> }
const logIn = async (server: ServerProcess, email: string): Promise<Somebody> => {
  const { bearer: headers } = await server.logIn(email)
  const { body } = await server.call('GET', '/user/detail', { headers })
  return { id: body.id, headers }
}

/** A page of somebody in the fair: what it hears of their calls, one state after the other. */
async function page(server: ServerProcess, { id, headers }: Somebody, lastId?: string) {
  const { body } = await server.call('GET', `/notification_tokens/${id}`, { headers })
  const url = `${server.url}${hubPath}?match=/users/${id}/visio&match=presence:${fair}`
  const token = { authorization: `Bearer ${body.token}`, ...(lastId && { 'last-event-id': lastId }) }
  const stream = await eventStream(url, { headers: token })
  streams.push(stream)
  let last = stream.response.headers.get('mercure-last-event-id') ?? undefined
  return {
    last: () => last,
    async hears(): Promise<string> {
      for (;;) {
        const event = await stream.next()
        if (!event) throw new Error('The stream has ended.')
        last = event.id ?? last
        const { topic, state } = JSON.parse(event.data ?? '{}')
        if (topic === `/users/${id}/visio`) return state
      }
    },
  }
}

const isThere = (server: ServerProcess, { id, headers }: Somebody, whom: Somebody) =>
  expect
    .poll(
      async () => {
        const { body } = await server.call('GET', `/presence?fair=${fair}`, { headers })
        return JSON.stringify(body)
      },
      { timeout: 60_000, message: `${id} sees ${whom.id}` },
    )
    .toContain(`{"id":${whom.id},"status":"free"`)

const ring = async (server: ServerProcess, { headers }: Somebody, whom: Somebody) => {
  const { status, body } = await server.call('POST', `/visio/create-room/${whom.id}`, {
    headers,
    body: { fair },
  })
  expect([status, body.state]).toEqual([201, 'ringing'])
  return String(body.uniqid)
}

// The embedded database is one process's own.
describe.runIf(testDatabaseKind === 'postgres')('two servers on one database', () => {
  it('ring on all pages of somebody, and what is answered on one stops on the others', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const [visitor, contact] = [
      await logIn(one, 'visitor1@small.test'),
      await logIn(other, 'contacta@small.test'),
    ]
    const pages = await Promise.all([page(one, contact), page(other, contact)])
    await isThere(one, visitor, contact)
    const room = await ring(one, visitor, contact)
    expect(await Promise.all(pages.map(({ hears }) => hears()))).toEqual(['call', 'call'])
    await other.call('PUT', `/visio/accept-call/${room}`, { headers: contact.headers })
    expect(await Promise.all(pages.map(({ hears }) => hears()))).toEqual(['accept', 'accept'])
    await one.call('PUT', `/visio/end-call/${room}`, { headers: visitor.headers })
    expect(await Promise.all(pages.map(({ hears }) => hears()))).toEqual(['end', 'end'])
  })
})

describe('a server killed in the middle of a ring', () => {
  it('ends the ring once it is back, and tells of it once', async () => {
    const killed = await start()
    const [visitor, contact] = [
      await logIn(killed, 'visitor1@small.test'),
      await logIn(killed, 'contacta@small.test'),
    ]
    const before = await page(killed, contact)
    await isThere(killed, visitor, contact)
    const room = await ring(killed, visitor, contact)
    expect(await before.hears()).toBe('call')
    await killed.child.kill()
    const server = await start()
    const after = await page(server, contact, before.last())
    expect(await after.hears()).toBe('miss')
    const { body } = await server.call('GET', `/visio_rooms/${room}/uniqid`, { headers: visitor.headers })
    expect([body.state, body.reason]).toEqual(['missed', 'unanswered'])
    const { id, headers } = contact
    const told = async () => {
      const list = await server.call('GET', `/users/${id}/notifications`, { headers })
      return (list.body.notifications as { kind: string }[]).map(({ kind }) => kind)
    }
    await expect.poll(told, { timeout: 60_000 }).toEqual(['call_missed'])
    const again = await server.call('PUT', `/visio/accept-call/${room}`, { headers })
    expect([again.status, again.body.message_code]).toEqual([409, 'call_over'])
  })
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { publishEphemeral } from '#platform/server/hub/publish.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

/** Seconds go by when the test says so: those of the streams alone, for nothing else is waited for here. */
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

let platform: TestPlatform
let port = 0
const stops: (() => void)[] = []
beforeAll(async () => {
  platform = await testPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const stop of stops) stop()
  vi.useRealTimers()
  await platform.close()
})

const fair = () => platform.seeded.fairs.fair1
const answer = (ping: string) => platform.app.inject({ method: 'POST', url: `${hubPath}/pong/${ping}` })
const there = async () =>
  (
    await many<{ user: number }>(platform.services.database.kysely)`
      select user_id as user from presence_connection where ended_at is null`
  ).map(({ user }) => user)

/** Not by the clock of the test, which goes on while `vi.waitFor` waits. */
async function until<Found>(look: () => Promise<Found | null> | Found | null): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
    await new Promise(setImmediate)
  }
}
const untilThere = (people: readonly number[]) =>
  until(async () => (isDeepStrictEqual(await there(), people) ? true : null))

/** Waits until processes have told each other of this topic. */
async function toldOnBus() {
  const topics: string[] = []
  const { bus } = platform.services
  stops.push(
    await bus.listen(({ updates = [] }) => void topics.push(...updates.flatMap(update => update.topics))),
  )
  return (topic: string) => until(() => (topics.includes(topic) ? true : null))
}

/** A browser of a visitor whose page shows the fair. */
async function browser() {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', bytes => {
    said += bytes
  })
  const { authorization } = await platform.hears('visitor1')
  const lines = [
    `GET ${hubPath}?match=presence:${fair()} HTTP/1.1`,
    'host: localhost',
    'x-answers-pings: 1',
    `authorization: ${authorization}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await until(() => (said.includes('retry: ') ? true : null))
  let closed = false
  const ended = once(socket, 'close').then(() => {
    closed = true
  })
  /** The id by which it is asked whether it is there. */
  const asked = async (): Promise<string> => {
    said = ''
    pass(20)
    return until(() => /: ping (\S+)\n/.exec(said)?.[1] ?? null)
  }
  return { socket, asked, ended, isClosed: () => closed }
}

describe('a browser', () => {
  it('is there as long as it answers, by whichever process, and gone half a minute after its last answer', async () => {
    const visitor = await browser()
    await untilThere([platform.seeded.people.visitor1.id])
    const ping = await visitor.asked()
    expect((await answer(ping)).statusCode).toBe(204)
    expect(await visitor.asked()).toBe(ping)
    // As another process that was answered tells this one.
    const told = await toldOnBus()
    publishEphemeral(platform.services, { topics: [`${hubPath}/pong/${ping}`] })
    await told(`${hubPath}/pong/${ping}`)
    await visitor.asked()
    pass(11)
    expect(visitor.isClosed()).toBe(false)
    pass(2)
    await visitor.ended
    await untilThere([])
  })

  it('that answers a process which does not hold its stream is passed on to the others', async () => {
    const told = await toldOnBus()
    const foreign = randomUUID()
    expect((await answer(foreign)).statusCode).toBe(204)
    await told(`${hubPath}/pong/${foreign}`)
    const kept = await many(platform.services.database.kysely)`
      select from hub_update where topics && array[${`${hubPath}/pong/${foreign}`}]`
    expect(kept).toEqual([])
  })

  it.each(['1', 'x'.repeat(150), `${randomUUID()}x`, '%00'])('answers no %s', async ping => {
    expect((await answer(ping)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await answer(ping)).statusCode).toBeLessThan(500)
  })
})

import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionsMost } from '#platform/server/http/cap-connections.ts'
import { share } from '#platform/server/http/shares.ts'
import { ofPersonMost, streamsMost } from '#platform/server/hub/stream-limits.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
let port: number
beforeAll(async () => {
  platform = await testPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port
})
afterAll(() => platform.close())

const [stranger, neighbour] = ['127.0.0.2', '127.0.0.3']

const lines: IncomingMessage[] = []
async function line(localAddress: string, headers = {}): Promise<IncomingMessage> {
  const request = ask({
    port,
    host: '127.0.0.1',
    localAddress,
    headers,
    path: `/.well-known/mercure?match=fair:${platform.seeded.fairs.fair1}`,
  })
  request.end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  lines.push(answer)
  return answer
}
const get = (remoteAddress: string, url = '/api/default-fairs') =>
  platform.app.inject({ method: 'GET', url, remoteAddress })

it('one address holds so many streams; another has its own, and so has the first when one is hung up', async () => {
  await Promise.all(Array.from({ length: streamsMost + 1 }, () => line(stranger)))
  const refused = lines.filter(({ statusCode }) => statusCode === 429)
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['30'])
  expect(lines.filter(({ statusCode }) => statusCode === 200)).toHaveLength(streamsMost)
  expect((await line(neighbour)).statusCode).toBe(200)
  for (const one of lines) one.destroy()
  await expect.poll(async () => (await line(stranger)).statusCode, { timeout: 30_000 }).toBe(200)
  for (const one of lines) one.destroy()
})

it('one person holds so many streams from wherever they come; whoever is logged in beside them has their own', async () => {
  const [visitor, other] = [await platform.hears('visitor1'), await platform.hears('visitor2')]
  const own = await Promise.all(
    Array.from({ length: ofPersonMost.streams + 1 }, (_, at) => line(`127.0.0.${10 + at}`, visitor)),
  )
  expect(own.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  expect((await line('127.0.0.10', other)).statusCode).toBe(200)
  for (const one of own) one.destroy()
  await expect.poll(async () => (await line(stranger, visitor)).statusCode, { timeout: 30_000 }).toBe(200)
  // A whole hall behind one address takes nothing from those of it who are logged in.
  const crowd = await Promise.all(Array.from({ length: streamsMost }, () => line(neighbour)))
  expect(crowd.filter(({ statusCode }) => statusCode === 200)).toHaveLength(streamsMost)
  expect((await line(neighbour)).statusCode).toBe(429)
  expect((await line(neighbour, other)).statusCode).toBe(200)
  for (const one of lines) one.destroy()
})

it('of one address only so many are worked on and so many wait; another is answered before them', async () => {
  const done: string[] = []
  const crowd = Array.from({ length: share.atOnce + share.waiting + 50 }, () =>
    get(stranger, '/api/languages').then(({ statusCode, headers }) => {
      done.push('stranger')
      return { statusCode, retry: headers['retry-after'] }
    }),
  )
  const other = await get(neighbour, '/api/languages')
  expect(other.statusCode).toBe(200)
  expect(done.filter(one => one === 'stranger').length).toBeLessThan(share.waiting)
  const answers = await Promise.all(crowd)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)
  expect(answers.find(({ statusCode }) => statusCode === 429)?.retry).toBe('1')
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(share.atOnce + share.waiting)
  expect((await get(stranger)).statusCode).toBe(200)
})

it('one address holds so many connections, and another is let in beside them', async () => {
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const sockets: Socket[] = []
  while (sockets.length < connectionsMost.ofAddress + 20)
    sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => open(stranger)))))
  const held = () => sockets.filter(({ readyState }) => readyState === 'open').length
  for (const socket of sockets) socket.resume()
  await expect.poll(held, { timeout: 30_000 }).toBeLessThanOrEqual(connectionsMost.ofAddress)
  expect(held()).toBeGreaterThan(connectionsMost.ofAddress - 10)
  const other = await open(neighbour)
  other.write('GET /api/languages HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const [head] = await once(other, 'data')
  expect(String(head)).toContain('200 OK')
  for (const socket of [...sockets, other]) socket.destroy()
})

it('addresses that ask for what no call knows, or in another order, are not kept beside each other', async () => {
  const { fair1 } = platform.seeded.fairs
  const first = await get(stranger, `/api/firms/front/list?fair=${fair1}&page=1`)
  const again = await get(stranger, `/api/firms/front/list?page=1&fair=${fair1}`)
  expect([again.headers.etag, again.body]).toEqual([first.headers.etag, first.body])
  expect((await get(stranger, `/api/visit/halls?fair=${fair1}&x=1`)).statusCode).toBe(400)
})

it('what is kept for strangers tells no more than before once a fair is closed to them', async () => {
  const { fair1 } = platform.seeded.fairs
  const url = `/api/visit/halls?fair=${fair1}`
  expect((await get(stranger, url)).statusCode).toBe(200)
  await sql`update fair set is_public_access = false where id = ${fair1}`.execute(
    platform.services.database.kysely,
  )
  expect((await get(stranger, url)).statusCode).toBe(401)
})

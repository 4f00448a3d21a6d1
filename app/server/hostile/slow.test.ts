import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { filePart, form, formType, sendForm } from '../testing/forms.ts'
import { rawSocket } from '../testing/raw-socket.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

/** So little that nobody waits for the test, and enough for whoever is not slow on purpose. */
const timeouts = {
  headers: 1500,
  body: 1500,
  request: 3000,
  reading: 1500,
  silence: 60_000,
  look: 200,
  listeners: 2000,
}

let platform: TestPlatform
let port: number
beforeAll(async () => {
  platform = await testPlatform({}, timeouts)
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port
})
afterAll(() => platform.close())

const connections = () =>
  new Promise<number>((resolve, reject) =>
    platform.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** So many who begin to speak and then say a byte at a time until they are hung up on. */
async function dribble(count: number, begin: string) {
  const all = await Promise.all(Array.from({ length: count }, () => rawSocket(port)))
  for (const { send } of all) send(begin)
  const clock = setInterval(() => {
    for (const { socket, send } of all) if (socket.writable) send('x')
  }, 100)
  return { ended: Promise.all(all.map(({ rest }) => rest())).finally(() => clearInterval(clock)) }
}

const post = (path: string, type: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 200000\r\n${more}\r\n`

it('whoever dribbles headers, a body or a file is hung up on, and nobody else notices', async () => {
  const { authorization } = await platform.as('visitor1')
  const slow = [
    await dribble(200, 'GET /api/countries HTTP/1.1\r\nHost: a\r\nX: '),
    await dribble(200, `${post('/api/login', 'application/json')}{"email":"`),
    await dribble(
      50,
      `${post('/api/media_objects', formType, `Authorization: ${authorization}\r\n`)}${filePart('').toString('latin1')}`,
    ),
  ]
  const others = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/countries?itemsPerPage=1`)),
  )
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const answers = (await Promise.all(slow.map(({ ended }) => ended))).flat()
  expect(answers.filter(answer => /^HTTP\/1\.1 (2|5)/.test(answer))).toEqual([])
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThan(25)
})

it('a part of a file that comes too slowly is cut off, and what has come of it is kept', async () => {
  const { authorization } = await platform.as('organizer1')
  const bearer = { 'tus-resumable': '1.0.0', authorization }
  const { headers } = await platform.app.inject({
    method: 'POST',
    url: '/api/uploads?use=video',
    headers: { ...bearer, 'upload-length': '200000' },
  })
  const url = String(headers.location)
  const film = `${Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')}${'x'.repeat(5000)}`
  const { ended } = await dribble(
    1,
    [
      `PATCH ${url} HTTP/1.1`,
      'Host: a',
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      'Content-Length: 200000',
      `Authorization: ${authorization}\r\n\r\n${film}`,
    ].join('\r\n'),
  )
  expect((await ended).filter(answer => /^HTTP\/1\.1 (2|5)/.test(answer))).toEqual([])
  const offset = async () =>
    Number((await platform.app.inject({ method: 'HEAD', url, headers: bearer })).headers['upload-offset'])
  await expect.poll(offset, { timeout: 60_000 }).toBeGreaterThanOrEqual(film.length)
})

it('whoever asks for a file and does not take it keeps nothing open', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24_000_000)])
  const stored = await sendForm(platform, form(filePart(large, 'a.pdf', 'application/pdf')))
  expect(stored.statusCode, stored.body).toBe(201)
  const all = await Promise.all(Array.from({ length: 20 }, () => rawSocket(port)))
  for (const { socket, send } of all) {
    socket.pause()
    send(`GET ${stored.json().filePath} HTTP/1.1\r\nHost: a\r\n\r\n`)
  }
  await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThanOrEqual(20)
  await expect.poll(connections, { timeout: 60_000 }).toBeLessThan(20)
  for (const { socket } of all) socket.destroy()
})

it('a server that closes does not wait for a connection on which nothing was ever said', async () => {
  const { app, close } = await testPlatform()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(app.server, 'connection')
  const silent = await rawSocket((app.server.address() as AddressInfo).port)
  await accepted
  await close()
  expect(await silent.rest()).toBe('')
})

it('the usual timeouts are over within 35 seconds, but for a brochure that is on its way', () => {
  const { headers, body, reading, look, request } = defaultTimeouts
  for (const wait of [headers, body, reading]) expect(wait + look).toBeLessThanOrEqual(35_000)
  expect(request).toBeGreaterThanOrEqual(300_000)
})

import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawSocket } from '../testing/raw-socket.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

vi.setConfig({ testTimeout: 300_000 })

let platform: TestPlatform
let port: number
beforeAll(async () => {
  platform = await testPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.app.server.address() as AddressInfo).port
})
afterAll(() => platform.close())

const post = 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
const body = '{"email":"a@b.example","password":"x"}'

/** What came back on a connection on which just this was said. */
async function answerTo(said: string | Buffer): Promise<string> {
  const connection = await rawSocket(port)
  connection.send(said)
  connection.socket.end()
  return connection.rest()
}

/** Pieces that mean something on the wire, to be put where they do not belong. */
const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  '%',
  '%00',
  '%E0%A4',
  '0\r\n\r\n',
  'Content-Length: 1\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade\r\n',
  'Content-Encoding: gzip\r\n',
  'HTTP/0.9',
  'é',
  '\ud800',
  '\u00ff'.repeat(300),
]
const whole = [
  `${post}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  `${post}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  'GET /api/countries?page=1&search=a HTTP/1.1\r\nHost: a\r\nAccept-Language: de\r\nCookie: rt=x; a=b\r\nAuthorization: Bearer a.b.c\r\nConnection: close\r\n\r\n',
  'GET /media/2026/11/x.webp HTTP/1.1\r\nHost: a\r\nRange: bytes=0-3\r\nIf-None-Match: "x"\r\nConnection: close\r\n\r\n',
]
const mangled = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 12 }), fc.constantFrom(...pieces)), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([text, changes]) =>
    changes.reduce((changed, [at, cut, piece]) => {
      const place = at % changed.length
      return changed.slice(0, place) + piece + changed.slice(place + cut)
    }, text),
  )

it('two thousand mangled requests are answered or hung up on, and never with 5xx', async () => {
  const cases = fc.sample(mangled, { seed: 20_260_714, numRuns: 2000 })
  for (let at = 0; at < cases.length; at += 50)
    await Promise.all(
      cases.slice(at, at + 50).map(async said => {
        // An unknown version of the protocol is the one thing that has to be answered with a number above 500.
        const answer = (await answerTo(Buffer.from(said, 'latin1'))).replace(/^HTTP\/1\.1 505/, '')
        expect(answer.slice(0, 300), said).not.toMatch(/^HTTP\/1\.1 5/)
      }),
    )
  expect((await platform.app.inject({ url: '/health' })).statusCode).toBe(200)
})

describe('a broken request', () => {
  it.each([
    ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 38\r\n\r\n${body}`],
    ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an unknown transfer encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n${body}`],
    ['chunks twice', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk of a size too large', `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${body}`],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n${body}`],
    ['a length that is no number', `${post}Content-Length: 3x\r\n\r\n${body}`],
    ['no host', 'GET /api/countries HTTP/1.1\r\n\r\n'],
    ['a zero byte in a header', 'GET /api/countries HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n'],
    ['a line break in a header', 'GET /api/countries HTTP/1.1\r\nHost: a\r\nX: a\nY\r\n\r\n'],
    ['a space before the colon', 'GET /api/countries HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a folded header', 'GET /api/countries HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n'],
    ['an unknown method', 'BREW /api/countries HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown protocol', 'GET /api/countries HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['no protocol', 'GET /api/countries\r\n\r\n'],
    ['no text at all', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0xff])],
    ['headers of 64 KiB', `GET /api/countries HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`],
    ['an address of 64 KiB', `GET /api/countries?${'x'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['half a percent sign', 'GET /api/countries/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    [
      'a whole address of elsewhere',
      'GET http://evil.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n'],
  ])('with %s is refused or hung up on, and hides no second one', async (_what, said) => {
    const smuggled = 'GET /api/languages HTTP/1.1\r\nHost: smuggled\r\nConnection: close\r\n\r\n'
    const answer = await answerTo(
      Buffer.concat([Buffer.from(said as string, 'latin1'), Buffer.from(smuggled)]),
    )
    const first = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
    expect(first ?? '400', answer.slice(0, 200)).toMatch(/^4\d\d$/)
    expect((await platform.app.inject({ url: '/health' })).statusCode).toBe(200)
  })

  it('of ten thousand million bytes is refused before they come', async () => {
    const answer = await answerTo(`${post}Content-Length: 10000000000\r\n\r\n{`)
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
  })

  it('that is packed is not unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000, ' '))
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: packed,
    })
    expect([400, 413, 415]).toContain(answer.statusCode)
  })

  it('that never ends is cut off at its limit', async () => {
    const connection = await rawSocket(port)
    connection.send(`${post}Transfer-Encoding: chunked\r\n\r\n`)
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
    for (let sent = 0; sent < 16 && !connection.socket.destroyed; sent += 1) connection.send(chunk)
    expect(await connection.until('too_large_body')).toMatch(/^HTTP\/1\.1 413/)
    connection.socket.destroy()
  })
})

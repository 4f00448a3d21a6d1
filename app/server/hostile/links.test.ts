import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { sampleOf } from '../matrix/sample-values.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { type Operation, operationsOf } from './operations.ts'

let platform: TestPlatform
let operations: Operation[]
let calls = 0
/** Somewhere that only a server which follows users' links would call. */
const listener = createServer(socket => {
  calls += 1
  socket.destroy()
})
beforeAll(async () => {
  platform = await testPlatform()
  operations = await operationsOf(platform.app)
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await platform.close()
  await new Promise(resolve => listener.close(resolve))
})

type Schema = {
  messageCode?: string
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  items?: Schema
  additionalProperties?: Schema | boolean
  patternProperties?: Record<string, Schema>
}

/** Whether a schema takes web addresses; filled in with `value` wherever it does. */
function withLink(schema: Schema, value: string): unknown {
  if (schema.messageCode === 'url_invalid') return value
  for (const one of schema.anyOf ?? []) {
    const found = withLink(one, value)
    if (found !== undefined) return found
  }
  if (schema.items) {
    const found = withLink(schema.items, value)
    return found === undefined ? undefined : [found]
  }
  const free = schema.additionalProperties ?? Object.values(schema.patternProperties ?? {})[0]
  if (typeof free === 'object') {
    const found = withLink(free, value)
    if (found !== undefined) return { website: found, facebook: found }
  }
  const filled = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const found = withLink(one, value)
    return found === undefined ? [] : [[name, found] as const]
  })
  if (!filled.length) return undefined
  return { ...(sampleOf(schema as Parameters<typeof sampleOf>[0]) as object), ...Object.fromEntries(filled) }
}

const linked = () => operations.filter(({ body }) => body && withLink(body as Schema, 'x') !== undefined)
/** A profile of a candidate is their own alone. */
const writerOf = (path: string) => (path.includes('/job_profiles') ? 'visitor1' : 'superAdmin')
const send = ({ method, path, body }: Operation, value: string) =>
  platform.call(writerOf(path), {
    method,
    url: path.replace(/\{\w+\}/g, '1'),
    payload: withLink(body as Schema, value) as object,
  })

describe('a link that somebody writes', () => {
  it('is known by its field wherever there is one', () => {
    expect(linked().length).toBeGreaterThan(5)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example',
    'https:evil.example',
    'https://a.example\r\nX: y',
    'https://a.example/"onclick="alert(1)',
    'https://a.example/\u0000',
    'https://',
  ])('is a web address and nothing else: not %j', async value => {
    for (const operation of linked()) {
      const answer = await send(operation, value)
      expect(answer.statusCode, `${operation.method} ${operation.path} ${answer.body}`).toBe(422)
    }
  })

  it('is never followed by the server, however it names this machine', async () => {
    const { port } = listener.address() as AddressInfo
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '127.1', '0x7f.1', '0.0.0.0']
    let taken = 0
    for (const operation of linked())
      for (const host of hosts) {
        const { statusCode } = await send(operation, `http://${host}:${port}/link.png`)
        if (statusCode < 300) taken += 1
      }
    expect(taken).toBeGreaterThan(hosts.length)
    await platform.services.queue.runDue()
    expect(calls).toBe(0)
  })
})

it('the server calls nobody but its captcha, its storage, its mail server and the receivers that an operator names', async () => {
  const callers: string[] = []
  for (const folder of ['platform/server', 'domain', 'app/server'])
    for (const entry of await readdir(join(packageRoot, folder), { recursive: true })) {
      const isServer = folder !== 'domain' || entry.includes('/server/')
      if (!isServer || !/\.m?ts$/.test(entry) || /test|fixtures|hostile/.test(entry)) continue
      // What only a type is imported for calls nobody.
      const text = (await readFile(join(packageRoot, folder, entry), 'utf8')).replace(
        /^import type .*$/gm,
        '',
      )
      if (/\bfetch\(|node:https?'|node:http2|undici|axios|\bgot\b'|createTransport\(/.test(text))
        callers.push(`${folder}/${entry}`)
    }
  expect(callers.sort()).toEqual([
    'platform/server/captcha/recaptcha.ts',
    'platform/server/files/multipart-uploads.ts',
    'platform/server/files/object-storage.ts',
    'platform/server/mail/delivery.ts',
    'platform/server/outbound/post-once.ts',
  ])
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkPassword } from '#domain/identity/server/accounts/passwords.ts'
import { startChild } from '#platform/server/testing/child-process.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { smallPassword } from '#seed/small.ts'
import { rawSocket } from './testing/raw-socket.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 300_000 })

let kept: Awaited<ReturnType<typeof keptDatabase>>
let server: ServerProcess
beforeAll(async () => {
  kept = await keptDatabase(smallDatabase)
  server = await serverProcess({ ...kept.env, LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await server.child.kill()
  await kept.remove()
})

const body = JSON.stringify({ name: 'X', email: 'x@small.test', subject: 'Half', message: 'way' })

it('nothing that opens a door is in the log, and nobody writes a line of their own into it', async () => {
  const { bearer, refresh } = await server.logIn('visitor1@small.test')
  const { body } = await server.call('POST', '/token/refresh', { body: { refresh_token: refresh } })
  await server.call('POST', '/login', { body: { email: 'visitor1@small.test', password: 'Wrong-Secret-1!' } })
  await server.call('POST', '/login', { body: { email: [], password: 'Wrong-Secret-2!' } })
  await server.call('PUT', '/user/password', {
    headers: bearer,
    body: { currentPassword: smallPassword, password: 'x', passwordConfirmation: 'x' },
  })
  await server.call('GET', `/users/speakers?search=CANARY-asked&token=${refresh}`)
  await server.call('GET', '/nothing%0d%0a%7B%22level%22:60,%22msg%22:%22line%22%7D')
  await server.call('POST', '/password/forgot', { body: { email: 'visitor2@small.test' } })
  await server.call('POST', '/password/reset', {
    body: {
      token: 'CANARY-link-token-of-a-mail-xxxxxxxx',
      password: 'Wrong-Secret-3!',
      passwordConfirmation: 'y',
    },
  })
  await server.call('POST', '/login', {
    body: { email: 'visitor1@small.test', password: smallPassword, g_recaptcha_response: 'CANARY-captcha' },
    headers: { cookie: 'rt=CANARY-cookie', 'x-forwarded-for': 'CANARY-from', 'user-agent': 'CANARY-agent' },
  })
  await server.call('POST', '/contact', {
    body: { name: 'X', email: 'CANARY', subject: 1, message: 'CANARY-words' },
  })
  await fetch(`${server.url}/media/2026/01/x.pdf?for=1&until=9&sig=CANARY-signature`)
  await loggedRequests(12)
  const log = server.child.lines.join('\n')
  expect(log).toContain('"msg":"request"')
  for (const secret of [
    smallPassword,
    'Wrong-Secret',
    bearer.authorization?.slice(7) ?? '',
    refresh,
    String(body.refresh_token),
    String(body.token),
    'CANARY',
    '@small.test',
  ])
    expect(log.includes(secret), secret.slice(0, 20)).toBe(false)
  expect(server.child.lines.filter(line => line.startsWith('{"level":60'))).toEqual([])
})

/** Waits for a line that holds `text`. */
async function saidBy({ child }: ServerProcess, text: string) {
  for (;;) {
    const line = await child.next()
    if (line === undefined) throw new Error(`It never said ${text}.`)
    if (line.includes(text)) return
  }
}

/** Waits until so many requests are in the log: each is written after its answer has gone. */
async function loggedRequests(count: number) {
  const logged = () => server.child.lines.filter(line => line.includes('"msg":"request"')).length
  while (logged() < count) await server.child.next()
}

it('a server that is asked to stop answers what it has begun, takes nothing more, and ends well', async () => {
  const port = Number(new URL(server.url).port)
  const begun = await rawSocket(port)
  begun.send(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 20)}`,
  )
  // Its headers have been read: the request is under way.
  await begun.until('100 Continue')
  const ended = server.child.stop()
  // Its answer to the signal: from here on it takes nothing new.
  await saidBy(server, 'SIGTERM')
  begun.send(body.slice(20))
  expect(await begun.rest()).toMatch(/HTTP\/1\.1 202 Accepted.*connection: close/is)
  expect(await ended).toBe(0)
  await expect(fetch(`${server.url}/health`)).rejects.toThrow()
})

it('what it had answered is there when it starts again', async () => {
  const database = await kept.open()
  const mails = await database.kysely.selectFrom('outbox_mail').select('subject').execute()
  await database.close()
  expect(mails).toContainEqual({ subject: 'Half' })
})

it('a super admin who is made at the terminal has a password that nobody chose and that is kept nowhere', async () => {
  const child = startChild('scripts/admin.ts', ['create', 'boss@made.test'], kept.env)
  while ((await child.next()) !== undefined);
  const password = /^ {4}(\S{20,})$/m.exec(child.lines.join('\n'))?.[1] ?? ''
  expect(password).toMatch(/[a-z]/)
  const database = await kept.open()
  const rows = await database.kysely
    .selectFrom('app_user')
    .select(['roles', 'password_hash'])
    .where('email', '=', 'boss@made.test')
    .execute()
  await database.close()
  expect(rows).toEqual([
    { roles: ['ROLE_SUPER_ADMIN'], password_hash: expect.stringMatching(/^\$argon2id\$/) },
  ])
  expect(await checkPassword(password, rows[0]?.password_hash ?? '')).toBe(true)
})

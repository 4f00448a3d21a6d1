import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptDatabase } from './testing/kept-database.ts'
import { rawSocket } from './testing/raw-socket.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

let kept: Awaited<ReturnType<typeof keptDatabase>>
let server: ServerProcess
beforeAll(async () => {
  kept = await keptDatabase()
  server = await serverProcess(kept.env)
})
afterAll(async () => {
  await server.child.kill()
  await kept.remove()
})

const body = JSON.stringify({ name: 'X', email: 'x@small.test', subject: 'Half', message: 'way' })

it('a server that is asked to stop answers what it has begun, takes nothing more, and ends well', async () => {
  const port = Number(new URL(server.url).port)
  const begun = await rawSocket(port)
  begun.send(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 20)}`,
  )
  // Its headers have been read: the request is under way.
  await begun.until('100 Continue')
  const ended = server.child.stop()
  expect(await server.child.next()).toBe('')
  expect(await server.child.next()).toMatch(/SIGTERM/)
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

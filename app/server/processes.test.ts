import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Child, startChild } from '#platform/server/testing/child-process.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { type SmallFixture, seedSmallFixture, smallPassword } from '#seed/small.ts'
import { rawSocket } from './testing/raw-socket.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 300_000 })

// The embedded database is one process's own.
describe.runIf(testDatabaseKind === 'postgres')('a fair that several processes serve', () => {
  let kept: Awaited<ReturnType<typeof keptDatabase>>
  let seeded: SmallFixture
  let server: Child
  let port: number
  beforeAll(async () => {
    kept = await keptDatabase(smallDatabase)
    const database = await kept.open()
    seeded = await seedSmallFixture(database)
    await database.close()
    server = startChild('app/server/fixtures/serve-processes.ts', [], {
      ...kept.env,
      PROCESSES: '2',
      LOG_LEVEL: 'info',
    })
    port = Number(await said(/Verrière is open: http:\/\/localhost:(\d+)/))
  })
  afterAll(async () => {
    await server.kill()
    await kept.remove()
  })

  async function said(pattern: RegExp): Promise<string | undefined> {
    for (;;) {
      const line = await server.next()
      if (line === undefined) throw new Error(`It ended after: ${server.lines.join('\n')}`)
      const match = pattern.exec(line)
      if (match) return match[1]
    }
  }

  type Options = { body?: object; bearer?: string; timeout?: number }
  /** On a connection of its own: each goes to the next process. */
  async function call(method: string, path: string, { body, bearer, timeout = 0 }: Options = {}) {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
    const asked = request({ port, host: '127.0.0.1', method, path: `/api${path}`, headers, agent: false })
    // What was being handed to a process that is killed at that moment is answered by nobody.
    asked.setTimeout(timeout, () => asked.destroy(new Error('not answered')))
    asked.end(body && JSON.stringify(body))
    const [answer] = await once(asked, 'response')
    const answered = await text(answer)
    return { status: answer.statusCode, json: answered ? JSON.parse(answered) : null }
  }
  const logIn = async (email: string) => {
    const { status, json } = await call('POST', '/login', { body: { email, password: smallPassword } })
    expect(status).toBe(200)
    return String(json.token)
  }
  const workers = (): number[] =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').map(Number)

  it('knows on one process who has logged in on another', async () => {
    const bearer = await logIn('visitor1@small.test')
    for (let time = 0; time < 4; time += 1)
      expect((await call('GET', '/user/detail', { bearer })).status).toBe(200)
    const answered = new Set<number>()
    while (answered.size < 2) answered.add(Number(await said(/"pid":(\d+).*"msg":"request"/)))
    expect([...answered].sort()).toEqual(workers().sort())
  })

  it('tells whoever watches on any process what was changed on one', async () => {
    const bearer = await logIn('organizer1@small.test')
    const topic = `stand:${seeded.stands.a}`
    const lines = []
    for (let time = 0; time < 4; time += 1) {
      const line = await rawSocket(port)
      line.send(`GET /.well-known/mercure?match=${topic} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      await line.until('retry:')
      lines.push(line)
    }
    const changed = await call('PUT', `/stands/${seeded.stands.a}`, { body: { color: '#123456' }, bearer })
    expect(changed.status).toBe(200)
    for (const line of lines) {
      await line.until(`data: {"topic":"${topic}"}`)
      line.socket.destroy()
    }
  })

  it('replaces a process that is killed, and has lost nothing that it said yes to', async () => {
    const bearer = await logIn('organizer1@small.test')
    const before = workers()
    const [victim = 0] = before
    const made: number[] = []
    let turn = 0
    const write = async () => {
      turn += 1
      const body = { email: `turn${turn}@killed.test`, firstName: 'Kept', lastName: 'Whole' }
      const answer = await call('POST', '/visitors/create', { body, bearer, timeout: 5_000 }).catch(
        () => null,
      )
      if (answer?.status === 201) made.push(answer.json.id)
    }
    await write()
    const writing = Promise.all(Array.from({ length: 6 }, write))
    process.kill(victim, 'SIGKILL')
    await writing
    // The one that takes its place says so before it answers.
    await said(/"msg":"(Server listening) at/)
    const now = workers()
    expect(now).toHaveLength(2)
    expect(before.filter(pid => now.includes(pid))).toEqual(before.filter(pid => pid !== victim))
    await write()
    const found = await rows(sql`select id from app_user where id = any(${made}::int[])`)
    expect(made.length).toBeGreaterThan(0)
    expect(found).toHaveLength(made.length)
  })

  it('says what is wrong when a process cannot start, and leaves none behind', async () => {
    const second = startChild('app/server/fixtures/serve-processes.ts', [], {
      ...kept.env,
      PROCESSES: '2',
      PORT: String(port),
    })
    expect(await second.next()).toBeUndefined()
    expect(await second.stop()).toBe(1)
  })

  it('ends with all its processes when it is asked to', async () => {
    const pids = workers()
    expect(await server.stop()).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  async function rows(query: ReturnType<typeof sql>) {
    const database = await kept.open()
    const { rows: found } = await query.execute(database.kysely)
    await database.close()
    return found
  }
})

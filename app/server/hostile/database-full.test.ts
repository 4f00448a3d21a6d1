import { randomBytes } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { canMount, mountSmallDisk, unmount } from '#platform/server/testing/small-disk.ts'
import { startPostgres } from '../../../scripts/start-test-postgres.ts'
import { type ServerProcess, serverProcess } from '../testing/server-process.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A PostgreSQL without room for its journal ends itself, as it says: what is tried here still fits into a new piece. */
async function beginJournalAnew(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
  await client.end()
}

/** A server whose database lies on a small disk: embedded in its folder, or a PostgreSQL with everything it has. */
async function onSmallDisk(megabytes = 260) {
  const [disk, folder] = [await temporaryFolder(), await temporaryFolder()]
  mountSmallDisk(disk.path, megabytes)
  const postgres = testDatabaseKind === 'postgres' ? await startPostgres({ parent: disk.path }) : undefined
  const server = await serverProcess({
    DATA_DIR: postgres ? folder.path : disk.path,
    ...(postgres && { DATABASE_URL: postgres.url }),
  })
  const filler = join(disk.path, 'filler')
  return {
    server,
    async fill() {
      if (postgres) await beginJournalAnew(postgres.url)
      const { bavail, bsize } = await statfs(disk.path)
      // The embedded database is left less than a piece of its journal: it is lost on the way and opened again.
      await writeFile(filler, Buffer.alloc(bavail * bsize - (postgres ? 0 : 16_000_000)))
    },
    free: () => rm(filler),
    async remove() {
      await server.child.kill()
      await postgres?.stop()
      unmount(disk.path)
      await disk.remove()
      await folder.remove()
    },
  }
}

/** Publishes two hundred thousand letters that cannot be packed, as the next version of a text. */
function writer({ call }: ServerProcess, headers: Record<string, string>) {
  let version = 0
  const text = () => `<p>${randomBytes(20_000).toString('hex')}</p>`
  return async () => {
    const translations = { fr: text(), en: text(), nl: text(), de: text(), es: text() }
    const { status, body } = await call('PUT', '/fairs/1/texts/legal', {
      headers,
      body: { translations, version },
    })
    if (status === 200) version = Number(body.version)
    return { status, code: body.message_code }
  }
}

it.skipIf(!canMount)(
  'a full disk under the database refuses what is written with 503 and a sentence; reading and staying logged in go on, and with room again so does writing',
  async () => {
    const { server, fill, free, remove } = await onSmallDisk()
    const { call, child } = server
    const get = async (path: string, headers: Record<string, string>) =>
      (await call('GET', path, { headers })).status
    try {
      const renew = (token: string) => call('POST', '/token/refresh', { body: { refresh_token: token } })
      const ended = await server.logIn('visitor1@small.test')
      expect((await call('POST', '/logout', { headers: ended.bearer, body: {} })).status).toBeLessThan(300)
      let { bearer, refresh } = await server.logIn('organizer1@small.test')
      const write = writer(server, bearer)
      expect((await write()).status).toBe(200)
      await fill()
      let last = await write()
      while (last.status === 200) last = await write()
      expect(last.status).toBe(503)
      expect(await write()).toEqual({ status: 503, code: 'storage_full' })
      // Twice: the second time with what the first one gave.
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await renew(refresh)
        expect([status, body.user], JSON.stringify(body)).toMatchObject([200, { firstName: 'organizer1' }])
        refresh = String(body.refresh_token)
        bearer = { authorization: `Bearer ${body.token}` }
        for (const path of ['/user/detail', '/users?itemsPerPage=5', '/texts/legal?fair=1', '/default-fairs'])
          expect(await get(path, bearer), path).toBe(200)
        expect(await write()).toEqual({ status: 503, code: 'storage_full' })
      }
      expect((await renew(ended.refresh)).status).toBeGreaterThanOrEqual(400)
      await free()
      await expect.poll(async () => (await write()).status, { timeout: 60_000 }).toBe(200)
      expect(await child.stop()).toBe(0)
    } finally {
      await remove()
    }
  },
)

it.skipIf(!canMount || testDatabaseKind === 'postgres')(
  'a full disk that was too small for a reserve makes the embedded database wait for room, not the server end',
  async () => {
    const { server, fill, free, remove } = await onSmallDisk(99)
    try {
      const write = writer(server, (await server.logIn('organizer1@small.test')).bearer)
      expect((await write()).status).toBe(200)
      await fill()
      let last = await write()
      while (last.status === 200) last = await write()
      for (let time = 0; time < 5; time += 1) expect((await write()).status).toBe(503)
      await free()
      await expect.poll(async () => (await write()).status, { timeout: 60_000 }).toBe(200)
      expect(await server.child.stop()).toBe(0)
    } finally {
      await remove()
    }
  },
)

import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listenControl } from '#platform/server/database/control-socket.ts'
import { lockDirectory } from '#platform/server/database/directory-lock.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { readSettings } from '#platform/server/settings.ts'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { startFailure } from './start-failure.ts'

vi.setConfig({ testTimeout: 300_000 })

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const failureOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => 'nothing',
      error => startFailure(error),
    )

it('a port that is taken is named', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' ? address?.port : 0
  const failure = await failureOf(() => once(createServer().listen(port, '127.0.0.1'), 'listening'))
  holder.close()
  expect(failure).toBe(`PORT: ${port} is taken. Stop what uses it, or choose another.`)
})

it('an address that is not of this machine is named', async () => {
  expect(await failureOf(() => once(createServer().listen(0, '192.0.2.1'), 'listening'))).toMatch(/^HOST: /)
})

it('a folder that is none is named', async () => {
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  expect(await failureOf(() => readSettings({ DATA_DIR: file }))).toMatch(/^DATA_DIR: .*file/)
})

it('a data directory that is not there yet is made, and a control socket that fails is named, not the port', async () => {
  const missing = join(folder.path, 'not', 'there')
  const stop = await listenControl(missing, {})
  await stop()
  await mkdir(join(missing, 'control.sock'))
  expect(await failureOf(() => listenControl(missing, {}))).toMatch(/^DATA_DIR: .*control\.sock/)
})

it('a database server that does not answer is named', async () => {
  const url = 'postgres://nobody:secret@127.0.0.1:1/none'
  const database = await openDatabase({ url, dataDir: folder.path, log: quietLog })
  const failure = await failureOf(() => sql`select 1`.execute(database.kysely))
  await database.close()
  expect(failure).toMatch(/^DATABASE_URL: /)
  expect(failure).not.toContain('secret')
})

it.skipIf(testDatabaseKind === 'postgres')(
  'a folder that another server uses is named, with who uses it',
  async () => {
    const unlock = await lockDirectory(folder.path)
    const failure = await failureOf(() => openDatabase({ dataDir: folder.path, log: quietLog }))
    await unlock()
    expect(failure).toContain(`process ${process.pid}`)
    expect(failure).toContain(folder.path)
  },
)

import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { scriptArguments } from '#platform/server/testing/child-process.ts'
import { temporaryFolder } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { writeBackup } from './backup.ts'
import { controlPath } from './control-path.ts'
import { askServer, listenControl, serverRuns } from './control-socket.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { packageRoot } from './package-root.ts'

const run = promisify(execFile)
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const script = (name: string, args: string[], dataDir: string) =>
  run(process.execPath, [...scriptArguments(join('scripts', name)), ...args], {
    cwd: packageRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  }).catch((error: { stdout: string; stderr: string }) => error)

it('hands the backup of a running server to the script, which a restore into a new directory accepts', async () => {
  const dataDir = join(folder.path, 'data')
  const file = join(folder.path, 'fair.backup')
  const migrations = join(folder.path, 'migrations')
  await mkdir(migrations)
  for (const name of ['0001-foundation.sql', '0002-mail-and-media.sql'])
    await copyFile(join(packageRoot, 'migrations', name), join(migrations, name))
  const database = await openDatabase({ dataDir, log: quietLog })
  await migrate(database, { folder: migrations })
  await sql`insert into rate_limit (key, count, until) values ('one', 1, now())`.execute(database.kysely)
  await mkdir(join(dataDir, 'media'))
  await writeFile(join(dataDir, 'media', 'logo.png'), 'logo')
  const stop = await listenControl(dataDir, {
    backup: output => writeBackup(database, join(dataDir, 'media'), output),
  })

  expect((await script('backup.ts', [file], dataDir)).stdout).toContain('1 files')
  expect((await script('restore.ts', [file], dataDir)).stderr).toContain('stop it first')
  await stop()
  await database.close()

  const other = join(folder.path, 'other')
  expect((await script('restore.ts', [file], other)).stdout).toMatch(/Restored: [1-9]\d* rows and 1 files/)
  expect(await readdir(join(other, 'media'))).toEqual(['logo.png'])
}, 240_000)

it('is for the owner alone and gone when it is closed', async () => {
  const stop = await listenControl(folder.path, { backup: async () => {} })
  expect((await stat(controlPath(folder.path))).mode & 0o777).toBe(0o600)
  expect(await serverRuns(folder.path)).toBe(true)
  await stop()
  expect(await serverRuns(folder.path)).toBe(false)
  expect(await askServer(folder.path, 'backup')).toBeUndefined()
})

it('cuts the line when the backup fails, so that nobody takes it for whole', async () => {
  const stop = await listenControl(folder.path, {
    async backup(output) {
      output.write('half')
      throw new Error('lost')
    },
  })
  const file = join(folder.path, 'fair.backup')
  expect((await script('backup.ts', [file], folder.path)).stderr).toContain('No backup was made')
  expect(await readdir(folder.path)).not.toContain('fair.backup.part')
  await stop()
})

it('serves a data directory with a name too long for a socket', async () => {
  const deep = join(folder.path, 'deep'.repeat(30))
  await mkdir(deep)
  const stop = await listenControl(deep, { backup: async () => {} })
  expect(await serverRuns(deep)).toBe(true)
  await stop()
})

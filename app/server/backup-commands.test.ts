import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listPath } from '#domain/identity/server/withdrawals/list-file.ts'
import { writeWithdrawals } from '#domain/identity/server/withdrawals/write-list.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { scriptArguments } from '#platform/server/testing/child-process.ts'
import { temporaryFolder } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { openPlatform } from './open-platform.ts'

vi.setConfig({ testTimeout: 300_000 })

type OwnDatabase = Awaited<ReturnType<typeof keptDatabase>>
type Folder = Awaited<ReturnType<typeof temporaryFolder>>
let fair: OwnDatabase
let target: OwnDatabase
let folder: Folder
beforeAll(async () => {
  ;[fair, target, folder] = await Promise.all([keptDatabase('migrated'), keptDatabase(), temporaryFolder()])
})
afterAll(() => Promise.all([fair.remove(), target.remove(), folder.remove()]))

const start = ({ env }: OwnDatabase) =>
  openPlatform({ ...env, CAPTCHA: 'off', LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', DEMO: '0' }, null)
const run = promisify(execFile)
async function command(name: 'backup' | 'restore', args: string[], { env }: Pick<OwnDatabase, 'env'>) {
  const options = { cwd: packageRoot, env: { ...process.env, DATABASE_URL: '', ...env } }
  const ended = await run(
    process.execPath,
    [...scriptArguments(`scripts/${name}.ts`), ...args],
    options,
  ).catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: 'code' in ended ? ended.code : 0, said: ended.stdout + ended.stderr }
}
const file = () => join(folder.path, 'fair.backup')

it('a backup of a database that is not there is refused, and leaves none', async () => {
  const made = await command('backup', [file()], {
    env: { ...target.env, DATA_DIR: join(folder.path, 'none') },
  })
  expect(made).toMatchObject({ code: 1, said: expect.stringContaining('there is no database yet') })
  expect(await readdir(folder.path)).toEqual([])
})

it('a restore is refused while a server runs on the target, which loses nothing', async () => {
  const { services, close } = await start(fair)
  const { kysely } = services.database
  const password_hash = await hash(demoPassword)
  await kysely
    .insertInto('app_user')
    .values(
      ['renamed@fair.example', 'erased@fair.example'].map(email => ({
        email,
        password_hash,
        is_demo: true,
        first_name: 'A',
        last_name: 'B',
        roles: ['ROLE_SUPER_ADMIN'],
        user_type_id: 1,
        is_validated: 1,
        email_confirmed_at: new Date(),
      })),
    )
    .execute()
  expect(await command('backup', [file()], fair)).toMatchObject({ code: 0 })
  const refused = await command('restore', [file(), '--replace'], fair)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Nothing was restored: .*stop it first/),
  })
  expect(await kysely.selectFrom('app_user').select('email').execute()).toHaveLength(2)
  await kysely.deleteFrom('app_user').where('email', '=', 'erased@fair.example').execute()
  await writeWithdrawals(services)
  await close()
})

it('a restore erases again who was erased since, by a list beside a database, and says which command closes what the demo’s password opens', async () => {
  const restored = await command('restore', [file(), '--withdrawals', listPath(fair.dataDir)], target)
  expect(restored).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /withdrawn again: 1[\s\S]* opens 1 accounts[\s\S]*npm run admin -- remove-demo/,
    ),
  })
  const again = await command('restore', [file()], target)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('The target is not empty') })
})

it('a backup of an embedded database is refused in words while its server still starts', async () => {
  const database = await fair.open()
  const made = await command('backup', [join(folder.path, 'other.backup')], fair)
  await database.close()
  if (database.kind === 'postgres') return expect(made.code).toBe(0)
  expect(made).toMatchObject({
    code: 1,
    said: expect.stringMatching(/No backup was made: .* is in use by process/),
  })
  expect(await readdir(folder.path)).toEqual(['fair.backup'])
})

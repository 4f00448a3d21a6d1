import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startChild } from '#platform/server/testing/child-process.ts'
import { temporaryFolder } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { seedReference } from '#seed/reference.ts'
import { openPlatform } from './open-platform.ts'

vi.setConfig({ testTimeout: 300_000 })

let kept: Awaited<ReturnType<typeof keptDatabase>>
const ownPassword = 'Of-My-Own-2026!'

/** As a demo leaves it: one account that anybody can open, and one that was given a password since. */
beforeAll(async () => {
  kept = await keptDatabase('migrated')
  const database = await kept.open()
  await database.transaction(async db => {
    await seedReference(db)
    const account = async (email: string, password: string, is_demo: boolean) => ({
      email,
      password_hash: await hash(password),
      is_demo,
      first_name: 'A',
      last_name: 'B',
      roles: ['ROLE_SUPER_ADMIN'],
      user_type_id: 1,
      is_validated: 1,
      email_confirmed_at: new Date(),
    })
    const rows = await Promise.all([
      // Under another address: it is the password that is known.
      account('renamed@fair.example', demoPassword, true),
      account('organizer@demo.test', ownPassword, true),
    ])
    await db.insertInto('app_user').values(rows).execute()
  })
  await database.close()
})
afterAll(() => kept.remove())

const open = (env: Record<string, string>) =>
  openPlatform(
    { ...kept.env, CAPTCHA: 'altcha', LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...env },
    null,
  )
const elsewhere = { PUBLIC_URL: 'https://fair.example' }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: 'k3Jw9-xQ2fLr7vTz0bNm5cHs8dPy1gUa',
}
const said = async (args: string[], env: Record<string, string> = kept.env) => {
  const child = startChild('scripts/admin.ts', args, env)
  while ((await child.next()) !== undefined);
  return child.lines.join('\n')
}

it.each([
  ['under an address that others reach', elsewhere],
  ['in production', production],
])('a server does not start %s while the demo’s password opens an account', async (_, env) => {
  await expect(open(env)).rejects.toThrow(/renamed@fair\.example[^@]*npm run admin -- remove-demo/)
})

it('the command that it names closes that account alone, and says which database it worked on', async () => {
  const lines = await said(['remove-demo'])
  expect(lines).toMatch(/Working on the (embedded|PostgreSQL) database/)
  expect(lines).toContain('1 accounts')
  const { app, close } = await open({ ...elsewhere, CAPTCHA: 'off' })
  const status = async (email: string, password: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { origin: elsewhere.PUBLIC_URL },
        payload: { email, password },
      })
    ).statusCode
  const statuses = [
    await status('renamed@fair.example', demoPassword),
    await status('organizer@demo.test', ownPassword),
  ]
  await close()
  expect(statuses).toEqual([401, 200])
})

it('a command without the settings of the service makes no database of its own', async () => {
  const folder = await temporaryFolder()
  const lines = await said(['create', 'boss@made.test'], { DATA_DIR: folder.path, DATABASE_URL: '' })
  const made = existsSync(join(folder.path, 'database'))
  await folder.remove()
  expect(lines).toContain(folder.path)
  expect(lines).not.toContain('is a super admin')
  expect(made).toBe(false)
})

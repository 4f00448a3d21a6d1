import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { smallPassword } from '#seed/small.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

/** The real function, watched: what it costs is what would tell. */
const verify = vi.hoisted(() => vi.fn())
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: verify.mockImplementation(real.verify) }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  await sql`update app_user set password_hash = null where email = 'press@small.test'`.execute(
    platform.services.database.kysely,
  )
  await sql`update app_user set is_disabled = true where email = 'speaker@small.test'`.execute(
    platform.services.database.kysely,
  )
})
afterAll(() => platform.close())

it.each([
  ['an address that nobody has', 'nobody@small.test', 'Wrong-2026!'],
  ['a wrong password', 'visitor1@small.test', 'Wrong-2026!'],
  ['somebody who has not chosen a password yet', 'press@small.test', 'Wrong-2026!'],
  ['the right password of a closed account', 'speaker@small.test', smallPassword],
])(
  'a login with %s costs one comparison at full price and says nothing else',
  async (_what, email, password) => {
    verify.mockClear()
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
    })
    expect([answer.statusCode, answer.json().message_code]).toEqual([401, 'credentials'])
    expect(verify.mock.calls.map(([hash]) => String(hash).slice(0, 31))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1$',
    ])
    expect(verify.mock.calls[0]?.[1]).toBe(password)
  },
)

import { expect, it } from 'vitest'
import { accessSeconds, accessTokens, notificationTokens } from './access-token.ts'

const secret = 'a secret of at least thirty-two letters'
const claims = { userId: 7, sessionId: '0b7c9f0e-3a53-4a53-9f4c-2f8a1d5c6e70', authVersion: 1 }

it('a token that has been good ends in its time, and lends its name to no other', async () => {
  let now = new Date('2026-05-04T10:00:00Z')
  const verify = accessTokens.verifier(secret, () => now)
  const token = await accessTokens.signer(secret, () => now)(claims)
  expect(await verify(token)).toMatchObject({ claims })
  expect(await verify(token)).toMatchObject({ claims })
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '8' })).toString('base64url')
  expect(await verify(`${head}.${forged}.${signature}`)).toBeNull()
  now = new Date(now.getTime() + (accessSeconds + 29) * 1000)
  expect(await verify(token)).toMatchObject({ claims })
  now = new Date(now.getTime() + 1_000)
  expect(await verify(token)).toBeNull()
})

it('a token for the hub is none for the calls, nor the reverse', async () => {
  const now = () => new Date('2026-05-04T10:00:00Z')
  const [access, notification] = [accessTokens, notificationTokens].map(kind => ({
    token: kind.signer(secret, now)(claims),
    verify: kind.verifier(secret, now),
  }))
  expect(await notification?.verify((await access?.token) ?? '')).toBeNull()
  expect(await access?.verify((await notification?.token) ?? '')).toBeNull()
})

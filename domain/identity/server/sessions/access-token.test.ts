import { expect, it } from 'vitest'
import { accessSeconds, accessTokens, notificationTokens } from './access-token.ts'

const claims = { userId: 7, sessionId: '0b7c9f0e-3a53-4a53-9f4c-2f8a1d5c6e70', authVersion: 1 }

it('a token that has been good ends in its time, and lends its name to no other', async () => {
  let now = new Date('2026-05-04T10:00:00Z')
  const tokens = accessTokens('a secret of at least thirty-two letters', () => now)
  const token = await tokens.sign(claims)
  expect(await tokens.verify(token)).toMatchObject({ claims })
  expect(await tokens.verify(token)).toMatchObject({ claims })
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: '8' })).toString('base64url')
  expect(await tokens.verify(`${head}.${forged}.${signature}`)).toBeNull()
  now = new Date(now.getTime() + (accessSeconds + 29) * 1000)
  expect(await tokens.verify(token)).toMatchObject({ claims })
  now = new Date(now.getTime() + 1_000)
  expect(await tokens.verify(token)).toBeNull()
})

it('a token for the hub is none for the calls, nor the reverse', async () => {
  const now = () => new Date('2026-05-04T10:00:00Z')
  const kinds = [accessTokens, notificationTokens].map(kind =>
    kind('a secret of at least thirty-two letters', now),
  )
  const [access, notification] = kinds
  expect(await notification?.verify((await access?.sign(claims)) ?? '')).toBeNull()
  expect(await access?.verify((await notification?.sign(claims)) ?? '')).toBeNull()
})

import { createHash } from 'node:crypto'
import type { Payload } from 'altcha-lib'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Captcha, Verdict } from '../captcha.ts'
import type { Database } from '../database/database.ts'
import { many } from '../database/rows.ts'
import { derivedKey } from '../derived-key.ts'

const lifeSeconds = 600
/** About 256 derivations of this many rounds: half a second on a laptop, a second and a half on a phone. */
const rounds = 3000

const payloadOf = (token: string): Payload | null => {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    return payload?.challenge?.parameters && payload.solution ? payload : null
  } catch {
    return null
  }
}

/** Work that a browser does unseen, and that the server checks: no third party, nothing to solve for people. */
export function altcha({
  secret,
  database,
  now,
}: {
  secret: string
  database: Database
  now: () => Date
}): Captcha {
  const hmacSignatureSecret = derivedKey(secret, 'captcha').toString('hex')
  return {
    provider: 'altcha',
    challenge: async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        keyPrefix: '00',
        deriveKey,
        hmacSignatureSecret,
        expiresAt: Math.floor(now().getTime() / 1000) + lifeSeconds,
      })
      return { ...challenge, parameters: { ...challenge.parameters } }
    },
    async verify(token): Promise<Verdict> {
      const payload = token && token.length < 8000 ? payloadOf(token) : null
      if (!payload) return 'invalid'
      try {
        const { verified } = await verifySolution({
          challenge: payload.challenge,
          solution: payload.solution,
          deriveKey,
          hmacSignatureSecret,
        })
        if (!verified) return 'invalid'
      } catch {
        return 'invalid'
      }
      const hash = createHash('sha256').update(String(payload.challenge.signature)).digest('hex')
      const rows = await many(database.kysely)`
        insert into captcha_used (hash, expires_at)
          values (${hash}, now() + make_interval(secs => ${lifeSeconds})) on conflict do nothing
          returning hash`
      return rows.length ? 'ok' : 'invalid'
    },
  }
}

import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#platform/server/refusal.ts'

/** OWASP's setting for Argon2id; 21 ms a hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'
/** Beyond this many waiting, a login is asked to come back rather than slow everybody. */
const queueMax = 200
let waiting = 0

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= queueMax) throw new Refusal(503, 'unavailable', { retryAfter: 2 })
  waiting += 1
  try {
    return await work()
  } finally {
    waiting -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(password.normalize('NFC'), cost))

let nobody: Promise<string> | null = null

/** Compares with the stored hash; with none, spends the same time and says no. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password 1!A')
  const against = stored ?? (await nobody)
  const matches = await queued(() => verify(against, password.normalize('NFC')).catch(() => false))
  return matches && stored !== null
}

export const needsRehash = (stored: string) => !stored.startsWith(prefix)

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'

const day = 24 * 3600
/** From its making; it is never prolonged. */
export const tokenSeconds = 365 * day
/** After these it is asked again. */
export const choiceSeconds = 183 * day

/** Of one browser in one fair. Times are seconds; `agreedAt` is 0 where nobody was asked. */
export type StatTokenParts = { random: Buffer; fair: number; madeAt: number; agreedAt: number }

const sign = (text: string, secret: string) =>
  createHmac('sha256', derivedKey(secret, 'stat-token')).update(text).digest()

export function writeToken({ random, fair, madeAt, agreedAt }: StatTokenParts, secret: string): string {
  const text = [random.toString('base64url'), fair, madeAt, agreedAt].join('.')
  return `${text}.${sign(text, secret).toString('base64url')}`
}

export const newToken = (fair: number, now: Date): StatTokenParts => ({
  random: randomBytes(16),
  fair,
  madeAt: Math.floor(now.getTime() / 1000),
  agreedAt: 0,
})

/** What a token says; null for one that is forged, of another fair or too old. */
export function readToken(token: string, fair: number, secret: string, now: Date): StatTokenParts | null {
  const [, text = '', random = '', of, madeAt, agreedAt, signature = ''] =
    /^(([\w-]{22})\.(\d{1,10})\.(\d{1,10})\.(\d{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  const own = sign(text, secret)
  const sent = Buffer.from(signature, 'base64url')
  if (!text || sent.length !== own.length || !timingSafeEqual(sent, own)) return null
  const parts = {
    random: Buffer.from(random, 'base64url'),
    fair: Number(of),
    madeAt: Number(madeAt),
    agreedAt: Number(agreedAt),
  }
  return parts.fair === fair && now.getTime() / 1000 < parts.madeAt + tokenSeconds ? parts : null
}

/** The number of a visitor in a fair: 63 bits, as text, which the token and the fair’s key make together. */
export const visitorOf = ({ random }: StatTokenParts, key: Buffer): string =>
  (createHmac('sha256', key).update(random).digest().readBigUInt64BE() >> 1n).toString()

import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'

/** Long enough to open a file, too short to pass its address on. */
const minutes = 5

/** Whom links are made for that name nobody: they open what everybody may see. */
export const nobody = 0

type Signing = Pick<Services, 'settings' | 'now'>

const signature = (path: string, user: number, until: number, { settings }: Signing) =>
  createHmac('sha256', derivedKey(settings.APP_SECRET, 'media-link'))
    .update(`${path}\n${user}\n${until}`)
    .digest('base64url')

/**
 * The address under which one person can read a private file: for five minutes, unless it takes longer to see. Whether they
 * may is the caller's to check.
 */
export function linkFor(
  path: string,
  user: number,
  signing: Signing,
  forMinutes = minutes,
): { url: string; until: string } {
  const until = Math.floor(signing.now().getTime() / 1000) + forMinutes * 60
  const query = new URLSearchParams({
    until: String(until),
    for: String(user),
    sig: signature(path, user, until, signing),
  })
  return { url: `${path}?${query}`, until: new Date(until * 1000).toISOString() }
}

/** For whom such an address was made; null for one that is not ours, was changed, or has run out. */
export function readerOf(
  path: string,
  query: Readonly<Record<string, unknown>>,
  signing: Signing,
): number | null {
  const [until, user] = [Number(query.until), Number(query.for)]
  const sent = Buffer.from(typeof query.sig === 'string' ? query.sig : '')
  if (!Number.isInteger(until) || !Number.isInteger(user)) return null
  const right = Buffer.from(signature(path, user, until, signing))
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null
  return until * 1000 > signing.now().getTime() ? user : null
}

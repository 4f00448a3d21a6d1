import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'

export type Signing = Pick<Services, 'settings' | 'now'>

const sign = (purpose: string, until: number, parts: readonly (string | number)[], { settings }: Signing) =>
  createHmac('sha256', derivedKey(settings.APP_SECRET, purpose))
    .update([parts[0], until, ...parts.slice(1)].join('\n'))
    .digest('base64url')

/** What opens something for so many days to whoever has it: nothing of it is kept, what it is signed for says whose it is. */
export function signedFor(
  purpose: string,
  days: number,
  parts: readonly (string | number)[],
  services: Signing,
): string {
  const until = Math.floor(services.now().getTime() / 1000) + days * 86_400
  return `${until}-${sign(purpose, until, parts, services)}`
}

/** Whether something was signed for exactly this, and whether it is too old; null for what is forged or was signed for another. */
export function signedUntil(
  token: string,
  purpose: string,
  parts: readonly (string | number)[],
  services: Signing,
): { isOver: boolean } | null {
  const [, until, sent] = /^(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  if (!until || !sent) return null
  const known = sign(purpose, Number(until), parts, services)
  if (!timingSafeEqual(Buffer.from(sent), Buffer.from(known))) return null
  return { isOver: Number(until) * 1000 < services.now().getTime() }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { withToken } from '#domain/identity/contract/mail-links.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'
import { decisionDays } from '../../contract/pass-decision.ts'
import { conferencePaths } from '../../contract/paths.ts'

type Signing = Pick<Services, 'settings' | 'now'>

const signature = (request: number, until: number, address: string, { settings }: Signing) =>
  createHmac('sha256', derivedKey(settings.APP_SECRET, 'pass-decision'))
    .update(`${request}\n${until}\n${address.toLowerCase()}`)
    .digest('base64url')

/** The page on which one validator decides about one request. It names no address: what it is signed for says whose it is. */
export function decisionLink(request: number, address: string, services: Signing): string {
  const until = Math.floor(services.now().getTime() / 1000) + decisionDays * 86_400
  const page = new URL(
    hrefOf(conferencePaths.conferencePassUser, { id: request }),
    services.settings.PUBLIC_URL,
  )
  return withToken(page.href, 'decision', `${until}-${signature(request, until, address, services)}`)
}

/** Whose link it is, of those who still decide, and whether it is too old; null for one that is forged or of nobody else. */
export function decidingValidator(
  token: string,
  request: number,
  validators: readonly string[],
  services: Signing,
): { by: string; isOver: boolean } | null {
  const [, until, sent] = /^(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  if (!until || !sent) return null
  const isTheirs = (address: string) =>
    timingSafeEqual(Buffer.from(sent), Buffer.from(signature(request, Number(until), address, services)))
  const by = validators.find(isTheirs)
  return by === undefined ? null : { by, isOver: Number(until) * 1000 < services.now().getTime() }
}

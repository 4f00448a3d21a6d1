import { withToken } from '#domain/identity/contract/mail-links.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { decisionDays } from '../../contract/pass-decision.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type Signing, signedFor, signedUntil } from '../signed-until.ts'

const purpose = 'pass-decision'

/** The page on which one validator decides about one request. It names no address: what it is signed for says whose it is. */
export function decisionLink(request: number, address: string, services: Signing): string {
  const page = new URL(
    hrefOf(conferencePaths.conferencePassUser, { id: request }),
    services.settings.PUBLIC_URL,
  )
  const token = signedFor(purpose, decisionDays, [request, address.toLowerCase()], services)
  return withToken(page.href, 'decision', token)
}

/** Whose link it is, of those who still decide, and whether it is too old; null for one that is forged or of nobody else. */
export function decidingValidator(
  token: string,
  request: number,
  validators: readonly string[],
  services: Signing,
): { by: string; isOver: boolean } | null {
  for (const by of validators) {
    const link = signedUntil(token, purpose, [request, by.toLowerCase()], services)
    if (link) return { by, ...link }
  }
  return null
}

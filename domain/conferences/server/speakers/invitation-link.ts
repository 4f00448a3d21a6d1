import { withToken } from '#domain/identity/contract/mail-links.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { invitationDays } from '../../contract/speaker-calls.ts'
import { type Signing, signedFor, signedUntil } from '../signed-until.ts'

const purpose = 'speaker-invitation'

/** A card, and the moment in which its invitation was sent: sent anew or withdrawn, the link is nobody's. */
export type Sent = { id: number; invitedAt: string }

/** The page on which somebody confirms or declines. */
export function invitationLink({ id, invitedAt }: Sent, services: Signing): string {
  const page = new URL(hrefOf(conferencePaths.speakerInvitation, { id }), services.settings.PUBLIC_URL)
  return withToken(page.href, 'speaking', signedFor(purpose, invitationDays, [id, invitedAt], services))
}

/** Whether the link is that of this invitation, and whether it is too old; null for another one. */
export const sentInvitation = (token: string, { id, invitedAt }: Sent, services: Signing) =>
  signedUntil(token, purpose, [id, invitedAt], services)

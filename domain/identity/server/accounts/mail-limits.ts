import type { MailKind } from '#domain/fairs/contract/mail-kinds.ts'
import type { Limiter } from '#platform/server/limiter.ts'
import { mayReachUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'

/** Nobody asks for mails by the thousand. */
export const mailLimits = {
  byAddress: { name: 'mail-ip', max: 20, seconds: 3600 },
  /** Of a firm: more than the people of a large booth, less than anybody would mail strangers with. */
  invitations: { name: 'firm-invitations', max: 50, seconds: 24 * 3600 },
}

/** What others can have sent to anybody, also to an address that its owner has confirmed. */
const askedByOthers: readonly MailKind[] = ['password_reset', 'registration_taken', 'role_offer']

/** Counts one more mail to this address, where its owner has not confirmed it or has not asked, and says whether it may go. */
export async function withinMailLimits(
  limiter: Limiter,
  { address, isConfirmed, kind }: { address: string; isConfirmed: boolean; kind: MailKind },
): Promise<boolean> {
  return (isConfirmed && !askedByOthers.includes(kind)) || mayReachUnconfirmed(limiter, address)
}

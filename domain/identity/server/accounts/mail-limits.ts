import type { Limiter } from '#platform/server/limiter.ts'
import type { DeclaredMail } from '#platform/server/mail/mail-kind.ts'
import { mayReachUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'

/** Nobody asks for mails by the thousand. */
export const mailLimits = {
  byAddress: { name: 'mail-ip', max: 20, seconds: 3600 },
  /** Of a firm: more than the people of a large booth, less than anybody would mail strangers with. */
  invitations: { name: 'firm-invitations', max: 50, seconds: 24 * 3600 },
}

/** Counts one more mail to this address, where its owner has not confirmed it or has not asked, and says whether it may go. */
export async function withinMailLimits(
  limiter: Limiter,
  { address, isConfirmed, mail }: { address: string; isConfirmed: boolean; mail: DeclaredMail },
): Promise<boolean> {
  return (isConfirmed && !mail.askedByOthers) || mayReachUnconfirmed(limiter, address)
}

import type { MailKind } from '#domain/fairs/contract/mail-kinds.ts'
import type { Limiter } from '#platform/server/limiter.ts'

/** Nobody's letter box is filled by somebody else, and nobody asks for mails by the thousand. */
export const mailLimits = {
  perHour: { name: 'mail-hour', max: 2, seconds: 3600 },
  perDay: { name: 'mail-day', max: 5, seconds: 24 * 3600 },
  byAddress: { name: 'mail-ip', max: 20, seconds: 3600 },
  /** Of a firm: more than the people of a large booth, less than anybody would mail strangers with. */
  invitations: { name: 'firm-invitations', max: 50, seconds: 24 * 3600 },
}

/** What anybody can have sent to anybody, also to an address that its owner has confirmed. */
const askedByAnybody: readonly MailKind[] = ['password_reset', 'registration_taken']

/** Counts one more mail to this address, where its owner has not confirmed it or has not asked, and says whether it may go. */
export async function withinMailLimits(
  limiter: Limiter,
  { address, isConfirmed, kind }: { address: string; isConfirmed: boolean; kind: MailKind },
): Promise<boolean> {
  if (isConfirmed && !askedByAnybody.includes(kind)) return true
  const key = address.toLowerCase()
  const { allowed } = await limiter.hit(mailLimits.perHour, key)
  // What the hour refuses does not use up the day: whoever asks for ten at once shuts nobody out until tomorrow.
  return allowed && (await limiter.hit(mailLimits.perDay, key)).allowed
}

import type { Limiter } from '../limiter.ts'

/** Mails to an address of which nobody has said that it is theirs: nobody's letter box is filled by somebody else. */
export const toUnconfirmed = {
  perHour: { name: 'mail-hour', max: 2, seconds: 3600 },
  perDay: { name: 'mail-day', max: 5, seconds: 24 * 3600 },
}

/** Counts one more mail to such an address, and says whether it may go. */
export async function mayReachUnconfirmed(limiter: Limiter, address: string): Promise<boolean> {
  const key = address.toLowerCase()
  const { allowed } = await limiter.hit(toUnconfirmed.perHour, key)
  // What the hour refuses does not use up the day: whoever asks for ten at once shuts nobody out until tomorrow.
  return allowed && (await limiter.hit(toUnconfirmed.perDay, key)).allowed
}

import type { Services } from '#platform/server/services.ts'

/** Nobody's letter box is filled by somebody else, and nobody asks for mails by the thousand. */
export const mailLimits = {
  perHour: { name: 'mail-hour', max: 2, seconds: 3600 },
  perDay: { name: 'mail-day', max: 5, seconds: 24 * 3600 },
  byAddress: { name: 'mail-ip', max: 20, seconds: 3600 },
}

/** Counts one more mail to this address and says whether it may go; whoever asked is told the same either way. */
export async function withinMailLimits({ limiter }: Services, email: string): Promise<boolean> {
  const key = email.toLowerCase()
  const { allowed } = await limiter.hit(mailLimits.perHour, key)
  // What the hour refuses does not use up the day: whoever asks for ten at once shuts nobody out until tomorrow.
  return allowed && (await limiter.hit(mailLimits.perDay, key)).allowed
}

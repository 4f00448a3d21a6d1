import type { OfferState } from './choices.ts'

type Dates = {
  isVisible: boolean
  closedAt: unknown
  finalDate: string | null
  expiresAt: string | null
}

const dayBefore = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** What an offer is on a day (`YYYY-MM-DD`) of its fair. The server says the same in SQL (`stateOfJob`). */
export function jobStateOf({ isVisible, closedAt, finalDate, expiresAt }: Dates, today: string): OfferState {
  if (!isVisible) return 'draft'
  if (expiresAt !== null && expiresAt < today) return 'expired'
  if (closedAt || (finalDate !== null && finalDate < today)) return 'closed'
  return finalDate !== null && dayBefore(finalDate, 6) <= today ? 'last_week' : 'open'
}

/** Whether it takes applications. */
export const takesApplications = (state: OfferState) => state === 'open' || state === 'last_week'

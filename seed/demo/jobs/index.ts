import type { Furnishing } from '../furnish/furnishing.ts'
import { addApplications } from './add-applications.ts'
import { addCandidates } from './add-candidates.ts'
import { addOffers } from './add-offers.ts'
import { readJobEntries } from './entries.ts'

/** Offers of the open fair, people who look for work, and what came of their applications. */
export async function addJobs(fair: number, furnishing: Furnishing): Promise<void> {
  const entries = await readJobEntries(furnishing)
  const offers = await addOffers(fair, entries, furnishing)
  const candidates = await addCandidates(fair, entries, furnishing)
  await addApplications(fair, offers, candidates, entries, furnishing)
}

import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useOfferCounts } from './use-offer-counts.ts'

/** How many offers an exhibitor of a list has, and the way to them. */
export function FirmOffers({ firm }: { firm: number }) {
  const t = useWords('jobs/elsewhere')
  const href = useSalonHref()
  const counts = useOfferCounts(useCurrentFair())
  const count = counts?.firms.find(one => one.firm === firm)?.count
  return count ? (
    <ChipLink href={`${href(jobPaths.jobsList)}?firm=${firm}`}>{t('offers.count', { count })}</ChipLink>
  ) : null
}

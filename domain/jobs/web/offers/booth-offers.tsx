import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { newestJobs } from '../../contract/newest-jobs.ts'
import { jobPaths } from '../../contract/paths.ts'
import styles from './booth-offers.module.css'
import { useOfferWords } from './use-offer-words.ts'

const newestOf = (api: Api, fair: number, firm: number) =>
  callQuery(api, newestJobs, { query: { fair, firm } })

/** For a page's `load`. */
export const loadBoothOffers = async (api: Api, queries: QueryClient, fair: PublicFair, firm: number) =>
  fair.isUsingJobModule ? queries.ensureQueryData(newestOf(api, fair.id, firm)) : null

/** What an exhibitor offers, on its booth and on its page: the newest, and the way to all of them; how it answers in any case. */
export function BoothOffers({ fair, firm }: { fair: PublicFair; firm: number }) {
  const t = useWords('jobs/elsewhere')
  const href = useSalonHref()
  const words = useOfferWords()
  const { data } = useQuery({ ...newestOf(useApi(), fair.id, firm), enabled: fair.isUsingJobModule })
  if (!fair.isUsingJobModule || !data || (!data.offers.length && !data.answerRate)) return null
  return (
    <section id="offers" aria-labelledby="booth-offers">
      <h2 id="booth-offers" className={styles.title}>
        {t('offers.of_booth')} <small>{data.total}</small>
      </h2>
      {data.answerRate && <p className={styles.rate}>{words.rateOf(data.answerRate)}</p>}
      <ul>
        {data.offers.map(offer => (
          <li key={offer.id} className={styles.offer}>
            <span>
              <Link to={href(jobPaths.jobsId, { id: offer.id })} lang={offer.titleIn ?? undefined}>
                {offer.title}
              </Link>{' '}
              <LanguageMark of={offer.titleIn} />
            </span>
            <Dotted parts={[offer.contractType, words.placeOf(offer), words.untilOf(offer)]} />
          </li>
        ))}
      </ul>
      {data.total > data.offers.length && (
        <ButtonLink variant="ghost" iconAfter={ArrowRight} href={`${href(jobPaths.jobsList)}?firm=${firm}`}>
          {t('offers.all_of_booth', { count: data.total })}
        </ButtonLink>
      )}
    </section>
  )
}

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobList, readAnswerRate } from '../../contract/job-calls.ts'
import { jobPaths } from '../../contract/paths.ts'
import styles from './booth-offers.module.css'
import { useOfferWords } from './use-offer-words.ts'

const shownFirst = 4

const offersOf = (api: Api, fair: number, firm: number) =>
  pageQuery(api, jobList, { query: { fair, firm, itemsPerPage: shownFirst } })

/** Asked for where no offer says it. */
const rateOf = (api: Api, fair: number, firm: number) =>
  callQuery(api, readAnswerRate, { query: { fair, firm } })

/** For a page's `load`. */
export async function loadBoothOffers(api: Api, queries: QueryClient, fair: PublicFair, firm: number) {
  if (!fair.isUsingJobModule) return
  const { rows } = await queries.ensureQueryData(offersOf(api, fair.id, firm))
  if (!rows.length) await queries.ensureQueryData(rateOf(api, fair.id, firm))
}

/** What an exhibitor offers, on its booth and on its page: the newest, and the way to all of them; how it answers in any case. */
export function BoothOffers({ fair, firm }: { fair: PublicFair; firm: number }) {
  const t = useWords('jobs/elsewhere')
  const href = useSalonHref()
  const words = useOfferWords()
  const api = useApi()
  const { data } = useQuery({ ...offersOf(api, fair.id, firm), enabled: fair.isUsingJobModule })
  const isWithout = fair.isUsingJobModule && data?.total === 0
  const { data: answers } = useQuery({ ...rateOf(api, fair.id, firm), enabled: isWithout })
  const rate = isWithout ? answers?.answerRate : data?.rows[0]?.answerRate
  if (!fair.isUsingJobModule || !data || (!data.rows.length && !rate)) return null
  return (
    <section id="offers" aria-labelledby="booth-offers">
      <h2 id="booth-offers" className={styles.title}>
        {t('offers.of_booth')} <small>{data.total}</small>
      </h2>
      {rate && <p className={styles.rate}>{words.rateOf(rate)}</p>}
      <ul>
        {data.rows.map(offer => (
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
      {data.total > data.rows.length && (
        <ButtonLink variant="ghost" iconAfter={ArrowRight} href={`${href(jobPaths.jobsList)}?firm=${firm}`}>
          {t('offers.all_of_booth', { count: data.total })}
        </ButtonLink>
      )}
    </section>
  )
}

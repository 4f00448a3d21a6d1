import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Suspense, use, useEffect, useState } from 'react'
import { standVisit } from '#domain/exhibitors/contract/paths.ts'
import { freeAt, usePresence } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ComputedJob } from '../../../contract/job-calls.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { ApplyButton } from '../../applications/apply-button.tsx'
import { KeepButton } from '../keep-button.tsx'
import rows from '../list/offer-row.module.css'
import { OfferRow } from '../list/offer-row.tsx'
import { MatchBars } from '../match-bar.tsx'
import { MatchLines } from '../match-lines.tsx'
import { useOfferWords } from '../use-offer-words.ts'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHead } from './offer-head.tsx'
import styles from './offer-page.module.css'
import { OfferText } from './offer-text.tsx'
import { viewOf } from './offer-view.ts'

// Who is there is of the moment: the page does not wait for it.
const OfferPeople = lazyWithRetry(() => import('./offer-people.tsx'))

type Part = { offer: ComputedJob; fair: PublicFair }

/** One offer: what the work is, on what terms, by which day one hears, and whom one may talk to about it. */
export function OfferPage({ offer, fair }: Part) {
  const t = useWords('jobs')
  const locale = useLocale()
  const href = useSalonHref()
  const presence = usePresence(fair.id)
  const view = viewOf(offer, locale)
  const { job, card, match } = offer
  const isOver = offer.promise === null
  return (
    <article className={styles.page}>
      <OfferHead
        view={view}
        actions={
          <>
            <ApplyButton offer={offer} />
            <KeepButton job={job.id} title={view.title} isKept={card.isBookmarked} look="words" />
          </>
        }
      />
      {isOver && <p className={styles.over}>{t(`offer.over_${job.closeReason ?? 'date'}`)}</p>}
      <div className={styles.body}>
        <OfferText view={view} />
        <aside className={styles.side}>
          <OfferPromise offer={offer} fair={fair} />
          <section aria-labelledby="offer-facts">
            <h2 id="offer-facts" className={styles.title}>
              {t('offer.facts')}
            </h2>
            <OfferFacts view={view} />
            {view.externalUrl && (
              <a className={styles.outside} href={view.externalUrl} target="_blank" rel="noopener noreferrer">
                <Icon of={ExternalLink} size="small" /> {t('offer.outside')}
              </a>
            )}
          </section>
          {match && (
            <section aria-labelledby="offer-match" className={styles.part}>
              <h2 id="offer-match" className={styles.title}>
                {t('offers.fits', { fits: match.fits, asked: match.asked })}
              </h2>
              <MatchBars fits={match.fits} asked={match.asked} />
              <MatchLines lines={match.lines} />
            </section>
          )}
          <OfferBooth offer={offer} free={card.firm.stand ? freeAt(card.firm.stand, presence) : 0} />
        </aside>
      </div>
      {offer.alike.length > 0 && (
        <section aria-labelledby="offer-alike">
          <h2 id="offer-alike" className={styles.title}>
            {t('offer.alike')}
          </h2>
          <ol className={rows.rows}>
            {offer.alike.map(one => (
              <OfferRow key={one.id} offer={one} presence={presence} level={3} />
            ))}
          </ol>
        </section>
      )}
      <Link className={styles.back} to={href(jobPaths.jobsList)}>
        <Icon of={ArrowLeft} size="small" /> {t('offer.all')}
      </Link>
    </article>
  )
}

/** By which day an application is answered, and how the firm has kept such days so far; a wish where none is promised. */
function OfferPromise({ offer: { promise, card, solicitation }, fair }: Part) {
  const t = useWords('jobs')
  const words = useOfferWords()
  const isSent = solicitation !== null && solicitation.status !== null
  // Whoever has applied was promised a day of their own, which stands beside what they sent.
  if (!promise || isSent) return null
  return (
    <section aria-labelledby="offer-promise" className={styles.promise}>
      <h2 id="offer-promise" className={styles.title}>
        {t(promise.isPromised ? 'offer.promise_title' : 'offer.wish_title')}
      </h2>
      <p>
        {t(promise.isPromised ? 'offer.promise' : 'offer.wish', {
          count: promise.days,
          day: words.weekdayOf(promise.answerDueAt, fair.timeZone),
        })}
      </p>
      {promise.isPromised && <p className={styles.quiet}>{words.rateOf(card.answerRate)}</p>}
    </section>
  )
}

/** Where the firm stands in the fair, its people there, and whoever of them is free now. */
function OfferBooth({ offer: { card }, free }: { offer: ComputedJob; free: number }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const Actions = use(ContactActions)
  const { firm } = card
  const [isThere, come] = useState(false)
  useEffect(() => come(true), [])
  if (!firm.stand) return null
  const { id, label } = firm.stand
  return (
    <section aria-labelledby="offer-booth" className={styles.part}>
      <h2 id="offer-booth" className={styles.title}>
        {t('offer.booth')}
      </h2>
      <p className={styles.booth}>
        <b>{t('offers.stand', { number: label })}</b>
        {free > 0 && <Badge tone="free">{t('offers.free', { count: free })}</Badge>}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={href(standVisit, { id })}>
          {t('offer.visit')}
        </ButtonLink>
        <Actions stand={{ id, name: firm.name }} look="secondary" />
      </div>
      {isThere && (
        <Suspense>
          <OfferPeople stand={id} />
        </Suspense>
      )}
    </section>
  )
}

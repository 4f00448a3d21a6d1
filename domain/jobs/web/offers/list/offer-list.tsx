import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { partsIn, useParts } from '#platform/web/api/parts-query.ts'
import { MoreRows } from '#platform/web/list/more-rows.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useMedia } from '#platform/web/screens/use-media.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type JobCard, jobFacets } from '../../../contract/job-calls.ts'
import { jobListParameters } from '../../../contract/list-parameters.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { useOfferWords } from '../use-offer-words.ts'
import { chosenIn, type Facet, type FacetWords, facetsIn } from './facets.ts'
import { offerNames, offerQuery } from './offer-query.ts'
import styles from './offer-row.module.css'
import { OfferRow } from './offer-row.tsx'
import { OfferTools } from './offer-tools.tsx'

// Only where there is room beside the list.
const OfferSide = lazyWithRetry(() => import('./offer-side.tsx'))

const rowId = (offer: JobCard) => offer.id
const nothing: readonly Facet[] = []

/** The offers of the fair, to be found, kept and compared; or those that the reader keeps. */
export function OfferList() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const address = useAddressQuery(offerNames, jobListParameters)
  const { asked } = address
  const parts = partsIn(asked.page)
  const list = useParts({ query: offerQuery(api, fair.id, asked), parts, rowId })
  const presence = usePresence(fair.id)
  const hasRoom = useMedia('(min-width: 1280px)')
  const { data: offered } = useQuery(callQuery(api, jobFacets, { query: { fair: fair.id } }))
  const { salaryOf } = useOfferWords()
  const facetWords: FacetWords = {
    remote: remote => t(`offers.remote_${remote}`),
    pay: ({ minSalary, currency }) => salaryOf({ min: minSalary, max: null, currency, period: 'year' }),
  }
  const facets = offered ? facetsIn(offered, asked, facetWords) : nothing
  const hasMatch = list.rows.some(({ match }) => match !== null)
  const total = offered?.total ?? list.total ?? 0
  const title = asked.bookmark
    ? t('offers.kept_title')
    : [t('offers.count', { count: total }), offered?.today ? t('offers.today', { count: offered.today }) : '']
        .filter(Boolean)
        .join(', ')
  const shown = (
    <>
      {list.isFailed ? (
        <ErrorState title={t('offers.failed')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      ) : !list.data ? (
        <Skeleton shape="rows" count={6} />
      ) : list.rows.length ? (
        <div aria-busy={list.isPlaceholderData}>
          {address.isNarrowed && (
            <p role="status" className={styles.found}>
              {t('offers.found', { count: list.total ?? list.rows.length })}
            </p>
          )}
          <ol className={styles.rows}>
            {list.rows.map(offer => (
              <OfferRow key={offer.id} offer={offer} presence={presence} />
            ))}
          </ol>
        </div>
      ) : (
        <NoOffer address={address} chosen={chosenIn(facets, asked)} />
      )}
      <MoreRows
        list={list}
        href={address.hrefFor(parts + 1)}
        words={{
          failed: t('offers.failed'),
          more: t('offers.more'),
          shown: (shown, all) => t('offers.shown', { shown, total: all }),
        }}
      />
    </>
  )
  return (
    <>
      <PageTitle
        title={title}
        lead={
          asked.bookmark
            ? t('offers.kept_lead')
            : offered && t('offers.from_firms', { count: offered.firms.length })
        }
      />
      {(total > 0 || address.isNarrowed) && (
        <OfferTools facets={facets} address={address} hasMatch={hasMatch} found={list.total ?? null} />
      )}
      <div className={styles.beside}>
        <div>{shown}</div>
        {hasRoom && (
          <Suspense fallback={null}>
            <OfferSide />
          </Suspense>
        )}
      </div>
    </>
  )
}

type None = {
  address: ReturnType<typeof useAddressQuery>
  chosen: readonly { name: string; label: string }[]
}

/** Why there is none, and which choice to take away. */
function NoOffer({ address: { asked, isNarrowed, change, clear }, chosen }: None) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { status } = usePerson()
  const list = href(jobPaths.jobsList)
  if (asked.bookmark && status === 'anonymous')
    return (
      <EmptyState
        title={t('offers.kept_login')}
        action={
          <ButtonLink href={`${hrefOf(accountPaths.login)}?next=${encodeURIComponent(`${list}?bookmark=1`)}`}>
            {t('offers.login')}
          </ButtonLink>
        }
      >
        {t('offers.kept_login_text')}
      </EmptyState>
    )
  if (asked.bookmark && status === 'known' && Object.keys(asked).length === 1)
    return (
      <EmptyState
        title={t('offers.kept_none')}
        action={<ButtonLink href={list}>{t('offers.see_all')}</ButtonLink>}
      >
        {t('offers.kept_none_text')}
      </EmptyState>
    )
  if (!isNarrowed) return <EmptyState title={t('offers.none_yet')}>{t('offers.none_yet_text')}</EmptyState>
  const narrowing = offerNames.filter(name => name !== 'sort' && asked[name])
  const loosened = asked.search ? [...chosen, { name: 'search', label: asked.search }] : chosen
  return (
    <EmptyState
      title={t('offers.none')}
      action={
        <>
          {loosened.map(({ name, label }) => (
            <Button key={name} variant="secondary" onPress={() => change(name, null)}>
              {t('offers.without', { choice: label })}
            </Button>
          ))}
          {(loosened.length !== 1 || narrowing.length > 1) && (
            <Button variant="ghost" onPress={clear}>
              {t('offers.clear')}
            </Button>
          )}
        </>
      }
    >
      {t('offers.none_text')}
    </EmptyState>
  )
}

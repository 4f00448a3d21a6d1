import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { boothLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standPaths } from '../contract/paths.ts'
import { standsLight } from '../contract/stand-lists.ts'
import styles from './fair-booths.module.css'

const perPage = 50

/** Every booth of the fair, page by page, for those who organize it. */
export function FairBooths({ fair }: { fair: number }) {
  const t = useWords('stands')
  const api = useApi()
  const href = useSalonHref()
  const address = useListAddress()
  const search = address.get('search').slice(0, 160)
  const { data, error, refetch } = useQuery({
    ...pageQuery(api, standsLight, { query: { fair, search, page: address.page, itemsPerPage: perPage } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return (
      <ErrorState title={t('booths.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  const create = (
    <ButtonLink icon={Plus} href={href(standPaths.standCreate)}>
      {t('create.title')}
    </ButtonLink>
  )
  if (!data.total && !search)
    return (
      <EmptyState title={t('booths.no_booth')} action={create}>
        {t('booths.no_booth_text')}
      </EmptyState>
    )
  return (
    <section className={styles.booths} aria-label={t('booths.of_fair')}>
      <div className={styles.head}>
        <LiveSearch
          label={t('booths.search')}
          asked={search}
          onAsk={text => address.change({ search: text })}
        />
        {create}
      </div>
      <ul>
        {data.rows.map(stand => {
          const place = boothLabel(stand) || t('booths.without_place')
          return (
            <li key={stand.id} className={styles.row}>
              <span className={styles.place}>{place}</span>
              <span className={styles.name}>
                {stand.firm.name} {!stand.isVisible && <Badge>{t('configure.is_hidden')}</Badge>}
              </span>
              <ButtonLink
                variant="soft"
                size="small"
                href={href(standPaths.standConfigure, { id: stand.id })}
                aria-label={t('booths.configure_named', { place, fair: stand.firm.name })}
              >
                {t('booths.configure')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      {!data.total && <p className={styles.none}>{t('booths.none_found')}</p>}
      <Pagination current={data.page} total={data.pageCount} hrefFor={page => address.hrefFor({ page })} />
    </section>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { listQuery } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { speakerParameters } from '../../contract/presentation-parameters.ts'
import { speakerCards } from '../../contract/speaker.ts'
import styles from './speaker-cards.module.css'

const perPage = 48

export const speakersOf = (api: Api, fair: number, search: string, page: number) =>
  listQuery(api, speakerCards, { fair, search, isVisible: 'true', page, itemsPerPage: perPage })

/** Who speaks at a fair, as those who come see them. */
export function SpeakerCards({ api, fair }: { api: Api; fair: PublicFair }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const address = useListAddress(speakerParameters)
  const search = address.get('search')
  const { data, error, refetch } = useQuery({
    ...speakersOf(api, fair.id, search, address.page),
    placeholderData: keepPreviousData,
  })
  const hasMany = search !== '' || (data?.total ?? 0) > 12
  return (
    <div className={styles.page}>
      <PageTitle
        title={t('speaker.all')}
        lead={data && data.total > 0 && t('speaker.count', { count: data.total })}
      />
      {hasMany && (
        <div className={styles.search}>
          <LiveSearch
            label={t('speaker.search')}
            asked={search}
            onAsk={text => address.change({ search: text || null })}
          />
        </div>
      )}
      {error && !data ? (
        <ErrorState title={t('speaker.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : data.rows.length ? (
        <>
          <ul className={styles.cards}>
            {data.rows.map(({ id, name, jobTitle, firm, picture }) => (
              <li key={id} className={styles.card}>
                <Avatar name={name} src={picture?.thumbnailPath ?? picture?.filePath} size={72} />
                <span className={styles.words}>
                  <Link to={href(conferencePaths.speakerView, { id })}>{name}</Link>
                  {jobTitle && <span>{jobTitle}</span>}
                  {firm && <small>{firm.name}</small>}
                </span>
              </li>
            ))}
          </ul>
          <Pagination
            current={data.page}
            total={data.pageCount}
            hrefFor={page => address.hrefFor({ page })}
          />
        </>
      ) : search ? (
        <EmptyState title={t('speaker.none')}>{t('speaker.none_text')}</EmptyState>
      ) : (
        <EmptyState title={t('speaker.nobody')}>{t('speaker.nobody_text')}</EmptyState>
      )}
    </div>
  )
}

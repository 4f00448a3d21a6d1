import { useQuery } from '@tanstack/react-query'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer } from '../../contract/choices.ts'
import { ownSolicitations } from '../../contract/job-solicitation.ts'
import { jobPaths } from '../../contract/paths.ts'
import { MyApplication } from '../applications/my-application.tsx'
import styles from '../applications/my-applications.module.css'
import { ModuleOff } from '../module-off.tsx'

/** Where each of one’s applications stands, and by which day one hears. */
export default function MyApplicationsPage() {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const query = { fair: fair.id, itemsPerPage: 50, page: address.page }
  const { data, error, refetch } = useQuery({
    ...pageQuery(api, ownSolicitations, { query }),
    staleTime: 0,
  })
  // What was sent stays to be read and taken back, whatever the fair uses since.
  if (!fair.isUsingJobModule && (error || data?.total === 0)) return <ModuleOff />
  const rows = data?.rows ?? []
  const underWay = rows.filter(
    ({ status, emptiedAt }) => status !== null && !emptiedAt && !isAnswer(status),
  ).length
  const answered = rows.filter(({ status }) => isAnswer(status)).length
  return (
    <div className={styles.page}>
      <PageTitle
        before={fair.name}
        title={t('applications.title')}
        lead={
          rows.length > 0 &&
          [
            t('applications.under_way', { count: underWay }),
            t('applications.answered', { count: answered }),
          ].join(', ')
        }
      />
      {error ? (
        <ErrorState title={t('applications.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={4} />
      ) : rows.length ? (
        <ol className={styles.list}>
          {rows.map(row => (
            <li key={row.id}>
              <MyApplication application={row} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          title={t('applications.empty')}
          action={<ButtonLink href={href(jobPaths.jobsList)}>{t('applications.see_offers')}</ButtonLink>}
        >
          {t('applications.empty_text')}
        </EmptyState>
      )}
      {data && (
        <Pagination current={data.page} total={data.pageCount} hrefFor={page => address.hrefFor({ page })} />
      )}
    </div>
  )
}

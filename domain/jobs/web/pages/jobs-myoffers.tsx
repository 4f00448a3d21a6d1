import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportJobs } from '../../contract/job-calls.ts'
import { ownJobs } from '../../contract/own-jobs.ts'
import { jobPaths } from '../../contract/paths.ts'
import { ModuleOff } from '../module-off.tsx'
import { offerKeepers } from '../offers/keepers.ts'
import { OfferTable } from '../offers/own/offer-table.tsx'
import { ownAsked, ownFilters } from '../offers/own/own-query.ts'

const perPage = 50

/** The offers that one keeps or recruits for: where each is, and what waits at it. */
export default function JobsMyOffersPage() {
  const t = useWords('jobs')
  const api = useApi()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { roles } = usePerson()
  const address = useListAddress()
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, ownJobs, {
      query: { ...ownAsked(address.search, fair.id), page: address.page, itemsPerPage: perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const { run, isPending: isExporting } = useAction()
  const download = (format: TableFormat) =>
    run(async () => {
      const query = new URLSearchParams({ fair: String(fair.id), format })
      saveFile(await api.file(`${exportJobs.path}?${query}`), `offers.${format}`)
    })
  if (!fair.isUsingJobModule) return <ModuleOff />
  const create = isFor(offerKeepers, roles) && (
    <ButtonLink size="small" icon={Plus} href={href(jobPaths.jobsCreate)}>
      {t('own_offers.create')}
    </ButtonLink>
  )
  const isNarrowed = ownFilters.some(name => name !== 'order' && address.get(name))
  return (
    <>
      <PageTitle
        isShort
        title={t('own_offers.title')}
        lead={data?.total ? t('offers.count', { count: data.total }) : undefined}
        actions={
          create && (
            <>
              <ExportButton label={t('own_offers.export')} isPending={isExporting} onExport={download} />
              <ButtonLink variant="secondary" size="small" icon={Upload} href={href(jobPaths.jobsImport)}>
                {t('own_offers.import')}
              </ButtonLink>
              {create}
            </>
          )
        }
      />
      {error ? (
        <ErrorState title={t('own_offers.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <OfferTable
          page={data}
          isLoading={isPending}
          address={address}
          empty={
            isNarrowed ? (
              <EmptyState title={t('offers.none')}>{t('offers.none_text')}</EmptyState>
            ) : (
              <EmptyState title={t('own_offers.none')} action={create}>
                {t('own_offers.none_text')}
              </EmptyState>
            )
          }
        />
      )}
    </>
  )
}

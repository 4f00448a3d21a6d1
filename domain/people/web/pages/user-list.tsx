import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Upload, UserPlus } from 'lucide-react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useOwnFairs } from '#domain/identity/web/own-fairs.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { accountStates, backPeople, backPeopleState, exportPeople } from '../../contract/people-back.ts'
import { PeopleFilters } from '../people-filters.tsx'
import { PeopleTable } from '../people-table.tsx'
import { RoleOffers } from '../role-offers.tsx'
import type { FoundPeople } from '../use-people-actions.ts'

const perPage = 20
const filters = ['search', 'userType', 'isValidated', 'account', 'isPresent', 'order'] as const

const whole = (text?: string) => (text ? Number(text) : undefined)
const foundBy = (
  asked: Readonly<Record<string, string>>,
  fair: number | undefined,
): FoundPeople['found'] => ({
  fair: fair?.toString(),
  search: asked.search || undefined,
  userType: whole(asked.userType),
  isValidated: whole(asked.isValidated),
  account: accountStates.find(state => state === asked.account),
  isPresent: asked.isPresent === 'true' || undefined,
})

/** The people of a fair, or of all one's fairs: find them, decide on them, invite others. */
export default function UserListPage() {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const fair = useFair()
  const fairs = useOwnFairs()
  const address = useListAddress()
  const within = address.get('fair') === 'all' ? undefined : fair?.id
  const asked = Object.fromEntries(filters.map(name => [name, address.get(name)]))
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, backPeople, {
      query: { ...asked, fair: within, page: address.page, itemsPerPage: perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const { data: state } = useQuery(callQuery(api, backPeopleState, { query: { fair: within } }))
  const { run, isPending: isExporting } = useAction()
  const download = (format: TableFormat) =>
    run(async () => {
      const query = Object.entries({ ...asked, format, fair: String(within ?? '') }).filter(
        ([, value]) => value,
      )
      saveFile(await api.file(`${exportPeople.path}?${new URLSearchParams(query)}`), `people.${format}`)
    })
  const isNarrowed = filters.some(name => name !== 'order' && address.get(name))
  const invite = (
    <ButtonLink icon={UserPlus} href={href(peoplePaths.userCreate)}>
      {t('people.invite')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle
        title={t('people.title')}
        lead={
          state &&
          [
            t('people.count', { count: state.total }),
            ...(state.byValidation[0] ? [t('people.waiting', { count: state.byValidation[0] })] : []),
          ].join(' · ')
        }
        actions={
          <>
            <ExportButton label={t('people.export')} isPending={isExporting} onExport={download} />
            <ButtonLink variant="secondary" icon={Upload} href={href(peoplePaths.userImport)}>
              {t('people.import')}
            </ButtonLink>
            {invite}
          </>
        }
      />
      <PeopleFilters
        address={address}
        counts={state?.byValidation ?? []}
        hasSeveralFairs={fairs.length > 1}
      />
      {error ? (
        <ErrorState title={t('people.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <PeopleTable
          rows={data?.rows ?? []}
          people={{ found: foundBy(asked, within), total: data?.total ?? 0 }}
          isLoading={isPending}
          address={address}
          empty={
            isNarrowed ? (
              <EmptyState title={t('people.none_found')}>{t('people.none_found_text')}</EmptyState>
            ) : (
              <EmptyState title={t('people.none')} action={invite}>
                {t('people.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      <RoleOffers fair={within} />
      {data && (
        <Pagination
          current={data.page}
          total={data.pageCount}
          count={data.total ? t('people.count', { count: data.total }) : undefined}
          hrefFor={page => address.hrefFor({ page })}
        />
      )}
    </>
  )
}

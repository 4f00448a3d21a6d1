import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Upload, UserPlus } from 'lucide-react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { backPeople, backPeopleState, exportPeople } from '../../contract/people-back.ts'
import { askedIn, everyFair, filters } from '../people-query.ts'
import { PeopleTable } from '../people-table.tsx'
import { RoleOffers } from '../role-offers.tsx'
import { shownByPeople } from '../use-people-actions.ts'

const perPage = 50

/** The people of a fair, or of all one's fairs: find them, decide on them, invite others. */
export default function UserListPage() {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const fair = useFair()
  const address = useListAddress()
  const asked = askedIn(address.search, fair?.id)
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, backPeople, {
      query: { ...asked, page: address.page, itemsPerPage: perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const { data: state } = useQuery(callQuery(api, backPeopleState, { query: { fair: asked.fair } }))
  const { run, isPending: isExporting } = useAction()
  const download = (format: TableFormat) =>
    run(async () => {
      const query = Object.entries({ ...asked, format, fair: String(asked.fair ?? '') }).filter(
        ([, value]) => value,
      )
      saveFile(await api.file(`${exportPeople.path}?${new URLSearchParams(query)}`), `people.${format}`)
    })
  const isOfOne = fair !== null && address.get('fair') !== everyFair
  const clear = () => address.change(Object.fromEntries(filters.map(name => [name, null])))
  const isNarrowed = filters.some(name => name !== 'order' && address.get(name))
  const invite = (
    <ButtonLink size="small" icon={UserPlus} href={href(peoplePaths.userCreate)}>
      {t('people.invite')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle
        isShort
        title={t('people.title')}
        lead={
          state &&
          [
            // Whoever runs the fair without being registered is among its people, not among those of its dashboard.
            ...(isOfOne
              ? [
                  t('people.registered', { count: state.total - state.others }),
                  ...(state.others ? [t('people.organizers', { count: state.others })] : []),
                ]
              : [t('people.count', { count: state.total })]),
            ...(state.byValidation[0] ? [t('people.waiting', { count: state.byValidation[0] })] : []),
          ].join(' · ')
        }
        actions={
          <>
            <ExportButton label={t('people.export')} isPending={isExporting} onExport={download} />
            <ButtonLink variant="secondary" size="small" icon={Upload} href={href(peoplePaths.userImport)}>
              {t('people.import')}
            </ButtonLink>
            {invite}
          </>
        }
      />
      {error ? (
        <ErrorState title={t('people.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <PeopleTable
          page={data}
          state={state}
          isLoading={isPending}
          address={address}
          empty={
            isNarrowed ? (
              <EmptyState
                title={t('people.none_found')}
                action={
                  <Button variant="secondary" onPress={clear}>
                    {t('people.clear')}
                  </Button>
                }
              >
                {t('people.none_found_text')}
              </EmptyState>
            ) : (
              <EmptyState title={t('people.none')} action={invite}>
                {t('people.none_text')}
              </EmptyState>
            )
          }
        />
      )}
      <RoleOffers fair={asked.fair} />
      <TrashList kind="person" shownBy={[...shownByPeople]} {...(asked.fair && { fair: asked.fair })} />
    </>
  )
}

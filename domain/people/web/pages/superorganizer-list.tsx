import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useFairs, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { admins, organizers, type StaffRow, superOrganizers } from '../../contract/people.ts'
import styles from '../person-cells.module.css'

/** The three lists, and the kind of person that each one's button invites. Super admins are made on the server. */
const lists = {
  superOrganizers: { endpoint: superOrganizers, invites: 2 },
  organizers: { endpoint: organizers, invites: 3 },
  admins: { endpoint: admins, invites: null },
} as const
const listNames = ['superOrganizers', 'organizers', 'admins'] as const

/** Those who run things: super organizers, organizers, super admins. */
export default function SuperOrganizerListPage() {
  const t = useWords('people')
  const api = useApi()
  const locale = useLocale()
  const href = useSalonHref()
  const address = useListAddress()
  const current = listNames.find(name => name === address.get('list')) ?? 'superOrganizers'
  const { endpoint, invites } = lists[current]
  const search = address.get('search')
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, endpoint, { query: { search, page: address.page, itemsPerPage: 50 } }),
    placeholderData: keepPreviousData,
  })
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' })
  const invite = invites && (
    <ButtonLink size="small" icon={UserPlus} href={`${href(peoplePaths.userCreate)}?type=${invites}`}>
      {t(current === 'organizers' ? 'staff.invite_organizers' : 'staff.invite_superOrganizers')}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle isShort title={t('staff.title')} lead={t(`staff.lead_${current}`)} actions={invite} />
      {error ? (
        <ErrorState title={t('people.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList
          key={current}
          list="superorganizerList"
          label={t(`staff.${current}`)}
          address={address}
          search={t('staff.search')}
          views={listNames.map((id, at) => ({
            id,
            label: t(`staff.${id}`),
            query: at ? `list=${id}` : '',
          }))}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={person => String(person.id)}
          rowName={person => `${person.firstName} ${person.lastName}`}
          rowHref={person => href(peoplePaths.userManageId, { id: person.id })}
          columns={[
            {
              id: 'name',
              label: t('people.name'),
              isRowHeader: true,
              render: person => <StaffCell person={person} />,
            },
            { id: 'email', label: t('people.email'), onPhone: 'below', render: person => person.email },
            { id: 'fairs', label: t('staff.fairs'), render: person => <FairsCell person={person} /> },
            {
              id: 'lastLoginAt',
              label: t('people.last_login'),
              isNumeric: true,
              render: person =>
                person.lastLoginAt ? day.format(new Date(person.lastLoginAt)) : t('people.never'),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            <EmptyState title={t(search ? 'people.none_found' : 'staff.none')} action={invite}>
              {t(search ? 'people.none_found_text' : `staff.lead_${current}`)}
            </EmptyState>
          }
        />
      )}
    </>
  )
}

function StaffCell({ person }: { person: StaffRow }) {
  const t = useWords('people')
  const name = `${person.firstName} ${person.lastName}`
  return (
    <span className={styles.person}>
      <Avatar name={name} src={person.picture} face={person} size={26} isDim={person.isDisabled} />
      {name}
      {person.isDisabled && <Badge tone="err">{t('people.account_disabled')}</Badge>}
    </span>
  )
}

/** Names of the fairs; who is above organizers and held to none in particular has all of them. */
function FairsCell({ person }: { person: StaffRow }) {
  const t = useWords('people')
  const fairs = useFairs()
  const isEvery = !person.isHeld && !person.roles.includes('ROLE_ORGANIZER')
  if (isEvery) return t('staff.every_fair')
  return (
    person.fairs.map(fair => fairs.find(one => one.id === fair.id)?.name ?? fair.homepage).join(', ') || '–'
  )
}

import { useQuery } from '@tanstack/react-query'
import { userTypeList } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SearchField, Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountStates } from '../contract/people-back.ts'

const every = 'all'

/** What the list of people is narrowed by; all of it is in the address. */
export function PeopleFilters({
  address,
  counts,
  hasSeveralFairs,
}: {
  address: ReturnType<typeof useListAddress>
  /** How many are waiting, validated, refused. */
  counts: readonly number[]
  hasSeveralFairs: boolean
}) {
  const t = useWords('people')
  const api = useApi()
  const { data: types } = useQuery(listQuery(api, userTypeList, { pagination: 'false' }))
  const validation = address.get('isValidated')
  const isPresent = address.get('isPresent') === 'true'
  const choose = (name: string, options: readonly { id: string; label: string }[]) => (
    <SelectField
      label={t(`people.${name}`)}
      value={address.get(name) || every}
      onChange={id => address.change({ [name]: id === every ? '' : id })}
      options={[{ id: every, label: t(`people.${name}_all`) }, ...options]}
    />
  )
  return (
    <>
      <Toolbar label={t('people.tools')}>
        <SearchField
          label={t('people.search')}
          placeholder={t('people.search')}
          defaultValue={address.get('search')}
          onSubmit={search => address.change({ search })}
        />
        <ChipLink
          href={address.hrefFor({ isValidated: '', isPresent: '', page: '' })}
          isCurrent={!validation && !isPresent}
        >
          {t('people.everybody')}
        </ChipLink>
        {counts.map((count, state) => (
          <ChipLink
            key={state as 0}
            href={address.hrefFor({ isValidated: String(state), page: '' })}
            isCurrent={validation === String(state)}
          >{`${t(`people.state_${state}`)} ${count}`}</ChipLink>
        ))}
        <ChipLink
          href={address.hrefFor({ isPresent: isPresent ? '' : 'true', page: '' })}
          isCurrent={isPresent}
        >
          {t('people.present')}
        </ChipLink>
      </Toolbar>
      <Toolbar label={t('people.more_tools')}>
        {choose(
          'userType',
          (types?.rows ?? []).map(type => ({ id: String(type.id), label: type.name ?? type.code })),
        )}
        {choose(
          'account',
          accountStates.map(state => ({ id: state, label: t(`people.account_${state}`) })),
        )}
        {hasSeveralFairs && (
          <SelectField
            label={t('people.fair')}
            value={address.get('fair') || 'this'}
            onChange={id => address.change({ fair: id === 'this' ? '' : id })}
            options={[
              { id: 'this', label: t('people.fair_this') },
              { id: every, label: t('people.fair_all') },
            ]}
          />
        )}
      </Toolbar>
    </>
  )
}

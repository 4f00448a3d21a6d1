import { dateLocale } from '#platform/contract/locale.ts'
import type { ListColumn } from '#platform/web/list/data-list.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { PersonCell, StateCell } from './person-cells.tsx'

/** What may be seen of people in their list. */
export function usePeopleColumns(): ListColumn<PersonRow>[] {
  const t = useWords('people')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'short' })
  const dated = (at: string | null) => (at ? day.format(new Date(at)) : t('people.never'))
  return [
    {
      id: 'name',
      label: t('people.name'),
      isSortable: true,
      isRowHeader: true,
      width: '17%',
      render: person => <PersonCell person={person} />,
    },
    {
      id: 'email',
      label: t('people.email'),
      onPhone: 'below',
      width: '16%',
      render: person => <span title={person.email}>{person.email}</span>,
    },
    { id: 'kind', label: t('people.userType'), width: '13%', render: person => person.userType.name },
    { id: 'firm', label: t('people.firm'), width: '14%', render: person => person.firm?.name ?? '–' },
    {
      id: 'state',
      label: t('people.state'),
      onPhone: 'end',
      width: '8%',
      render: person => <StateCell person={person} />,
    },
    {
      id: 'createdAt',
      label: t('people.since'),
      isSortable: true,
      isNumeric: true,
      render: person => dated(person.createdAt),
    },
    {
      id: 'lastLoginAt',
      label: t('people.last_login'),
      isSortable: true,
      isNumeric: true,
      width: '13%',
      render: person => dated(person.lastLoginAt),
    },
  ]
}

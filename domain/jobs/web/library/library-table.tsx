import { Fragment, type ReactNode } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { DataList, type ListColumn } from '#platform/web/list/data-list.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import type { TableSort } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LibraryCard } from '../../contract/library.ts'
import { jobPaths } from '../../contract/paths.ts'
import { FirmNotes } from '../applications/desk/firm-notes.tsx'
import { ReadProfile } from '../profile/read-profile.tsx'
import { useDays } from '../use-days.ts'
import { useLibraryFilters } from './library-filters.ts'
import styles from './library-table.module.css'

type Props = {
  page: { rows: readonly LibraryCard[]; page: number; pageCount: number; total: number } | undefined
  /** How many there are, in words. */
  lead: string | undefined
  isLoading: boolean
  /** In the order of an offer. */
  isMatched: boolean
  sort: TableSort | undefined
  onSortChange: (sort: TableSort) => void
  address: ReturnType<typeof useListAddress>
  empty: ReactNode
}

const rowId = ({ profile }: LibraryCard) => String(profile)

/** Where what was searched for stands in a CV. */
function Found({ card: { fragments, isInFile, locale } }: { card: LibraryCard }) {
  const t = useWords('jobs')
  if (isInFile) return <small>{t('library.in_file')}</small>
  return fragments.map(({ text, marks }) => (
    <small key={text} lang={locale}>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(marks[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </small>
  ))
}

/** CVs as rows; one that is opened is read, and its person is told so. */
export function LibraryTable({
  page,
  lead,
  isLoading,
  isMatched,
  sort,
  onSortChange,
  address,
  empty,
}: Props) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const days = useDays()
  const filters = useLibraryFilters()
  const nameOf = ({ name, profile }: LibraryCard) =>
    name ? `${name.firstName} ${name.lastName}` : t('library.nameless', { number: profile })
  const columns: ListColumn<LibraryCard>[] = [
    {
      id: 'name',
      label: t('library.person'),
      isRowHeader: true,
      isSortable: true,
      width: '22%',
      render: card => (
        <span className={styles.who}>
          <b>{nameOf(card)}</b>
          <span>{card.title}</span>
          <Found card={card} />
        </span>
      ),
    },
    ...(isMatched
      ? [
          {
            id: 'match',
            label: t('library.match'),
            isSortable: true,
            onPhone: 'below' as const,
            render: ({ match }: LibraryCard) =>
              match ? t('recruiting.points', { fits: match.fits, asked: match.asked }) : '',
          },
        ]
      : []),
    {
      id: 'experience',
      label: t('cv.experience'),
      isSortable: true,
      render: card => card.experience ?? '',
    },
    {
      id: 'education',
      label: t('cv.education'),
      isSortable: true,
      render: card => card.educationLevel ?? '',
    },
    {
      id: 'availability',
      label: t('cv.availability'),
      isSortable: true,
      width: '11%',
      render: card => card.disponibility ?? '',
    },
    {
      id: 'skills',
      label: t('cv.skills'),
      width: '14%',
      render: card => card.skills.slice(0, 4).join(', '),
    },
    {
      id: 'level',
      label: t('cv.level'),
      isSortable: true,
      render: card => card.functionLevel ?? '',
      isChosenLater: true,
    },
    {
      id: 'treatment',
      label: t('recruiting.treatment'),
      isSortable: true,
      render: ({ treatment }) => treatment?.treatment?.name ?? '',
      onPhone: 'end',
    },
    {
      id: 'lastLook',
      label: t('library.last_look'),
      isSortable: true,
      onPhone: 'below',
      render: ({ lastLook }) =>
        lastLook &&
        t('library.looked', {
          name: lastLook.reader ? `${lastLook.reader.firstName} ${lastLook.reader.lastName}` : '–',
          day: days.shortDay(lastLook.at),
        }),
    },
    {
      id: 'changed',
      label: t('library.changed'),
      isSortable: true,
      width: '13%',
      render: card => (
        <span className={styles.who}>
          <span>{days.shortDay(card.changedAt)}</span>
          <small>{t('library.until', { month: days.month(card.consentUntil) })}</small>
        </span>
      ),
    },
  ]
  return (
    <DataList
      list="jobsCvList"
      label={t('library.title')}
      address={address}
      sort={sort}
      onSortChange={onSortChange}
      isLoading={isLoading}
      rows={page?.rows ?? []}
      rowId={rowId}
      rowName={nameOf}
      rowHref={({ profile }) => href(jobPaths.jobsProfileId, { id: profile })}
      beside={card => (
        <ReadProfile key={card.profile} id={card.profile}>
          <FirmNotes fair={fair.id} profile={card.profile} treatment={card.treatment} />
        </ReadProfile>
      )}
      columns={columns}
      search={t('library.search')}
      filters={filters}
      page={
        page && {
          current: page.page,
          total: page.pageCount,
          count: page.total ? lead : undefined,
        }
      }
      empty={empty}
    />
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SearchField, Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type FrontFirm, frontFirms, frontFirmsConfig } from '../../contract/front-firms.ts'
import { standVisit } from '../../contract/paths.ts'
import styles from './exhibitors-list.module.css'

const filters = ['search', 'fairHallIds', 'sector', 'country', 'sort'] as const
const perPage = 24

type Asked = Partial<Record<(typeof filters)[number] | 'page', string>>

/** What the address asks for; the same on the server and in the browser. */
const asked = (search: URLSearchParams): Asked =>
  Object.fromEntries(
    [...filters, 'page' as const].flatMap(name => (search.get(name) ? [[name, search.get(name)]] : [])),
  )

const queryOf = (fair: number, wanted: Asked) => ({ query: { fair, itemsPerPage: perPage, ...wanted } })

/** Everybody who exhibits: found by name, hall, sector or country. */
export default function ExhibitorsListPage() {
  const t = useWords('exhibitors')
  const api = useApi()
  const fair = useCurrentFair()
  const [search, setSearch] = useSearchParams()
  const wanted = asked(search)
  const list = useQuery({
    ...pageQuery(api, frontFirms, queryOf(fair.id, wanted)),
    placeholderData: keepPreviousData,
  })
  const { data: offered } = useQuery(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } }))
  const change = (name: string, value: string | null) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        next.delete('page')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `?${next}`
  }
  const choose = (name: (typeof filters)[number], options: { id: number; name: string }[] = []) =>
    options.length > 1 && (
      <SelectField
        label={t(`list.${name}`)}
        value={wanted[name] ?? 'all'}
        onChange={id => change(name, id === 'all' ? null : id)}
        options={[
          { id: 'all', label: t('list.all') },
          ...options.map(one => ({ id: String(one.id), label: one.name })),
        ]}
      />
    )
  return (
    <>
      <PageTitle
        title={t('list.title')}
        lead={t('list.count', { count: list.data?.total ?? fair.firmCount })}
      />
      <Toolbar label={t('list.tools')}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={wanted.search ?? ''}
          onSubmit={text => change('search', text)}
        />
        {choose('fairHallIds', offered?.halls)}
        {choose('sector', offered?.sectors)}
        {choose('country', offered?.countries)}
        <SelectField
          label={t('list.sort')}
          value={wanted.sort ?? 'ASC'}
          onChange={id => change('sort', id === 'ASC' ? null : id)}
          options={(offered?.sorts ?? ['ASC']).map(id => ({ id, label: t(`list.sort_${id}`) }))}
        />
      </Toolbar>
      {list.error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      ) : !list.data ? (
        <Skeleton shape="rows" count={8} />
      ) : list.data.rows.length ? (
        <ul className={styles.list}>
          {list.data.rows.map(firm => (
            <FirmRow key={firm.id} firm={firm} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('list.none')}>{t('list.none_text')}</EmptyState>
      )}
      {list.data && list.data.pageCount > 1 && (
        <Pagination current={list.data.page} total={list.data.pageCount} hrefFor={hrefFor} />
      )}
    </>
  )
}

function FirmRow({ firm }: { firm: FrontFirm }) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const [first] = firm.stands
  const name = <b className={styles.name}>{firm.name}</b>
  return (
    <li className={styles.row}>
      <Mark
        name={firm.name}
        initials={firm.initials}
        color={firm.color}
        shape={firm.shape as 'sq'}
        logo={firm.logo}
        size={52}
      />
      <div className={styles.who}>
        {first ? <Link to={href(standVisit, { id: first.id })}>{name}</Link> : name}
        <span>{[firm.sector, firm.city, firm.country].filter(Boolean).join(' · ')}</span>
        {firm.slogan && <span className={styles.slogan}>{firm.slogan}</span>}
      </div>
      <span className={styles.stands}>
        {firm.stands.map(stand => (
          <Link key={stand.id} className={styles.stand} to={href(standVisit, { id: stand.id })}>
            {t('list.stand', { number: stand.number })}
          </Link>
        ))}
      </span>
    </li>
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) return null
  await Promise.all([
    queries.ensureQueryData(pageQuery(api, frontFirms, queryOf(fair.id, asked(search)))),
    queries.ensureQueryData(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })),
  ])
  return null
}

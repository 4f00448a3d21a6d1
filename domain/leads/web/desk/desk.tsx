import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useInboxKeys } from '#domain/messaging/web/inbox/use-inbox-keys.ts'
import { OwnBooth } from '#domain/stands/web/own-booth.tsx'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import frame from '#platform/web/ui/desk.module.css'
import { DeskKeys } from '#platform/web/ui/desk-keys.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LeadRow } from '../../contract/lead.ts'
import { leadPaths } from '../../contract/paths.ts'
import styles from './desk.module.css'
import { Heat } from './heat.tsx'
import { Narrowing } from './narrowing.tsx'
import { Reader } from './reader.tsx'
import type { DeskState } from './use-desk.ts'
import { useLineWords } from './use-line-words.ts'

/** The contacts of a firm: a list, and beside it the one that is open. */
export function Desk({ desk }: { desk: DeskState }) {
  const t = useWords('leads')
  const navigate = useNavigate()
  const area = useRef<HTMLDivElement>(null)
  const { overview, list, open, hrefTo } = desk
  const rows = list.data?.rows ?? []
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === open)
    const next = at < 0 ? (by > 0 ? rows[0] : rows.at(-1)) : rows[at + by]
    if (next) void navigate(hrefTo(next.id), { preventScrollReset: true })
  }
  useInboxKeys({ j: () => step(1), k: () => step(-1) })
  useEffect(() => {
    if (open) area.current?.querySelector(`#lead-${open}`)?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (overview.error instanceof ProblemError && overview.error.status === 404)
    return <OwnBooth path={leadPaths.standLeads} toSee />
  if (overview.error && !overview.data)
    return (
      <ErrorState title={t('desk.failed')} onRetry={() => void overview.refetch()}>
        {overview.error.message}
      </ErrorState>
    )
  return (
    <div className={frame.desk} data-open={open ? '' : undefined}>
      <div className={frame.list} ref={area}>
        <DeskHead desk={desk} />
        <div className={frame.scroll}>
          {list.error && !list.data ? (
            <ErrorState title={t('desk.failed')} onRetry={() => void list.refetch()}>
              {list.error.message}
            </ErrorState>
          ) : !list.data ? (
            <Skeleton shape="rows" count={6} />
          ) : rows.length === 0 ? (
            <Nothing desk={desk} />
          ) : (
            <ol aria-label={t('desk.title')}>
              {rows.map(row => (
                <Row key={row.id} row={row} isOpen={row.id === open} href={hrefTo(row.id)} />
              ))}
            </ol>
          )}
          {list.data && (
            <Pagination
              current={list.data.page}
              total={list.data.pageCount}
              hrefFor={page => desk.address.hrefFor({ page })}
            />
          )}
          {!!overview.data?.withdrawn && (
            <p className={styles.withdrawn}>{t('desk.withdrawn', { count: overview.data.withdrawn })}</p>
          )}
        </div>
        <DeskKeys
          keys={[
            [['J', 'K'], t('desk.key_next')],
            [['E'], t('desk.key_write')],
            [['A'], t('desk.key_note')],
          ]}
        />
      </div>
      <div className={frame.beside}>
        {open ? (
          <Reader key={open} id={open} desk={desk} />
        ) : (
          rows.length > 0 && (
            <div className={frame.nothing}>
              <EmptyState isPlain title={t('desk.none_open')}>
                {t('desk.none_open_text')}
              </EmptyState>
            </div>
          )
        )}
      </div>
    </div>
  )
}

function Nothing({ desk: { address, narrowing } }: { desk: DeskState }) {
  const t = useWords('leads')
  const { sort: _, ...narrowed } = narrowing
  const isNarrowed = Object.values(narrowed).some(value => value !== undefined)
  return (
    <div className={frame.nothing}>
      <EmptyState
        isPlain
        title={t(isNarrowed ? 'desk.empty_narrowed' : 'desk.empty')}
        action={
          isNarrowed && (
            <ButtonLink
              variant="secondary"
              href={address.hrefFor({ mine: '', state: '', temperature: '', tag: '', search: '', page: '' })}
            >
              {t('desk.show_all')}
            </ButtonLink>
          )
        }
      >
        {t(isNarrowed ? 'desk.empty_narrowed_text' : 'desk.empty_text')}
      </EmptyState>
    </div>
  )
}

function DeskHead({ desk }: { desk: DeskState }) {
  const t = useWords('leads')
  const { overview, address, narrowing } = desk
  const { data } = overview
  const views = [
    { id: 'all', label: t('desk.all'), isCurrent: !narrowing.owner && !narrowing.state, to: {} },
    {
      id: 'mine',
      label: t('desk.mine', { count: data?.mine ?? '…' }),
      isCurrent: narrowing.owner !== undefined,
      to: { mine: '1' },
    },
    {
      id: 'to_follow',
      label: t('desk.to_follow', { count: data?.toFollow ?? '…' }),
      isCurrent: narrowing.state === 'to_follow' && narrowing.owner === undefined,
      to: { state: 'to_follow' },
    },
  ]
  return (
    <div className={frame.intro}>
      <h1 tabIndex={-1}>{data ? t('desk.count', { count: data.total }) : t('desk.title')}</h1>
      {data && data.total > 0 && (
        <p className={styles.lead} role="status">
          {[
            t('desk.hot', { count: data.hot }),
            t('desk.warm', { count: data.warm }),
            t('desk.cool', { count: data.cool }),
          ].join(' · ')}
        </p>
      )}
      <div className={frame.views}>
        {views.map(({ id, label, isCurrent, to }) => (
          <ChipLink
            key={id}
            href={address.hrefFor({ mine: '', state: '', page: '', ...to })}
            isCurrent={isCurrent}
          >
            {label}
          </ChipLink>
        ))}
        <Narrowing desk={desk} />
      </div>
      <SearchBox desk={desk} />
    </div>
  )
}

/** By name, firm and tag; said in the address once somebody stops typing. */
function SearchBox({ desk: { address } }: { desk: DeskState }) {
  const t = useWords('leads')
  const said = address.get('search')
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address was changed by something else than this field.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = said
  }, [said])
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t('desk.search')}
        placeholder={t('desk.search')}
        defaultValue={said}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => address.change({ search: target.value.trim() }), 300)
        }}
      />
      {said && (
        <button
          type="button"
          aria-label={t('desk.search_clear')}
          onClick={() => {
            if (field.current) field.current.value = ''
            address.change({ search: '' })
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function Row({ row, isOpen, href }: { row: LeadRow; isOpen: boolean; href: string }) {
  const say = useLineWords()
  const { person, reason } = row
  const name = `${person.firstName} ${person.lastName}`
  const [title, more] = say(reason)
  return (
    <li className={frame.row} data-open={isOpen || undefined}>
      <Link
        className={styles.link}
        id={`lead-${row.id}`}
        to={href}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
      >
        <Avatar
          name={name}
          src={person.picture?.thumbnailPath ?? person.picture?.filePath}
          face={person}
          size={38}
        />
        <span className={frame.words}>
          <span className={styles.top}>
            <b>{name}</b>
            <Heat temperature={row.temperature} score={row.score} />
          </span>
          <span className={styles.about}>
            {[person.firm, person.city].filter(Boolean).join(', ') || person.jobTitle || ' '}
          </span>
          <span className={styles.about}>
            {reason.kind === 'call' || reason.kind === 'visit'
              ? [title, more].filter(Boolean).join(', ')
              : title}
          </span>
        </span>
      </Link>
    </li>
  )
}

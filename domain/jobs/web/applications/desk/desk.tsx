import { Columns3, FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useTicked } from '#platform/web/screens/use-ticked.ts'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import frame from '#platform/web/ui/desk.module.css'
import { DeskKeys } from '#platform/web/ui/desk-keys.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer, solicitationStatus } from '../../../contract/choices.ts'
import { jobPaths } from '../../../contract/paths.ts'
import type { SolicitationCard } from '../../../contract/solicitation-list.ts'
import { BulkBar, useMarkRead } from './bulk-answer.tsx'
import styles from './desk.module.css'
import { DeskColumns } from './desk-columns.tsx'
import { DeskReader } from './desk-reader.tsx'
import { DeskRows } from './desk-rows.tsx'
import type { Desk as DeskState } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useRecruits } from './use-recruits.ts'

const rowId = (row: SolicitationCard) => String(row.id)

/** The applications of a firm: a list, and beside it the one that is read. */
export function Desk({ desk }: { desk: DeskState }) {
  const t = useWords('jobs')
  const { list, address, face, open, job, view } = desk
  const rows = list.data?.rows ?? []
  const listed = rows.find(({ id }) => id === open)
  // What is read leaves the list of what is not, and stays open.
  const [kept, keep] = useState(listed)
  if (listed && listed !== kept) keep(listed)
  const row = listed ?? [kept, desk.single.data?.rows[0]].find(one => one?.id === open)
  const recruits = useRecruits()
  const ticked = useTicked({ rows, rowId, total: list.data?.total ?? 0, found: { job, view, face } })
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { markRead } = useMarkRead()
  const hrefOf = (id: number) => address.hrefFor({ application: id, face: '' })
  const back = address.hrefFor({ application: '' })
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === open)
    const next = at < 0 ? (by > 0 ? rows[0] : rows.at(-1)) : rows[at + by]
    if (next && face === 'reading') void navigate(hrefOf(next.id), { preventScrollReset: true })
  }
  const chosen = ticked.chosen
  // Those that wait for an answer: who has one is told something else by choice alone.
  const answerable = rows.filter(
    ({ status, emptiedAt }) => status !== null && !emptiedAt && !isAnswer(status),
  )
  const isToRead = ({ status, emptiedAt, isRecruited }: SolicitationCard) =>
    isRecruited && status === solicitationStatus.notRead && !emptiedAt
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    r: () => {
      const those = (chosen.length ? chosen : rows.filter(({ id }) => id === open)).filter(isToRead)
      if (those.length) markRead(those, ticked.clear)
    },
    l: () => turn(face === 'reading' ? 'columns' : 'reading'),
  })
  const turn = (next: string) =>
    address.change({ face: next === 'columns' ? 'columns' : '', application: '', view: '' })
  useEffect(() => {
    if (open) area.current?.querySelector(`#application-${open}`)?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <div className={styles.desk} data-open={row && face === 'reading' ? '' : undefined} data-face={face}>
      <div className={frame.list} ref={area}>
        <DeskHead desk={desk} onTurn={turn} />
        <div className={frame.scroll}>
          {list.error && !list.data ? (
            <ErrorState title={t('recruiting.failed')} onRetry={() => void list.refetch()}>
              {list.error.message}
            </ErrorState>
          ) : !list.data ? (
            <Skeleton shape="rows" count={6} />
          ) : rows.length === 0 && desk.counts.data?.isOpen === false ? (
            <EmptyState isPlain title={t('recruiting.not_recruiting')}>
              {t('recruiting.not_recruiting_text')}
            </EmptyState>
          ) : rows.length === 0 ? (
            <EmptyState isPlain title={view ? t(`recruiting.empty_${view}`) : t('recruiting.empty')}>
              {view ? t('recruiting.empty_view_text') : t('recruiting.empty_text')}
            </EmptyState>
          ) : face === 'columns' ? (
            <DeskColumns counts={desk.counts.data?.statuses} rows={rows} hrefOf={hrefOf} isOfSeveral={!job} />
          ) : (
            <>
              <span className={styles.all}>
                <CheckboxField
                  isSelected={chosen.length > 0 && chosen.length === answerable.length}
                  isIndeterminate={chosen.length > 0 && chosen.length < answerable.length}
                  isDisabled={!answerable.length}
                  onChange={isAll => ticked.tick(new Set(isAll ? answerable.map(rowId) : []))}
                >
                  {t('recruiting.choose_all')}
                </CheckboxField>
              </span>
              <DeskRows
                rows={rows}
                open={open}
                hrefOf={hrefOf}
                isOfSeveral={!job}
                ticked={ticked.selected}
                onTick={ticked.tick}
              />
            </>
          )}
          {list.data && (
            <Pagination
              current={list.data.page}
              total={list.data.pageCount}
              hrefFor={page => address.hrefFor({ page, application: '' })}
            />
          )}
        </div>
        {face === 'reading' && <BulkBar chosen={chosen} onClear={ticked.clear} />}
        <DeskKeys
          keys={[
            [['J', 'K'], t('recruiting.key_next')],
            ...(recruits ? ([[['R'], t('recruiting.key_read')]] as const) : []),
            [[recruits ? '1–5' : '2–5'], t('recruiting.key_status')],
            [['E'], t('recruiting.key_answer')],
            [['L'], t('recruiting.key_columns')],
          ]}
        />
      </div>
      {face === 'reading' && (
        <div className={frame.beside}>
          {row ? (
            <DeskReader key={row.id} row={row} back={back} />
          ) : (
            rows.length > 0 && (
              <div className={frame.nothing}>
                <EmptyState isPlain title={t('recruiting.none_open')}>
                  {t(recruits ? 'recruiting.none_open_text' : 'recruiting.none_open_reason')}
                </EmptyState>
              </div>
            )
          )}
        </div>
      )}
    </div>
  )
}

function DeskHead({ desk, onTurn }: { desk: DeskState; onTurn: (face: string) => void }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const navigate = useNavigate()
  const { counts, job, view, face, address } = desk
  const { data } = counts
  const offer = data?.jobs.find(one => one.id === job)
  const views = [
    { id: '', label: t('recruiting.view_all') },
    { id: 'unread', label: t('recruiting.view_unread', { count: data?.unread ?? '…' }) },
    { id: 'due', label: t('recruiting.view_due', { count: data?.due ?? '…' }) },
  ]
  return (
    <div className={styles.intro}>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{offer?.title || t('recruiting.title')}</h1>
        <Segmented
          label={t('recruiting.face')}
          value={face}
          onChange={onTurn}
          segments={[
            { id: 'reading', label: t('recruiting.face_reading'), icon: FileText, isIconOnly: true },
            { id: 'columns', label: t('recruiting.face_columns'), icon: Columns3, isIconOnly: true },
          ]}
        />
      </div>
      {data && (
        <p className={frame.lead} role="status">
          {[
            t('recruiting.count', { count: data.total }),
            t('recruiting.unread', { count: data.unread }),
            data.late > 0 && t('recruiting.late', { count: data.late }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {(data?.jobs.length ?? 0) > 1 && (
        <SelectField
          label={t('recruiting.offer')}
          options={[
            { id: '0', label: t('recruiting.all_offers') },
            ...(data?.jobs ?? []).map(one => ({
              id: String(one.id),
              label: one.title,
              hint: t('recruiting.of_offer', { count: one.total, unread: one.unread }),
            })),
          ]}
          value={String(job ?? 0)}
          onChange={id => void navigate(href(jobPaths.jobsCvSolicitations, { id: Number(id) || undefined }))}
        />
      )}
      {face === 'reading' && (
        <div className={frame.views}>
          {views.map(({ id, label }) => (
            <ChipLink
              key={id}
              href={address.hrefFor({ view: id, application: '', page: '' })}
              isCurrent={(view ?? '') === id}
            >
              {label}
            </ChipLink>
          ))}
        </div>
      )}
    </div>
  )
}

import { Eye, Pencil, Users } from 'lucide-react'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { partsIn, partsQuery, useParts } from '#platform/web/api/parts-query.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { firms } from '../../contract/firm.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import { AcrossFairs } from '../across-fairs.tsx'
import { FirmMark } from '../firm-mark.tsx'
import { MoreFirms } from '../more-firms.tsx'
import tracking from '../tracking/tracking.module.css'
import { useAddressQuery } from '../use-address-query.ts'

type Firm = RecordOf<typeof firms>

const rowId = (firm: Firm) => firm.id

/** Every firm once, with the fairs in which it is. */
export default function ExhibitorGlobalListPage() {
  const t = useWords('exhibitors')
  const api = useApi()
  const { asked, change, clear, hrefFor } = useAddressQuery(['search', 'order'])
  const address = useListAddress()
  const [column = 'name', direction = 'asc'] = (asked.order ?? 'name.asc').split('.')
  const parts = partsIn(asked.page)
  const query = { itemsPerPage: 40, search: asked.search, [`order[${column}]`]: direction }
  const list = useParts({
    query: partsQuery<Firm>([...keyOf(firms), 'list', query], page => api.list(firms, { ...query, page })),
    parts,
    rowId,
  })
  const homepageOf = (firm: Firm) => firm.fairFirms[0]?.fair.homepage ?? null
  const manage = (firm: Firm) =>
    `${hrefOf(exhibitorPaths.exhibitorManage, {}, homepageOf(firm))}?firm=${firm.id}`
  return (
    <>
      <PageTitle
        isShort
        title={t('all.register_title')}
        lead={list.total ? t('list.count', { count: list.total }) : undefined}
        actions={<AcrossFairs current="register" />}
      />
      {list.isFailed ? (
        <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      ) : (
        <DataList<Firm>
          list="exhibitorGlobalList"
          label={t('all.register_title')}
          address={address}
          search={t('list.search')}
          isLoading={list.isPending}
          rows={list.rows}
          rowId={firm => String(firm.id)}
          rowName={firm => firm.name}
          rowHref={manage}
          sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={sort =>
            change('order', `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}`)
          }
          rowActions={firm => {
            const to = (path: string) => hrefOf(path, { id: firm.id }, homepageOf(firm))
            return [
              { id: 'edit', label: t('tracking.edit'), icon: Pencil, href: manage(firm) },
              { id: 'people', label: t('tracking.team'), icon: Users, href: to(exhibitorPaths.firmUsers) },
              { id: 'see', label: t('tracking.see'), icon: Eye, href: to(exhibitorPaths.exhibitorsId) },
            ]
          }}
          columns={[
            {
              id: 'name',
              label: t('tracking.exhibitor'),
              isSortable: true,
              isRowHeader: true,
              width: '30%',
              render: firm => (
                <span className={tracking.who}>
                  <FirmMark firm={{ ...firm, logo: firm.logo?.thumbnailPath ?? null }} size={26} />
                  <span className={tracking.name}>
                    <b>{firm.name}</b>
                  </span>
                </span>
              ),
            },
            {
              id: 'type',
              label: t('list.type'),
              isChosenLater: true,
              render: firm => firm.type?.name ?? '–',
            },
            {
              id: 'place',
              label: t('all.place'),
              onPhone: 'below',
              width: '18%',
              render: firm => [firm.city, firm.country?.name].filter(Boolean).join(' · ') || '–',
            },
            {
              id: 'fairs',
              label: t('all.fairs'),
              width: '30%',
              render: firm => (
                <span className={tracking.chipsInRow}>
                  {firm.fairFirms.map(({ id, fair, isValidated }) => (
                    <Badge
                      key={id}
                      tone={
                        isValidated === validationState.validated
                          ? 'ok'
                          : isValidated === validationState.refused
                            ? 'err'
                            : 'fair'
                      }
                    >
                      {fair.name ?? fair.homepage}
                    </Badge>
                  ))}
                  {!firm.fairFirms.length && <span className={tracking.none}>{t('all.no_fair')}</span>}
                </span>
              ),
            },
            {
              id: 'booths',
              label: t('tracking.booths'),
              isNumeric: true,
              render: firm => firm.stands.length,
            },
            { id: 'id', label: t('all.number'), isNumeric: true, isSortable: true, render: firm => firm.id },
          ]}
          empty={
            <EmptyState
              isPlain
              title={t('list.none')}
              action={
                <Button variant="secondary" onPress={clear}>
                  {t('list.clear')}
                </Button>
              }
            >
              {t('list.none_text')}
            </EmptyState>
          }
        />
      )}
      <MoreFirms list={list} href={hrefFor(parts + 1)} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Eye, EyeOff, LayoutGrid, Tag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { findsBooth, placeLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallName } from '#domain/halls/contract/hall-name.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { LabelDialog } from '#domain/stands/web/plan/label-dialog.tsx'
import { usePlan } from '#domain/stands/web/plan/use-plan.ts'
import { foldCase } from '#platform/contract/text.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { FilterMenu } from '#platform/web/list/filter-menu.tsx'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { TableSort } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { StandBeside } from '../stand-beside.tsx'

/** Rows of a page: as many as a hall mostly has. */
const perPage = 100

/** By hall and place as they come; by words as the server orders names, then by place. */
function inOrder(stands: readonly PlanStand[], { column, direction }: TableSort): readonly PlanStand[] {
  const said = (stand: PlanStand) => foldCase((column === 'name' ? stand.name : stand.sector) ?? '')
  const ascending =
    column === 'number'
      ? stands
      : stands.toSorted((one, other) => Number(said(one) > said(other)) - Number(said(one) < said(other)))
  return direction === 'descending' ? ascending.toReversed() : ascending
}

/** The stands of a hall, or of all, by number, seen or not. */
export default function HallStandsPage() {
  const t = useWords('visit')
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const { id } = useParams()
  const api = useApi()
  const address = useListAddress()
  const { search } = useLocation()
  const text = address.get('search')
  const isStaffed = address.get('isStaffed') === 'true'
  const isHidden = address.get('isHidden') === 'true'
  const isNarrowed = Boolean(text) || isStaffed || isHidden
  const { plan, error, refetch, setVisible, setLabel } = usePlan(fair.id)
  const [labelled, setLabelled] = useState<PlanStand | null>(null)
  const { data: now, error: unknown } = useQuery({
    ...callQuery(api, fairDashboard, { params: { id: fair.id } }),
    enabled: isStaffed,
    refetchInterval: 20_000,
    staleTime: 0,
  })
  const staffed = new Set(
    now?.halls?.flatMap(one => one.stands.filter(stand => stand.staffed).map(stand => stand.id)),
  )
  const problem = (!plan && error) || (isStaffed && !now && unknown)
  if (problem)
    return (
      <ErrorState title={t('halls:plan.failed')} onRetry={() => void refetch()}>
        {problem.message}
      </ErrorState>
    )
  if (!plan || (isStaffed && !now)) return <Skeleton shape="rows" count={8} />
  const hall = plan.halls.find(one => one.id === Number(id))
  if (!plan.halls.length)
    return (
      <EmptyState
        level={2}
        title={t('halls:plan.no_hall')}
        action={<ButtonLink href={href(hallPaths.hallCreate)}>{t('halls:plan.create_hall')}</ButtonLink>}
      >
        {t('halls:plan.no_hall_text')}
      </EmptyState>
    )
  const halls = new Map(plan.halls.map(one => [one.id, one]))
  const placeOf = ({ fairHall, number }: PlanStand) =>
    placeLabel(halls.get(fairHall ?? 0)?.letter ?? '', number ?? 0)
  const numberOf = (stand: PlanStand) => stand.label ?? placeOf(stand)
  const title = hall ? t('hall_stands.title', { letter: hall.letter }) : t('stands:dashboard.placed')
  const found = plan.halls
    .filter(one => !hall || one === hall)
    .flatMap(one =>
      plan.stands
        .filter(stand => stand.fairHall === one.id && findsBooth(text, stand.name, numberOf(stand)))
        .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    )
    .filter(stand => (!isStaffed || staffed.has(stand.id)) && !(isHidden && stand.isVisible))
  const order = sortedBy(address.get('order') || 'number', address)
  const sorted = inOrder(found, order.sort)
  const pageCount = Math.ceil(found.length / perPage)
  const page = Math.max(1, Math.min(address.page, pageCount))
  const rows = sorted.slice((page - 1) * perPage, page * perPage)
  const board = href(hallPaths.hallAssign, { id: hall?.id })
  return (
    <>
      <PageTitle
        isShort
        title={title}
        lead={t('halls:plan.placed', { count: found.length })}
        actions={
          <ButtonLink size="small" icon={LayoutGrid} href={board}>
            {t('halls:plan.title')}
          </ButtonLink>
        }
      />
      <DataList
        list="hallStands"
        label={title}
        address={address}
        search={t('hall_stands.search')}
        tools={
          <FilterMenu
            filter={{
              name: 'hall',
              label: t('halls:plan.hall'),
              all: t('hall_stands.all'),
              options: plan.halls.map(one => ({ id: String(one.id), label: hallName(one) })),
            }}
            value={hall ? String(hall.id) : ''}
            onChange={to =>
              void navigate(
                { pathname: href(hallPaths.hallStands, { id: to || undefined }), search },
                { replace: true },
              )
            }
          />
        }
        views={[
          { id: 'all', label: t('hall_stands.every'), query: '' },
          { id: 'staffed', label: t('stands:dashboard.staffed'), query: 'isStaffed=true' },
          { id: 'hidden', label: t('hall_stands.hidden'), query: 'isHidden=true' },
        ]}
        rows={rows}
        {...order}
        page={{ current: page, total: pageCount }}
        rowId={stand => `stand-${stand.id}`}
        rowName={stand => stand.name}
        rowHref={stand => href(visitPaths.standVisit, { id: stand.id })}
        beside={stand => (
          <StandBeside
            stand={stand}
            number={numberOf(stand)}
            onShow={isVisible => void setVisible(stand, isVisible)}
            onLabel={() => setLabelled(stand)}
          />
        )}
        rowActions={stand => [
          {
            id: 'label',
            label: t('halls:plan.label_change'),
            icon: Tag,
            onAction: () => setLabelled(stand),
          },
          {
            id: 'visible',
            label: t(stand.isVisible ? 'halls:plan.hide' : 'halls:plan.show'),
            icon: stand.isVisible ? EyeOff : Eye,
            onAction: () => void setVisible(stand, !stand.isVisible),
          },
          {
            id: 'visit',
            label: t('halls:plan.visit'),
            icon: ExternalLink,
            href: href(visitPaths.standVisit, { id: stand.id }),
          },
        ]}
        columns={[
          {
            id: 'number',
            label: t('halls:plan.place_field'),
            onPhone: 'end',
            width: '90px',
            isSortable: true,
            render: numberOf,
          },
          {
            id: 'name',
            label: t('halls:plan.stand'),
            isRowHeader: true,
            isSortable: true,
            render: stand => stand.name,
          },
          {
            id: 'sector',
            label: t('hall_stands.sector'),
            isSortable: true,
            onPhone: 'below',
            render: stand => stand.sector ?? '–',
          },
          {
            id: 'state',
            label: t('halls:plan.state'),
            render: stand => (
              <Badge tone={stand.configurationState === 'configured' ? 'ok' : 'neutral'}>
                {t(`halls:plan.state_${stand.configurationState}`)}
              </Badge>
            ),
          },
          {
            id: 'seen',
            label: t('hall_stands.seen'),
            render: stand =>
              !stand.isVisible
                ? t('halls:plan.is_hidden')
                : !stand.isFirmValidated
                  ? t('halls:plan.not_validated')
                  : t('hall_stands.yes'),
          },
        ]}
        empty={
          <EmptyState
            isPlain
            title={isNarrowed ? t('halls:plan.none_found') : t('hall_stands.none')}
            action={
              <ButtonLink variant="secondary" href={board}>
                {t('halls:plan.title')}
              </ButtonLink>
            }
          />
        }
      />
      {labelled && (
        <LabelDialog
          stand={labelled}
          place={placeOf(labelled)}
          onClose={() => setLabelled(null)}
          onSave={label => setLabel(labelled, label)}
        />
      )}
    </>
  )
}

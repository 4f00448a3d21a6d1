import { useQuery } from '@tanstack/react-query'
import { DoorOpen, LayoutGrid, Plus, Settings2, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'
import { fairHalls } from '../../contract/fair-hall.ts'
import { type HallLight, hallsLight, orderHalls } from '../../contract/hall-light.ts'
import { hallName } from '../../contract/hall-name.ts'
import { hallPaths } from '../../contract/paths.ts'
import { readPlan } from '../../contract/plan.ts'
import { HallRow } from '../hall-row.tsx'

/** The halls of the fair, in the order in which visitors walk through them. */
export default function HallListPage() {
  const t = useWords('halls')
  const say = useCodeWords()
  const api = useApi()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const { data: halls, error, refetch } = useQuery(callQuery(api, hallsLight, { query: { fair: fair.id } }))
  const readAgain = () => refresh(hallsLight)
  useLive(`fair:${fair.id}`, readAgain, { type: 'lamps', hear: readAgain })
  const { undo } = useUndo(hallsLight, fairHalls, readPlan)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [leaving, setLeaving] = useState<HallLight | null>(null)

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem
      toast.error(say(problem.problem.message_code ?? 'unexpected'))
      return false
    } finally {
      await refresh(hallsLight, fairHalls, readPlan, listTrash)
      setOrder(null)
    }
  }
  const reorder = (ids: string[]) => {
    setOrder(ids)
    void attempt(() => api.call(orderHalls, { params: { id: fair.id }, body: { halls: ids.map(Number) } }))
  }
  const remove = async (hall: HallLight) => {
    setLeaving(null)
    if (await attempt(() => api.remove(fairHalls, hall.id)))
      toast.success(t('list.removed', { letter: hall.letter }), {
        action: undo({ kind: 'hall', of: hall.id, fair: fair.id, name: hallName(hall) }),
      })
  }
  if (!halls) return <LoadState of={{ error, refetch }} failed={t('list.failed')} shape="rows" count={4} />
  const shown = order ? order.flatMap(id => halls.find(hall => String(hall.id) === id) ?? []) : halls
  const placed = halls.reduce((sum, hall) => sum + hall.placed, 0)
  return (
    <>
      <PageTitle
        title={t('list.title')}
        lead={
          halls.length
            ? `${t('list.halls', { count: halls.length })} · ${t('list.stands', { count: placed })}`
            : undefined
        }
        actions={
          halls.length > 0 && (
            <>
              <ButtonLink variant="secondary" icon={LayoutGrid} href={href(hallPaths.hallAssign)}>
                {t('list.plan')}
              </ButtonLink>
              <ButtonLink icon={Plus} href={href(hallPaths.hallCreate)}>
                {t('list.create')}
              </ButtonLink>
            </>
          )
        }
      />
      {halls.length ? (
        <ReorderList
          label={t('list.title')}
          items={shown}
          itemId={hall => String(hall.id)}
          itemName={hall => t('list.hall', { hall: hallName(hall) })}
          onReorder={reorder}
          actions={hall => [
            {
              id: 'edit',
              label: t('list.edit'),
              icon: Settings2,
              href: href(hallPaths.hallEdit, { id: hall.id }),
            },
            {
              id: 'plan',
              label: t('list.plan_of'),
              icon: LayoutGrid,
              href: href(hallPaths.hallAssign, { id: hall.id }),
            },
            {
              id: 'visit',
              label: t('list.visit'),
              icon: DoorOpen,
              href: href(fairPaths.fairVisit, { id: hall.id }),
            },
            {
              id: 'remove',
              label: t('list.remove'),
              icon: Trash2,
              isDanger: true,
              isDisabled: hall.placed > 0,
              hint: hall.placed > 0 ? say('hall_occupied') : undefined,
              onAction: () => setLeaving(hall),
            },
          ]}
        >
          {hall => (
            <HallRow
              hall={hall}
              onVisible={isVisible => void attempt(() => api.update(fairHalls, hall.id, { isVisible }))}
            />
          )}
        </ReorderList>
      ) : (
        <EmptyState
          level={2}
          title={t('list.none')}
          action={
            <>
              <ButtonLink icon={Upload} href={href(exhibitorPaths.exhibitorImport)}>
                {t('list.import')}
              </ButtonLink>{' '}
              <ButtonLink variant="secondary" icon={Plus} href={href(hallPaths.hallCreate)}>
                {t('list.create')}
              </ButtonLink>
            </>
          }
        >
          {t('list.none_text')}
        </EmptyState>
      )}
      <TrashList fair={fair.id} kind="hall" shownBy={[hallsLight, fairHalls, readPlan]} />
      {leaving && (
        <Confirm
          isOpen
          isDanger
          title={t('list.remove_question', { letter: leaving.letter })}
          confirmLabel={t('list.remove')}
          onOpenChange={isOpen => !isOpen && setLeaving(null)}
          onConfirm={() => void remove(leaving)}
        >
          <p>{t('list.remove_text')}</p>
        </Confirm>
      )}
    </>
  )
}

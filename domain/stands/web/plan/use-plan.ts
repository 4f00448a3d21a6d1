import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hallsLight } from '#domain/halls/contract/hall-light.ts'
import {
  type Moved,
  type Plan,
  type PlanStand,
  placeStand,
  readPlan,
  restoreStand,
  trashStand,
} from '#domain/halls/contract/plan.ts'
import { withMoved } from '#domain/halls/contract/rules.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { createSequence } from '#platform/web/saving/sequence.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useCodeWords, useWords } from '#platform/web/words/words.ts'
import { stands as standResource } from '../../contract/stand.ts'
import { afterMove, inverseOf, labelOf, type Spot, sameSpot, spotOf, standAt, standById } from './moves.ts'
import { useUndoSteps } from './use-undo-steps.ts'

/** The plan of a fair and all that changes it: shown at once, told to the server in order, taken back on demand. */
export function usePlan(fair: number) {
  const t = useWords('halls')
  const say = useCodeWords()
  const api = useApi()
  const client = useQueryClient()
  const refresh = useRefresh()
  const query = callQuery(api, readPlan, { params: { id: fair } })
  const { data: plan, error, refetch } = useQuery(query)
  const [sequence] = useState(createSequence)
  const { offer, announce, undo, canUndo } = useUndoSteps({
    isReady: sequence.ended,
    undo: t('plan.undo'),
    undone: t('plan.undone'),
  })

  const now = () => client.getQueryData<Plan>(query.queryKey)
  const show = (stands: readonly PlanStand[]) => {
    // What is being read now does not know of this yet.
    void client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData<Plan>(query.queryKey, before => before && withMoved(before, stands))
  }
  // What another organizer moves is moved here as well, once the moves from here have arrived.
  useLive(`fair:${fair}`, () => sequence.ended().then(() => refetch()))

  /** One after the other: each carries the version that the one before has left. */
  const tell = (stand: number, send: (fresh: PlanStand) => Promise<Moved>) =>
    sequence.add(async () => {
      const fresh = standById(now(), stand)
      if (!fresh) return false
      try {
        show((await send(fresh)).stands)
        void refresh(hallsLight)
        return true
      } catch (problem) {
        if (!(problem instanceof ProblemError)) throw problem
        await refetch()
        const code = problem.problem.message_code ?? ''
        toast.error(code === 'changed_meanwhile' ? t('plan.changed', { name: fresh.name }) : say(code), {
          hint: t('plan.as_it_is'),
        })
        return false
      }
    })

  /** Only a stand that was seen there is exchanged: one that has come meanwhile is a conflict. */
  const send = (id: number, to: Spot, swap: boolean) =>
    tell(id, ({ version }) =>
      api.call(placeStand, {
        params: { id },
        body: { fairHall: to?.hall ?? null, number: to?.number ?? null, version, swap },
      }),
    )

  const move = async (stand: PlanStand, to: Spot, isBack = false): Promise<boolean> => {
    const before = now()
    if (!before || sameSpot(spotOf(stand), to)) return true
    const back = inverseOf(before, stand, to)
    const other = standAt(before, to)
    show(afterMove(before, stand, to))
    const isDone = await send(stand.id, to, other !== null)
    if (!isDone || isBack) return isDone
    const words = { name: stand.name, place: labelOf(before, to), other: other?.name }
    offer(t(to === null ? 'plan.taken_off' : other ? 'plan.exchanged' : 'plan.moved', words), async () => {
      const mover = standById(now(), back.stand)
      return mover !== null && move(mover, back.to, true)
    })
    return true
  }

  const restore = async (stand: PlanStand, to: Spot = null) => {
    if (!(await tell(stand.id, () => api.call(restoreStand, { params: { id: stand.id } })))) return
    const restored = standById(now(), stand.id)
    if (restored && to && !standAt(now(), to)) await move(restored, to, true)
    announce(t('plan.restored', { name: stand.name }))
  }

  const trash = async (stand: PlanStand) => {
    const from = spotOf(stand)
    const done = await tell(stand.id, ({ id, version }) =>
      api.call(trashStand, { params: { id }, body: { version, name: stand.name } }),
    )
    // That it is back is said by itself.
    if (done) offer(t('plan.trashed', { name: stand.name }), () => restore(stand, from).then(() => false))
    return done
  }

  const setVisible = async (stand: PlanStand, isVisible: boolean, isBack = false): Promise<boolean> => {
    show([{ ...stand, isVisible }])
    const done = await tell(stand.id, async fresh => {
      const { version } = await api.update(standResource, stand.id, { isVisible })
      return { stands: [{ ...fresh, isVisible, version }] }
    })
    if (done && !isBack)
      offer(t(isVisible ? 'plan.shown' : 'plan.hidden', { name: stand.name }), () =>
        setVisible(stand, !isVisible, true),
      )
    return done
  }

  const setLabel = async (stand: PlanStand, label: string | null, isBack = false): Promise<boolean> => {
    const done = await tell(stand.id, async fresh => {
      const { version } = await api.update(standResource, stand.id, { label })
      return { stands: [{ ...fresh, label, version }] }
    })
    if (done && !isBack)
      offer(t(label ? 'plan.labelled' : 'plan.unlabelled', { name: stand.name, label: label ?? '' }), () =>
        setLabel(stand, stand.label, true),
      )
    return done
  }

  return { plan, error, refetch, move, trash, restore, setVisible, setLabel, undo, canUndo }
}

export type PlanState = ReturnType<typeof usePlan>

import { MapPin } from 'lucide-react'
import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import { hallsLight } from '#domain/halls/contract/hall-light.ts'
import { visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { placeStand, readPlan } from '#domain/halls/contract/plan.ts'
import type { ActView } from '#platform/web/acts/act-entry.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PlaceStandAct } from '../../contract/acts.ts'

/** "Place Forge du Lac in A20": what stands there already goes where it came from. */
export function usePlaceStand(): ActView<'place_stand'> {
  const t = useWords('halls')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  return ({ stand, name, version, from, to, other }: PlaceStandAct) => {
    const words = { name, place: to.label, other: other ?? '' }
    const swap = other !== null
    /** @returns the version that the move has left. */
    const move = async (spot: typeof from, seen: number) => {
      const { stands } = await api.call(placeStand, {
        params: { id: stand },
        body: { fairHall: spot?.fairHall ?? null, number: spot?.number ?? null, version: seen, swap },
      })
      await refresh(readPlan, hallsLight, visitHalls, visitHall, fairDashboard)
      return stands.find(one => one.id === stand)?.version ?? seen
    }
    return {
      title: t(swap ? 'plan.act_exchange' : 'plan.act_place', words),
      detail: from ? t('plan.act_from', { place: from.label }) : t('plan.act_waiting'),
      icon: MapPin,
      isUnderstood: true,
      onAction: () =>
        run(async () => {
          const left = await move(to, version)
          const undo = () =>
            run(async () => {
              await move(from, left)
              toast.info(t('plan.undone'))
            })
          toast.success(t(swap ? 'plan.exchanged' : 'plan.moved', words), {
            action: { label: t('plan.undo'), onPress: undo, isUndo: true },
          })
        }),
    }
  }
}

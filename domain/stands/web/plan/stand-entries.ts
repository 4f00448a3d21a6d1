import {
  ArrowRightLeft,
  ExternalLink,
  Eye,
  EyeOff,
  Hand as HandIcon,
  PackageOpen,
  Tag,
  Trash2,
} from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'

export type StandActions = {
  take: (stand: PlanStand) => void
  chooseSpot: (stand: PlanStand) => void
  takeOff: (stand: PlanStand) => void
  changeLabel: (stand: PlanStand) => void
  setVisible: (stand: PlanStand, isVisible: boolean) => void
  askTrash: (stand: PlanStand) => void
}

/** Everything that can be done with a stand, in the order of its menu; the same wherever the stand is shown. */
export function useStandEntries(actions: StandActions) {
  const t = useWords('halls')
  const href = useSalonHref()
  return (stand: PlanStand): MenuEntry[] => [
    { id: 'take', label: t('plan.take'), icon: HandIcon, onAction: () => actions.take(stand) },
    { id: 'spot', label: t('plan.move_to'), icon: ArrowRightLeft, onAction: () => actions.chooseSpot(stand) },
    ...(stand.fairHall === null
      ? []
      : [
          {
            id: 'off',
            label: t('plan.take_off'),
            icon: PackageOpen,
            onAction: () => actions.takeOff(stand),
          },
        ]),
    {
      id: 'label',
      label: t('plan.label_change'),
      icon: Tag,
      onAction: () => actions.changeLabel(stand),
    },
    {
      id: 'visible',
      label: t(stand.isVisible ? 'plan.hide' : 'plan.show'),
      icon: stand.isVisible ? EyeOff : Eye,
      onAction: () => actions.setVisible(stand, !stand.isVisible),
    },
    {
      id: 'visit',
      label: t('plan.visit'),
      icon: ExternalLink,
      href: href(visitPaths.standVisit, { id: stand.id }),
    },
    {
      id: 'trash',
      label: t('plan.trash'),
      icon: Trash2,
      isDanger: true,
      onAction: () => actions.askTrash(stand),
    },
  ]
}

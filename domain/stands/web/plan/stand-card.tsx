import { GripVertical } from 'lucide-react'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

/** A stand that waits: dragged by its card, taken in hand by pressing it, and everything else in its menu. */
export function StandCard({
  stand,
  isInHand,
  entries,
  onTake,
}: {
  stand: PlanStand
  isInHand: boolean
  entries: MenuEntry[]
  onTake: () => void
}) {
  const t = useWords('halls')
  return (
    <li className={styles.card} data-stand={stand.id} data-lifted={isInHand || undefined}>
      {/* A plain button: React Aria's keeps the press to itself, and nothing could be dragged. */}
      <button type="button" className={styles.grip} aria-pressed={isInHand} onClick={onTake}>
        <Icon of={GripVertical} size="small" />
        <Mark
          name={stand.name}
          color={stand.color}
          shape={stand.shape}
          initials={stand.initials}
          logo={stand.logo}
          size={36}
        />
        <span className={styles.words}>
          <b>{stand.name}</b>
          {stand.sector && <small>{stand.sector}</small>}
          {!stand.isVisible && <Badge>{t('plan.is_hidden')}</Badge>}
          {!stand.isFirmValidated && <Badge>{t('plan.not_validated')}</Badge>}
        </span>
      </button>
      <span data-no-drag>
        <ActionsMenu name={stand.name} entries={entries} />
      </span>
    </li>
  )
}

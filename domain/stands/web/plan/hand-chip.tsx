import { Mark } from '#platform/web/ui/mark.tsx'
import type { Hand } from './lifted.ts'
import styles from './plan.module.css'

/** The stand under the pointer, wherever the drawing does not show it. */
export function HandChip({ hand }: { hand: Hand | null }) {
  if (hand?.by !== 'drag' || !hand.pointer || hand.goal?.kind === 'place') return null
  const { stand, pointer } = hand
  return (
    <div
      className={styles.chip}
      aria-hidden="true"
      style={{ transform: `translate(${pointer.x}px, ${pointer.y}px)` }}
    >
      <Mark
        name={stand.name}
        color={stand.color}
        shape={stand.shape}
        initials={stand.initials}
        logo={stand.logo}
        size={28}
      />
      {stand.name}
    </div>
  )
}

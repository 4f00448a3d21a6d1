import type { Plan } from '#domain/halls/contract/plan.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { Hand } from './lifted.ts'
import { labelOf, standAt } from './moves.ts'
import styles from './plan.module.css'

/** What is in hand, from where to where; said aloud as it changes. */
export function HandStatus({ plan, hall, hand }: { plan: Plan; hall: number; hand: Hand | null }) {
  const t = useWords('halls')
  return (
    <div className={styles.status} role="status" data-empty={!hand || undefined}>
      {hand && (
        <>
          <b>{hand.stand.name}</b>
          <span>{sentence(plan, hall, hand, t)}</span>
        </>
      )}
    </div>
  )
}

function sentence(plan: Plan, hall: number, { stand, from, goal }: Hand, t: ReturnType<typeof useWords>) {
  if (!goal) return t('plan.choose_place')
  if (goal.kind === 'trash') return t('plan.to_trash')
  if (goal.kind === 'tray') return t('plan.to_tray')
  const spot = { hall, number: goal.number }
  const other = standAt(plan, spot)
  const to = labelOf(plan, spot)
  const way = from ? t('plan.from_to', { from: labelOf(plan, from), to }) : t('plan.towards', { to })
  if (other?.id === stand.id) return t('plan.back_again', { to })
  return `${way} · ${other ? t('plan.exchange_with', { name: other.name }) : t('plan.is_free')}`
}

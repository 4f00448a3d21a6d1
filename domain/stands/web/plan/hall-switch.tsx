import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import type { PlanHall } from '#domain/halls/contract/plan.ts'
import { freePlaces } from '#domain/halls/contract/rules.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { markInk } from '#platform/web/ui/mark-ink.ts'
import { useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

/** The halls of the fair with their free places; a stand that is held over one opens it. */
export function HallSwitch({ halls, current }: { halls: PlanHall[]; current: number }) {
  const t = useWords('halls')
  const href = useSalonHref()
  return (
    <nav aria-label={t('plan.halls')} className={styles.halls}>
      {halls.map(hall => (
        <Link
          key={hall.id}
          className={styles.hall}
          to={href(hallPaths.hallAssign, { id: hall.id })}
          replace
          preventScrollReset
          draggable={false}
          aria-current={hall.id === current ? 'page' : undefined}
          aria-label={t('plan.hall_label', {
            letter: hall.letter,
            name: hall.name,
            free: t('plan.free_places', { count: freePlaces(hall).length }),
          })}
          data-drop={`hall:${hall.id}`}
        >
          <b style={{ '--hall': hall.color, '--on-hall': markInk(hall.color) }}>{hall.letter}</b>
          <span>
            {hall.places.length - freePlaces(hall).length}/{hall.places.length}
          </span>
        </Link>
      ))}
    </nav>
  )
}

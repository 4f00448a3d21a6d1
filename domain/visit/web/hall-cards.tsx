import { memo } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { VisitHall } from '#domain/halls/contract/hall-visit.ts'
import { doorOf } from '#domain/halls/web/scene-data.ts'
import { DoorDrawing } from '#domain/scenes/web/door-drawing.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './hall-cards.module.css'

/** The halls as cards, each with its door. */
export const HallCards = memo(function HallCards({ halls }: { halls: VisitHall[] }) {
  const t = useWords('visit')
  const href = useSalonHref()
  return (
    <ul className={styles.cards}>
      {halls.map(hall => {
        const door = doorOf(hall, href)
        return (
          <li key={hall.id} data-hall={hall.id}>
            <Link className={styles.card} to={door.href}>
              <span className={styles.cardWords}>
                <b>{hall.name}</b>
                <span>
                  {t('scenes:scene.hall_letter', { letter: hall.letter })} ·{' '}
                  {t('scenes:scene.stands', { count: hall.stands })}
                </span>
                {hall.staffed > 0 && (
                  <Badge tone={hall.lit ? 'free' : 'talk'}>
                    {t('hall.staffed', { count: hall.staffed })}
                  </Badge>
                )}
              </span>
              {hall.overviewImage ? (
                <img className={styles.picture} src={hall.overviewImage} alt="" loading="lazy" />
              ) : (
                <DoorDrawing door={door} width={108} />
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
})

import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { HallMini } from '#domain/scenes/web/hall-mini.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { HallStaff } from '../../contract/dashboard.ts'
import styles from './hall-models.module.css'

/** The halls as small models: where somebody is, a block is tall and bright. */
export function HallModels({ fair, data: halls }: { fair: PublicFair; data: HallStaff[] }) {
  const t = useWords('stands')
  const isOpen = fair.status.id === fairStatus.open
  const href = useSalonHref()
  if (!halls.length)
    return (
      <div className={styles.none}>
        <EmptyState
          title={t('dashboard.no_hall')}
          action={<ButtonLink href={href(hallPaths.hallCreate)}>{t('dashboard.create_hall')}</ButtonLink>}
        >
          {t('dashboard.no_hall_text')}
        </EmptyState>
      </div>
    )
  return (
    <ul className={styles.halls}>
      {halls.map(hall => {
        const staffed = hall.stands.filter(stand => stand.staffed).length
        const words = isOpen
          ? t('dashboard.hall_staffed', { staffed, count: hall.stands.length })
          : t('dashboard.hall_stands', { count: hall.stands.length })
        return (
          <li key={hall.id} className={styles.hall}>
            <h2 className={styles.name}>
              <Link className={styles.link} to={href(visitPaths.fairVisit, { id: hall.id })}>
                {hall.name === hall.letter ? hall.name : `${hall.letter}, ${hall.name}`}
              </Link>
            </h2>
            <p className={styles.count}>{words}</p>
            <div className={styles.model}>
              <HallMini lit={hall.stands.map(stand => stand.staffed)} label={`${hall.name}, ${words}`} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

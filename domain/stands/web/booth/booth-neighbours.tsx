import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'

/** Back to the hall, and on to the booths beside. */
export function BoothNeighbours({ visit: { previous, next, hall } }: { visit: StandVisit }) {
  const t = useWords('stands')
  const href = useSalonHref()
  return (
    <nav className={styles.neighbours} aria-label={t('stand.neighbours')}>
      {hall && (
        <ButtonLink variant="secondary" size="small" href={href(visitPaths.fairVisit, { id: hall.id })}>
          {t('scenes:scene.hall_letter', { letter: hall.letter })}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink
          variant="secondary"
          size="small"
          icon={ArrowLeft}
          href={href(visitPaths.standVisit, { id: previous.id })}
        >
          <span>
            {previous.number} <span className={styles.beside}>{previous.name}</span>
          </span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          variant="secondary"
          size="small"
          icon={ArrowRight}
          href={href(visitPaths.standVisit, { id: next.id })}
        >
          <span>
            {next.number} <span className={styles.beside}>{next.name}</span>
          </span>
        </ButtonLink>
      )}
    </nav>
  )
}

import { ChevronUp } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ShownPlace } from '../own-places.ts'
import { queueStore } from '../queue-store.ts'
import styles from './queue-strip.module.css'

/** At the foot of every page while one waits: the place whose turn comes first. */
export function QueueStrip({ places }: { places: readonly ShownPlace[] }) {
  const t = useWords('waiting')
  const [place] = places
  if (!place) return null
  const { before, estimate, stand } = place
  const isNext = before === 0
  const others = places.length - 1
  return (
    <section className={styles.strip} aria-label={t('strip.label')} data-next={isNext || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => queueStore.open(place.id)}
      >
        {!isNext && <span className={styles.number}>{before}</span>}
        <span className={styles.state}>{isNext ? t('next') : t('ahead', { count: before ?? 0 })}</span>
        <span className={styles.stand}>
          {stand.firm.name}
          {others > 0 && ` ${t('strip.others', { count: others })}`}
        </span>
        {estimate !== null && <span className={styles.estimate}>{t('estimate', { count: estimate })}</span>}
        <Icon of={ChevronUp} />
      </button>
      <span className="visually-hidden" role="status">
        {isNext ? t('strip.next', { stand: stand.firm.name }) : ''}
      </span>
    </section>
  )
}

import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'

/** Which keys lead on from a booth. */
export function KeyHint({ visit: { previous, next, hall } }: { visit: StandVisit }) {
  const t = useWords('stands')
  if (!hall) return null
  return (
    <p className={styles.keys}>
      {(previous || next) && (
        <span>
          <Kbd>←</Kbd> <Kbd>→</Kbd> {t('stand.keys_neighbours')}
        </span>
      )}
      <span>
        <Kbd>{t('stand.key_escape')}</Kbd> {t('scenes:scene.hall_letter', { letter: hall.letter })}
      </span>
    </p>
  )
}

import { Lamp } from '#platform/web/ui/lamp.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './legend.module.css'

/** What the lamp and the speech mark mean. */
export function Legend() {
  const t = useWords('visit')
  return (
    <p className={styles.legend}>
      <span>
        <Lamp isLit /> {t('legend.free')}
      </span>
      <span>
        <Say /> {t('legend.talking')}
      </span>
      <span>
        <Lamp isLit={false} /> {t('legend.message')}
      </span>
    </p>
  )
}

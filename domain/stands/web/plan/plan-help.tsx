import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

const states = ['ready', 'started', 'empty'] as const

/** What the dots mean, and what the keys do. */
export function PlanHelp() {
  const t = useWords('halls')
  return (
    <div className={styles.help}>
      <ul className={styles.legend}>
        {states.map(state => (
          <li key={state}>
            <span className={styles.dot} data-state={state} aria-hidden="true" />{' '}
            {t(`plan.progress_${state}`)}
          </li>
        ))}
      </ul>
      <p className={styles.keys}>
        {t('plan.by_keyboard')} <Kbd>{t('plan.key_enter')}</Kbd> {t('plan.keys_take')} <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> {t('plan.keys_choose')} <Kbd>{t('plan.key_enter')}</Kbd> {t('plan.keys_put')}{' '}
        <Kbd>{t('plan.key_escape')}</Kbd> {t('plan.keys_cancel')} <Kbd>Ctrl+Z</Kbd> {t('plan.keys_undo')}
      </p>
    </div>
  )
}

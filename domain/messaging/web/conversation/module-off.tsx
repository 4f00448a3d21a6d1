import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './conversations.module.css'

/** The page of messages in a fair that does without them. */
export function ModuleOff() {
  const t = useWords('messaging')
  const href = useSalonHref()
  return (
    <div className={styles.nothing}>
      <EmptyState
        level={1}
        title={t('off.title')}
        action={<ButtonLink href={href('/')}>{t('off.back')}</ButtonLink>}
      >
        {t('off.text')}
      </EmptyState>
    </div>
  )
}

import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './pages/hall.module.css'

/** Instead of a hall or a booth that was closed while somebody looked at it. */
export default function Gone({ what }: { what: 'hall' | 'booth' }) {
  const t = useWords('visit')
  const href = useSalonHref()
  return (
    <div className={styles.list} role="status">
      <EmptyState
        level={1}
        title={t(`gone.${what}`)}
        action={<ButtonLink href={href(visitPaths.fairVisitLobby)}>{t('hall.to_lobby')}</ButtonLink>}
      >
        {t('gone.text')}
      </EmptyState>
    </div>
  )
}

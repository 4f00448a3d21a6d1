import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Instead of a page of conferences, in a fair that has none. */
export function ModuleOff() {
  const t = useWords('conferences')
  return (
    <EmptyState level={1} title={t('presentations.module_off')}>
      {t('presentations.module_off_text')}
    </EmptyState>
  )
}

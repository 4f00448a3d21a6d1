import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Instead of a page of the job module, where the fair does not use it. */
export function ModuleOff() {
  const t = useWords('jobs')
  const href = useSalonHref()
  return (
    <EmptyState
      level={1}
      title={t('off.title')}
      action={
        <ButtonLink variant="secondary" href={href('/')}>
          {t('off.home')}
        </ButtonLink>
      }
    >
      {t('off.text')}
    </EmptyState>
  )
}

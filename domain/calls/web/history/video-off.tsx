import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** The page of calls in a fair that does without video. */
export function VideoOff() {
  const t = useWords('calls')
  const href = useSalonHref()
  return (
    <EmptyState
      level={1}
      title={t('off.title')}
      action={<ButtonLink href={href('/')}>{t('off.back')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  )
}

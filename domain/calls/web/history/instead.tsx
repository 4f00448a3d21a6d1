import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
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

/** Whom the fair has not let in calls nobody there. */
export function NotIn() {
  const t = useWords('calls')
  const href = useSalonHref()
  return (
    <EmptyState
      level={1}
      title={t('not_in.title')}
      action={
        <ButtonLink variant="secondary" href={href(accountPaths.registerFormtype)}>
          {t('not_in.registration')}
        </ButtonLink>
      }
    >
      {t('not_in.text')}
    </EmptyState>
  )
}

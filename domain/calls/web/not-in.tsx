import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Whom the fair has not let in calls nobody there, and sees no room. */
export function NotIn({ what }: { what: 'calls' | 'room' }) {
  const t = useWords('calls')
  const href = useSalonHref()
  return (
    <EmptyState
      level={1}
      title={t(`not_in.${what}`)}
      action={
        <ButtonLink variant="secondary" href={href(accountPaths.registerFormtype)}>
          {t('not_in.registration')}
        </ButtonLink>
      }
    >
      {t(`not_in.${what}_text`)}
    </EmptyState>
  )
}

import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './conversations.module.css'

/** Whom the fair has not let in writes to nobody there. */
export function NotIn() {
  const t = useWords('messaging')
  const href = useSalonHref()
  return (
    <div className={styles.nothing}>
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
    </div>
  )
}

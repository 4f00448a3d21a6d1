import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'

/** Where single sign-on returns to. Where none is configured it says so and leads to the login. */
export default function CallbackPage() {
  const t = useWords('identity')
  return (
    <EmptyState
      title={t('callback.title')}
      level={2}
      action={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
    >
      {t('callback.text')}
    </EmptyState>
  )
}

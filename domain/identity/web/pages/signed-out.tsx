import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'

export default function SignedOutPage() {
  const t = useWords('identity')
  return (
    <EmptyState
      title={t('signed_out.title')}
      level={2}
      action={<ButtonLink href="/">{t('signed_out.home')}</ButtonLink>}
    >
      {t('signed_out.text')} <a href={accountPaths.login}>{t('signed_out.again')}</a>
    </EmptyState>
  )
}

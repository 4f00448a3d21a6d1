import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { erasureDays } from '../../contract/own-data.ts'
import { accountPaths } from '../../contract/paths.ts'

/** After logging out, and after one has left for good. */
export default function SignedOutPage() {
  const t = useWords('identity')
  const isErased = useSearchParams()[0].has('erased')
  return (
    <EmptyState
      title={t(isErased ? 'signed_out.erased' : 'signed_out.title')}
      level={2}
      action={<ButtonLink href="/">{t('signed_out.home')}</ButtonLink>}
    >
      {isErased ? (
        t('signed_out.erased_text', { days: erasureDays })
      ) : (
        <>
          {t('signed_out.text')} <a href={accountPaths.login}>{t('signed_out.again')}</a>
        </>
      )}
    </EmptyState>
  )
}

import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useFairFailure } from './fair-context.tsx'

/** Says that the fair could not be loaded, and tries again; nothing where all is well. */
export function FairProblem() {
  const t = useWords('app')
  const { error, retry, isRetrying } = useFairFailure()
  if (!error) return null
  return (
    <ErrorState title={t('errors.fair')} onRetry={retry} isRetrying={isRetrying}>
      {error.message}
    </ErrorState>
  )
}

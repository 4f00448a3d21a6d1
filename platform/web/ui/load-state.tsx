import { ErrorState } from './error-state.tsx'
import { useKitWords } from './kit-words.tsx'
import { Skeleton, type SkeletonProps } from './skeleton.tsx'

/** What was asked for: of `useQuery`, or of a hook that passes on as much. */
export type LoadQuery = { error: Error | null; refetch: () => unknown }

export type LoadStateProps = SkeletonProps & {
  /** All that has to be there before something can be shown. */
  of: LoadQuery | readonly LoadQuery[]
  /** What could not be loaded, in words. */
  failed?: string
  level?: 1 | 2 | 3
}

/** Instead of what is not there yet: its shape while it is loading; once that has failed, why, and another try. */
export function LoadState({ of, failed, level, ...shape }: LoadStateProps) {
  const words = useKitWords()
  const refused = [of].flat().filter(one => one.error)
  if (!refused.length) return <Skeleton {...shape} />
  return (
    <ErrorState
      title={failed ?? words.notLoaded}
      level={level}
      onRetry={() => {
        for (const one of refused) void one.refetch()
      }}
    >
      {refused[0]?.error?.message}
    </ErrorState>
  )
}

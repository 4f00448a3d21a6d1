import { useWords } from '#platform/web/words/words.ts'
import { useHosting } from '../live/use-hosting.ts'
import { createdKinds } from './created-kinds.ts'

/** Kinds of sessions to choose from, with what this server keeps of each. */
export function useKindOptions() {
  const t = useWords('conferences')
  const { data: hosting } = useHosting()
  return createdKinds(hosting?.formats).map(({ id, here, isPossible }) => ({
    id,
    label: t(`import.${id}`),
    isDisabled: !isPossible,
    ...(!isPossible && { hint: t('engine.none') }),
    ...(here?.provider && {
      hint: t(`engine.by_${here.provider}`, { most: here.most, publishing: here.mostPublishing }),
    }),
  }))
}

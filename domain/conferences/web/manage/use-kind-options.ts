import type { Option } from '#platform/web/ui/option.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SessionKind } from '../../contract/programme-import.ts'
import { kindIds, kindName, type NamedKind } from '../../contract/session-kinds.ts'
import { useHosting } from '../live/use-hosting.ts'
import { createdKinds } from './created-kinds.ts'

/** Kinds of sessions to choose from, with what this server keeps of each once it has said so. */
export function useKindOptions(): Option<NamedKind>[] {
  const t = useWords('conferences')
  const { data: hosting } = useHosting()
  return createdKinds(hosting?.formats).map(({ id, here, isPossible }) => ({
    id,
    label: t(`import.${id}`),
    isDisabled: !isPossible,
    ...(hosting && !isPossible && { hint: t('engine.none') }),
    ...(here?.provider && {
      hint: t(`engine.by_${here.provider}`, { most: here.most, publishing: here.mostPublishing }),
    }),
  }))
}

/** The same with a kind that is there already, whether one is made of it still or not. */
export function useKindsWith(): (kind: SessionKind) => Option<NamedKind>[] {
  const t = useWords('conferences')
  const possible = useKindOptions()
  return kind => {
    const own = kindIds.find(id => id === kindName(kind))
    return own && !possible.some(({ id }) => id === own)
      ? [...possible, { id: own, label: t(`import.${own}`) }]
      : possible
  }
}

import { MessageCircleQuestionMark, Search } from 'lucide-react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type Group, groupsFor, type Known, type KnownEntry, nothingFound } from './options.ts'
import { useResults, useTyped } from './use-search.ts'

/** Of each kind as many as the bar shows. */
const most = 4

type BarSearch = {
  fair: { id: number; homepage: string } | null
  known: Known
  typed: string
  /** Types something else instead. */
  onType: (text: string) => void
}

/** What the bar shows for what is typed; where nothing answers, the nearest spelling and the fair's reception. */
export function useBarGroups({ fair, known, typed, onType }: BarSearch) {
  const t = useWords('search')
  const asked = useTyped(typed)
  const isEmpty = typed.trim() === ''
  const found = useResults(asked, { fair: fair?.id, most })
  // What answers to something else is neither followed nor taken for all there is.
  const isAnswered =
    asked === typed.trim() && !found.isFetching && (known.answered === undefined || known.answered === asked)
  const actions = known.actions.filter(({ isUnderstood }) => !isUnderstood || isAnswered)
  const answering = groupsFor(typed, isEmpty ? [] : (found.data?.groups ?? []), { ...known, actions })
  const isNothing = !isEmpty && isAnswered && !found.error && answering.length === 0
  const nearest = found.data?.nearest
  const spelling: KnownEntry[] = nearest
    ? [
        {
          id: 'nearest',
          title: t('nearest', { word: nearest }),
          icon: Search,
          staysOpen: true,
          onAction: () => onType(nearest),
        },
      ]
    : []
  const reception: KnownEntry = {
    id: 'ask',
    title: t('ask'),
    icon: MessageCircleQuestionMark,
    href: hrefOf(fairPaths.contact, {}, fair?.homepage),
  }
  const groups: Group[] = isNothing ? [nothingFound([...spelling, reception])] : answering
  return { asked, isEmpty, isAnswered: isEmpty || isAnswered, isNothing, groups, found }
}

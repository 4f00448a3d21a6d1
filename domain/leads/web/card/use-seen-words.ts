import { useLocale, useWords } from '#platform/web/words/words.ts'
import { seenKinds } from '../../contract/evidence.ts'

/** All that a yes shows a firm by name, in one sentence: the question and the ledger say the same. */
export function useSeenWords(): string {
  const t = useWords('leads')
  const list = new Intl.ListFormat(useLocale())
  return list.format(seenKinds.map(kind => t(`card.seen.${kind}`)))
}

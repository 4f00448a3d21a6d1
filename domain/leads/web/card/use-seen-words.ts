import { useLocale, useWords } from '#platform/web/words/words.ts'
import { seenKinds } from '../../contract/evidence.ts'

const kept: readonly string[] = ['bookmark', 'session']

/** All that a yes shows a firm by name, in one sentence: the question and the ledger say the same. */
export function useSeenWords(): (seesKept: boolean) => string {
  const t = useWords('leads')
  const list = new Intl.ListFormat(useLocale())
  return seesKept =>
    list.format(
      seenKinds.filter(kind => seesKept || !kept.includes(kind)).map(kind => t(`card.seen.${kind}`)),
    )
}

import { useWords } from '#platform/web/words/words.ts'
import type { MatchPoints } from '../../contract/match-points.ts'

type Line = MatchPoints['lines'][number]

/** What a line of a match says: by what is compared, which of the asked is met, and which is missing besides. */
export function useMatchWords() {
  const t = useWords('jobs')
  return {
    asked: ({ field, met, missing }: Line) => {
      const what = t(`offers.match_${field}`)
      const values = (met.length ? met : missing).join(', ')
      return values ? t('offers.match_said', { what, values }) : what
    },
    lacks: ({ met, missing }: Line) =>
      met.length && missing.length ? t('offers.match_lacks', { values: missing.join(', ') }) : null,
  }
}

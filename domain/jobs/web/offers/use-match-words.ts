import { useWords } from '#platform/web/words/words.ts'
import type { MatchPoints } from '../../contract/match-points.ts'

type Line = MatchPoints['lines'][number]

/** What a line of a match says: what is asked for, which of it is missing, and what the profile has of it instead. */
export function useMatchWords() {
  const t = useWords('jobs')
  /** What is not the same word for word. */
  const hadOf = ({ met, missing, had }: Line) => {
    const values = had.join(', ')
    return values === [...met, ...missing].join(', ') ? '' : values
  }
  return {
    hadOf,
    asked: (line: Line) => {
      const { field, met, missing } = line
      const what = t(`offers.match_${field}`)
      const values = (hadOf(line) ? [...met, ...missing] : met.length ? met : missing).join(', ')
      return values ? t('offers.match_said', { what, values }) : what
    },
    lacks: ({ met, missing }: Line) =>
      met.length && missing.length ? t('offers.match_lacks', { values: missing.join(', ') }) : null,
    weight: ({ weight }: Line) => t('offers.match_weight', { weight }),
  }
}

import { useWords } from '#platform/web/words/words.ts'
import type { StatAssessment } from '../../contract/assessment.ts'

export type Point = StatAssessment['points'][number]

/** How a point is met, with what is really set. */
export function useHow({ cookieDays, choiceDays, months, fewest }: StatAssessment) {
  const t = useWords('statistics')
  const values = { cookieDays, choiceDays, fewest, ...months }
  return ({ point, isMet }: Point) =>
    point === 'told' && isMet === null ? t('assessment.told_own') : t(`assessment.${point}_how`, values)
}

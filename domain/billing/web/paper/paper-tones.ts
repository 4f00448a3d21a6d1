import type { BadgeTone } from '#platform/web/ui/badge.tsx'
import type { Paper } from '../../contract/papers.ts'

/** Those without a tone ask for nothing. */
export const paperTones: Partial<Record<Paper['state'], BadgeTone>> = {
  offered: 'fair',
  due: 'fair',
  overdue: 'err',
  paid: 'ok',
}

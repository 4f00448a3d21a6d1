import type { MarkShape } from '#platform/web/ui/mark.tsx'
import type { JobCard } from '../../contract/job-calls.ts'

const shapes: readonly MarkShape[] = ['sq', 'ci', 'hx', 'dr', 'tr']

/** How a firm is drawn: its shape as the kit knows it. */
export const markedFirm = (firm: JobCard['firm']) => ({
  ...firm,
  shape: shapes.find(shape => shape === firm.shape) ?? 'sq',
})

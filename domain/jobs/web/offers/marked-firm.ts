import type { MarkShape } from '#platform/web/ui/mark.tsx'

const shapes: readonly MarkShape[] = ['sq', 'ci', 'hx', 'dr', 'tr']

/** How a firm is drawn: its shape as the kit knows it. */
export const markedFirm = <F extends { shape: string }>(firm: F) => ({
  ...firm,
  shape: shapes.find(shape => shape === firm.shape) ?? 'sq',
})

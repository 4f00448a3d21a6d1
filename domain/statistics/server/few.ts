import { type CountedType, fewest } from '../contract/counted.ts'
import { isSmall } from './counted.ts'

/** Null for what could be of somebody: a figure of visitors who are known to be too few. */
export const few = (figure: number, visitors = figure): number | null =>
  figure > 0 && visitors < fewest ? null : figure

type Figures = { visitors: number; views: number; seconds: number; downloads: number; takers: number }

/**
 * What may be said of figures of a thing, in all or of one day. Of what is small nothing is said that is not of five known
 * visitors. What was taken along is of brochures, wherever it is counted: a booth may have but one, of which one taker
 * makes no five.
 */
export function figuresSaid({ visitors, views, seconds, downloads, takers }: Figures, type: CountedType) {
  if (!isSmall(type)) return { visitors, views, seconds, downloads: few(downloads, takers) }
  const of = (figure: number) => few(figure, visitors)
  return {
    visitors: few(visitors),
    views: of(views),
    seconds: of(seconds),
    downloads: few(downloads, Math.min(visitors, takers)),
  }
}

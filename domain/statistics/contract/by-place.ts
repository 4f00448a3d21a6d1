import type { StatRow } from './figures.ts'

type Placed = Pick<StatRow, 'id' | 'label'>

/** Halls by their letters, booths by their places: A2 before A10, in every language. */
export const byPlace = (a: Placed, b: Placed) =>
  (a.label ?? '').localeCompare(b.label ?? '', 'en', { numeric: true }) || a.id - b.id

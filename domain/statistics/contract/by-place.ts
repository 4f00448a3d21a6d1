import type { StatRow } from './figures.ts'

/** Halls by their letters, booths by their places: A2 before A10, in every language. */
export const byPlace = (a: StatRow, b: StatRow) =>
  (a.label ?? '').localeCompare(b.label ?? '', 'en', { numeric: true }) || a.id - b.id

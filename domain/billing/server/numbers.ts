import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'

const withoutDash = (prefix: string) => prefix.replace(/-+$/, '')

/** Between the prefix and the year: quotes are counted apart. */
const marks = { invoice: '', quote: 'D' } as const

/**
 * The next number of a seller in a year, `VR-2026-0001`; of a quote `VR-D-2026-0001`. Its row stays locked until the transaction ends: whoever
 * comes second waits, and what fails gives its number back, so that none is left out.
 */
export async function drawNumber(
  { seller, kind, prefix, year }: { seller: string; kind: keyof typeof marks; prefix: string; year: number },
  db: Kysely<Tables>,
): Promise<string> {
  const own = withoutDash(prefix)
  const { last } = await one<{ last: number }>(db)`
    insert into billing_series (seller, kind, prefix, year, last)
      values (${seller}, ${kind}, ${own}, ${year}, 1)
    on conflict (seller, kind, prefix, year) do update set last = billing_series.last + 1 returning last`
  return [own, marks[kind], year, String(last).padStart(4, '0')].filter(part => part !== '').join('-')
}

/** The prefix of a number that was drawn. */
export const prefixOf = (number: string) => number.replace(/-?\d{4}-\d{4,}$/, '')

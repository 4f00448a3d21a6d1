import { hrefOf } from '#platform/contract/href.ts'
import type { Screen } from './screen.ts'

/**
 * The page of the same kind in another fair. A record of the fair that is left never goes along: it would be shown, and
 * saved, under the other one's name.
 */
export function samePage(
  { path, record, unprefixed }: Screen,
  to: { id: number; homepage: string },
  { params, search }: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
): string {
  const slug = unprefixed ? null : to.homepage
  if (record === 'fair') return hrefOf(path, { id: to.id }, slug)
  if (record === 'platform') return hrefOf(path, params, slug)
  const isNamed = record && (params[record.isNamedBy] || search.has(record.isNamedBy))
  return hrefOf(isNamed ? record.elsewhere : path, {}, slug)
}

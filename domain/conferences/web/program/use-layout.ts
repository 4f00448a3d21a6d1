import { useState } from 'react'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { keepText, useKeptText } from '#platform/web/use-kept-text.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import type { Layout } from './day-grid.tsx'

const key = 'programme-layout'
const isLayout = (text: string | null): text is Layout => text === 'grid' || text === 'list'

/**
 * Grid or list: as the address says, so that it can be sent, else as chosen last. What is searched for is a list, where
 * few hours of a day are left, unless it is chosen otherwise for as long as one searches; a phone has no other.
 */
export function useLayout({ get, change }: Pick<ReturnType<typeof useListAddress>, 'get' | 'change'>) {
  const isNarrow = useIsNarrow()
  const last = useKeptText(key)
  const named = get('view')
  const isSearching = get('search') !== ''
  const [ofSearch, setOfSearch] = useState<Layout | null>(null)
  if (!isSearching && ofSearch) setOfSearch(null)
  const usual: Layout = isLayout(last) ? last : 'grid'
  const chosen = isSearching ? (ofSearch ?? 'list') : isLayout(named) ? named : usual
  const choose = (layout: Layout) => {
    if (isSearching) return setOfSearch(layout)
    keepText(key, layout)
    change({ view: layout })
  }
  return {
    layout: isNarrow ? 'list' : chosen,
    chosen,
    choose,
    toggle: () => choose(chosen === 'grid' ? 'list' : 'grid'),
  } as const
}

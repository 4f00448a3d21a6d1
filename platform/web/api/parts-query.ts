import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { partsDrawn } from '#platform/contract/parts.ts'
import type { Paged } from './client.ts'

/** A list that is read part by part and grows; it stays as it was read until something is changed or it is refreshed. */
export const partsQuery = <Row>(queryKey: QueryKey, ask: (page: number) => Promise<Paged<Row>>) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'parts'],
    queryFn: ({ pageParam }: { pageParam: number }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }: Paged<Row>) => (page < pageCount ? page + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })

type PartsQuery<Row> = ReturnType<typeof partsQuery<Row>>

/** How many parts an address asks for. */
export const partsIn = (page: string | null | undefined) =>
  /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1

/** For a page's `load`. */
export const ensureParts = <Row>(queries: QueryClient, query: PartsQuery<Row>, parts: number) =>
  queries.ensureInfiniteQueryData({ ...query, pages: Math.min(parts, partsDrawn) })

type Options<Row> = {
  query: PartsQuery<Row>
  parts: number
  rowId: (row: Row) => number
  /** Whether somebody who comes back to the window sees it read again. */
  refetchOnWindowFocus?: 'always'
}

/** The first parts of a list as one; what is missing of them is read one after the other. */
export function useParts<Row>({ query, parts, rowId, ...options }: Options<Row>) {
  const list = useInfiniteQuery({ ...query, ...options, placeholderData: keepPreviousData })
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = list
  const read = data?.pages.length ?? 0
  const isIncomplete = read > 0 && read < parts && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isIncomplete) void fetchNextPage()
  }, [isIncomplete, fetchNextPage])
  const rows = useMemo(() => {
    // A row that came in between pushes the last one of a part into the next.
    const all = (data?.pages ?? []).slice(0, parts).flatMap(page => page.rows)
    return [...new Map(all.map(row => [rowId(row), row])).values()]
  }, [data, parts, rowId])
  const pageCount = data?.pages.at(-1)?.pageCount ?? 0
  return {
    ...list,
    rows,
    total: data?.pages.at(-1)?.total,
    /** Whether there is more than was asked for. */
    hasMore: parts < pageCount,
    isReadingMore: list.isFetchingNextPage,
    readMore: fetchNextPage,
    isFailed: list.isError && !data,
    isMoreFailed: isFetchNextPageError,
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { search, searchLength, searchStands } from '../contract/search.ts'

/** Between two strokes of whoever types fast: what is in between is not asked. */
const pause = 70

/** What has been typed, once the hand rests. */
export function useTyped(typed: string): string {
  const [asked, ask] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim().slice(0, searchLength)), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return asked
}

/** What is found; the last answer stays while the next one comes, and one that is outdated is not waited for. */
export function useResults(asked: string, query: { fair?: number | undefined; most: number }) {
  const api = useApi()
  const input = { query: { q: asked, ...query } }
  return useQuery({
    queryKey: [...keyOf(search), input],
    queryFn: ({ signal }) => api.call(search, { ...input, signal }),
    enabled: asked !== '',
    placeholderData: asked === '' ? undefined : keepPreviousData,
    retry: false,
  })
}

/** Which booths of a place answer. */
export function useStands(asked: string, place: { fair: number; hall?: number } | null) {
  const api = useApi()
  const input = { query: { q: asked, fair: place?.fair ?? 0, ...(place?.hall && { hall: place.hall }) } }
  return useQuery({
    queryKey: [...keyOf(searchStands), input],
    queryFn: ({ signal }) => api.call(searchStands, { ...input, signal }),
    enabled: asked !== '' && place !== null,
    placeholderData: asked === '' ? undefined : keepPreviousData,
    retry: false,
  })
}

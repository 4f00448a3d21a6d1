import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import { type FreePerson, freePeople } from '#domain/stands/contract/free-people.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'

const nobody: FreePerson[] = []

/** Of many pages that hear of a lamp, not all ask in the same moment; several lamps are one question. */
const spread = 400

/** Each once, though they may serve several booths. */
export const countPeople = (people: readonly { id: number }[]) => new Set(people.map(({ id }) => id)).size

/** Languages that those who are free speak, the most spoken first. */
export function languagesOf(people: readonly Pick<FreePerson, 'languages'>[]): string[] {
  const spoken = new Map<string, number>()
  for (const { languages } of people)
    for (const code of languages) spoken.set(code, (spoken.get(code) ?? 0) + 1)
  return [...spoken].sort(([, one], [, other]) => other - one).map(([code]) => code)
}

/** Who is free in a fair or in one of its halls now, in the order of the booths, of whom one may want a language. */
export function useFreePeople({ fair, hall }: { fair: number; hall?: number }, language: string | null) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, freePeople, { query: { fair, ...(hall !== undefined && { hall }) } })
  const readAgain = () => queries.invalidateQueries({ queryKey: query.queryKey })
  const due = useRef<ReturnType<typeof setTimeout> | null>(null)
  const hear = () => {
    due.current ??= setTimeout(() => {
      due.current = null
      void readAgain()
    }, Math.random() * spread)
  }
  useEffect(() => () => clearTimeout(due.current ?? undefined), [])
  useLive(hall === undefined ? `fair:${fair}` : `hall:${hall}`, readAgain, { type: 'lamps', hear })
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0, refetchInterval: withoutLine })
  const all = data?.people ?? nobody
  const languages = useMemo(() => languagesOf(all), [all])
  const people = useMemo(
    () => (language === null ? all : all.filter(one => one.languages.includes(language))),
    [all, language],
  )
  const total = language === null ? (data?.total ?? 0) : countPeople(people)
  return { people, total, languages, isKnown: data !== undefined, error, retry: () => void refetch() }
}

/** In order, each booth with those who are free there. */
export function byBooth(people: readonly FreePerson[]): FreePerson[][] {
  const booths = new Map<number, FreePerson[]>()
  for (const person of people) booths.set(person.stand.id, [...(booths.get(person.stand.id) ?? []), person])
  return [...booths.values()]
}

/** One person at one booth. */
export const keyOf = ({ id, stand }: FreePerson) => `${stand.id}-${id}`

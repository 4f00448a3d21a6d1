import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { type Api, ProblemError } from '#platform/web/api/client.ts'
import { defaultFairBySlug, defaultFairs, type PublicFair } from '../contract/public-fair.ts'

type FairState = {
  fair: PublicFair | null
  fairs: PublicFair[]
  salon: string | undefined
  error: Error | null
  retry: () => void
  isRetrying: boolean
}

/** The fair of the address: the one whose homepage is the slug, else the first where the address names none. */
const chosenFair = (fairs: readonly PublicFair[], slug: string | undefined): PublicFair | null =>
  slug === undefined ? (fairs[0] ?? null) : (fairs.find(fair => fair.homepage === slug) ?? null)

const none: PublicFair[] = []

const FairContext = createContext<FairState | null>(null)

/** The fair of the address, for a page's `load`; null where no fair has that slug. */
export async function loadFair(
  api: Api,
  queries: QueryClient,
  slug: string | undefined,
): Promise<PublicFair | null> {
  const query = callQuery(api, defaultFairs)
  const fair = chosenFair(await queries.ensureQueryData(query), slug)
  if (fair || slug === undefined) return fair
  // It may have come meanwhile, be for whoever has just logged in, or be none of the reader's own.
  const [fairs, other] = await Promise.all([
    queries.fetchQuery({ ...query, staleTime: 0 }),
    queries.fetchQuery(slugQuery(api, slug)).catch(orMissing),
  ])
  return chosenFair(fairs, slug) ?? other
}

const slugQuery = (api: Api, slug: string) => callQuery(api, defaultFairBySlug, { params: { slug } })

const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500

const orMissing = (error: unknown) => {
  if (isRefusal(error)) return null
  throw error
}

/** The fair that a page shows; none where several are offered to choose from. */
const shownFair = ({ fair, fairs, salon }: Pick<FairState, 'fair' | 'fairs' | 'salon'>, pathname: string) =>
  !salon && fairs.length > 1 && pathname === '/' ? null : fair

/** What a document says of its fair before anything is drawn: its hue, and the languages that the page is offered in. */
export function surroundingsOf(api: Api, queries: QueryClient, pathname: string, salon: string | undefined) {
  const fairs = queries.getQueryData<PublicFair[]>(callQuery(api, defaultFairs).queryKey) ?? none
  const fair =
    chosenFair(fairs, salon) ??
    (salon === undefined
      ? null
      : (queries.getQueryData<PublicFair | null>(slugQuery(api, salon).queryKey) ?? null))
  return {
    hue: (fair ?? fairs[0])?.hue ?? 163,
    languages: languagesOf(shownFair({ fair, fairs, salon }, pathname)),
  }
}

/** The languages of a fair; all where it names none. */
export function languagesOf(fair: PublicFair | null): readonly Locale[] {
  const spoken = fair?.fairLanguages.map(language => language.code) ?? []
  return spoken.length ? locales.filter(code => spoken.includes(code)) : locales
}

/**
 * The fair of the address among those listed, else by its slug: somebody's list names their own fairs, and they may
 * visit others. While that is being asked, the fair that the page has begun with stays.
 * @returns with it the question that failed, where one did, else any.
 * @throws the refusal once it is known that the reader may not know of it.
 */
function useFairOf(list: UseQueryResult<PublicFair[]>, salon: string | undefined) {
  const api = useApi()
  const fairs = list.data ?? none
  const listed = chosenFair(fairs, salon)
  const other = useQuery({ ...slugQuery(api, salon ?? ''), enabled: salon !== undefined && !listed })
  const before = useRef<PublicFair>(null)
  const kept = before.current?.homepage === salon ? before.current : null
  const fair = listed ?? (salon === undefined ? null : (other.data ?? kept))
  useEffect(() => {
    before.current = fair
  }, [fair])
  if (!listed && isRefusal(other.error)) throw other.error
  return { fair, asked: listed || list.error ? list : other }
}

/** For what is shown at an address that names no fair there is: all that the reader may go to, none of them chosen. */
export function NoFairProvider({ children }: { children: ReactNode }) {
  const { data: fairs = none } = useQuery(callQuery(useApi(), defaultFairs))
  const state = useMemo(
    () => ({ fair: null, fairs, salon: undefined, error: null, retry: () => {}, isRetrying: false }),
    [fairs],
  )
  return <FairContext value={state}>{children}</FairContext>
}

/** Gives every page its fair, and the document the fair's hue. */
export function FairProvider({ salon, children }: { salon: string | undefined; children: ReactNode }) {
  const api = useApi()
  const list = useQuery(callQuery(api, defaultFairs))
  const { data: fairs = none } = list
  const { fair, asked } = useFairOf(list, salon)
  const { error, refetch, isFetching } = asked
  const hue = fair?.hue
  useEffect(() => {
    if (hue !== undefined) document.documentElement.style.setProperty('--fair-h', String(hue))
  }, [hue])
  const state = useMemo(
    () => ({ fair, fairs, salon, error, retry: () => void refetch(), isRetrying: isFetching }),
    [fair, fairs, salon, error, refetch, isFetching],
  )
  return <FairContext value={state}>{children}</FairContext>
}

function useFairState(): FairState {
  const state = useContext(FairContext)
  if (!state) throw new Error('FairProvider is missing above this component')
  return state
}

/** The current fair; null where there is none yet, or where it could not be loaded. */
export const useFair = (): PublicFair | null => useFairState().fair
/** The fair that a page shows; none where several are offered to choose from. */
export const useShownFair = (): PublicFair | null => shownFair(useFairState(), useLocation().pathname)

export const useFairs = (): PublicFair[] => useFairState().fairs
export const useFairFailure = () => useFairState()

/** The current fair on pages that make no sense without one; their route has answered 404 before. */
export function useCurrentFair(): PublicFair {
  const fair = useFair()
  if (!fair) throw new Error('This page needs a fair')
  return fair
}

/** Addresses within the current fair: `href(standPaths.standVisit, { id })`. */
export function useSalonHref() {
  const fair = useFair()
  return (path: string, params: Readonly<Record<string, string | number | null | undefined>> = {}) =>
    hrefOf(path, params, fair?.homepage)
}

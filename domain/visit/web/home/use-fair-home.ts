import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { usePrograms } from '#domain/conferences/web/program/use-programs.ts'
import { frontFirms, frontFirmsConfig } from '#domain/exhibitors/contract/front-firms.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import { homepageOfFair } from '#domain/fairs/contract/endpoints.ts'
import type { SectionKind } from '#domain/fairs/contract/homepage.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { mayBeEntered } from '#domain/fairs/contract/statuses.ts'
import { useHomepagePreview } from '#domain/fairs/web/homepage-preview.ts'
import { type VisitHall, visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useLitHall, useLitHalls } from '#domain/stands/web/presence/lit-stands.ts'
import { callQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'

/** Everybody may walk through it, with an account or without. */
export const isOpenToAll = (fair: PublicFair) => fair.isPublicAccess && mayBeEntered(fair.status.id)

export const homepageQuery = (api: Api, fair: PublicFair) =>
  callQuery(api, homepageOfFair, { params: { id: fair.id } })

export const firmsQuery = (api: Api, fair: PublicFair) =>
  pageQuery(api, frontFirms, { query: { fair: fair.id, itemsPerPage: 24 } })

export const sectorsQuery = (api: Api, fair: PublicFair) =>
  callQuery(api, frontFirmsConfig, { query: { fair: fair.id } })

const none: VisitHall[] = []

/** The halls of a fair through which one may walk, and the first of them as it is drawn. */
export function useFirstHall(fair: PublicFair | undefined) {
  const api = useApi()
  const { data: halls = none } = useQuery({
    ...callQuery(api, visitHalls, { query: { fair: fair?.id ?? 0 } }),
    enabled: Boolean(fair),
  })
  const first = halls.find(hall => hall.parent === null)
  const { data: shown } = useQuery({
    ...callQuery(api, visitHall, { params: { id: first?.id ?? 0 } }),
    enabled: Boolean(first),
  })
  const presence = usePresence(fair?.id)
  return { halls: useLitHalls(halls, presence), shown: useLitHall(shown, presence) }
}

/** Asks for them ahead, for a page that is drawn on the server. */
export async function loadFirstHall(api: Api, queries: QueryClient, fair: PublicFair) {
  const halls = await queries.ensureQueryData(callQuery(api, visitHalls, { query: { fair: fair.id } }))
  const first = halls.find(hall => hall.parent === null)
  if (first) await queries.ensureQueryData(callQuery(api, visitHall, { params: { id: first.id } }))
}

/** Everything that the homepage of a fair shows; what is for members is asked for once it is known who reads. */
export function useFairHome(fair: PublicFair) {
  const api = useApi()
  const { status } = usePerson()
  const preview = useHomepagePreview()
  const { data: published } = useSuspenseQuery(homepageQuery(api, fair))
  const { content, languages, images } = preview ?? published
  const mayWalk = isOpenToAll(fair) || status === 'known'
  const has = (kind: SectionKind) => Boolean(content.sections?.some(section => section.kind === kind))
  const { halls, shown } = useFirstHall(mayWalk ? fair : undefined)
  const { data: firms } = useQuery({
    ...firmsQuery(api, fair),
    enabled: mayWalk && fair.isExhibitorLogosHomepage,
  })
  const { data: offered } = useQuery({ ...sectorsQuery(api, fair), enabled: mayWalk && has('sectors') })
  const { data: programs } = usePrograms(fair.id, mayWalk && fair.isUsingConferenceModule && has('programme'))
  return {
    content,
    languages,
    images,
    mayWalk,
    halls,
    shown,
    firms: firms?.rows ?? [],
    firmCount: firms?.total ?? fair.firmCount,
    sectors: offered?.sectors ?? [],
    hasWall: has('exhibitors'),
    hasProgramme: Boolean(programs?.rows.length),
  }
}

export type FairHomeData = ReturnType<typeof useFairHome>

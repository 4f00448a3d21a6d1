import { redirect } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'

/** A hall without its number is the first that this reader may see; where there is none, the lobby says so. */
export async function firstHall({ api, queries, fair }: LoadContext<PublicFair>): Promise<never> {
  const halls = fair ? await queries.fetchQuery(callQuery(api, visitHalls, { query: { fair: fair.id } })) : []
  throw redirect(halls[0] ? hrefOf(visitPaths.fairVisit, { id: halls[0].id }, fair?.homepage) : lobbyOf(fair))
}

/** The address of the first booth that this reader may see, or of the lobby. */
export async function firstBooth({
  api,
  queries,
  fair,
}: Pick<LoadContext<PublicFair>, 'api' | 'queries' | 'fair'>): Promise<string> {
  const halls = fair ? await queries.fetchQuery(callQuery(api, visitHalls, { query: { fair: fair.id } })) : []
  const hall = halls.find(one => one.stands > 0)
  const visit = hall && (await queries.fetchQuery(callQuery(api, visitHall, { params: { id: hall.id } })))
  const stand = visit?.stands[0]
  return stand ? hrefOf(visitPaths.standVisit, { id: stand.id }, fair?.homepage) : lobbyOf(fair)
}

const lobbyOf = (fair: PublicFair | null) => hrefOf(visitPaths.fairVisitLobby, {}, fair?.homepage)

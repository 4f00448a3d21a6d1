import { redirect } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { defaultFair, type PublicFair } from '../contract/public-fair.ts'

/** A place is shown under its own fair: an address that names another one leads there. */
export async function underOwnFair(
  { api, queries, fair, params }: LoadContext<PublicFair>,
  path: string,
  of: number | undefined,
) {
  if (of === undefined || fair?.id === of) return
  const own = await queries.fetchQuery(callQuery(api, defaultFair, { params: { id: of } }))
  throw redirect(hrefOf(path, { id: params.id }, own.homepage))
}

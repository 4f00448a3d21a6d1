import { useSuspenseQuery } from '@tanstack/react-query'
import { data, Navigate, redirect, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { viewConference } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { presentations } from '../../contract/presentation.ts'
import { LiveSession } from '../session/live-session.tsx'

export { head } from '../session/live-session.tsx'

/** What an exhibitor presents: its stage, as any session has one. */
export default function PresentationViewPage() {
  const api = useApi()
  const href = useSalonHref()
  const { id } = useParams()
  const { data: presentation } = useSuspenseQuery(recordQuery(api, presentations, Number(id)))
  return id ? (
    <LiveSession conference={presentation.conference.id} />
  ) : (
    <Navigate replace to={href(conferencePaths.presentationListView)} />
  )
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params, salon } = context
  if (params.id === undefined) throw redirect(hrefOf(conferencePaths.presentationListView, {}, salon))
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const presentation = await queries.ensureQueryData(recordQuery(api, presentations, id))
  await underOwnFair(context, conferencePaths.presentationView, presentation.fair.id)
  return queries.ensureQueryData(
    callQuery(api, viewConference, { params: { id: presentation.conference.id } }),
  )
}

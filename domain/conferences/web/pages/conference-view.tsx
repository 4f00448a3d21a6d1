import { data, redirect, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { viewConference } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { LiveSession } from '../session/live-session.tsx'

export { head } from '../session/live-session.tsx'

/** One session of the programme. */
export default function ConferenceViewPage() {
  const { id } = useParams()
  return <LiveSession conference={Number(id)} />
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params, salon } = context
  if (params.id === undefined) throw redirect(hrefOf(conferencePaths.conferenceProgram, {}, salon))
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const view = await queries.ensureQueryData(callQuery(api, viewConference, { params: { id } }))
  await underOwnFair(context, conferencePaths.conferenceView, view.conference.fair.id)
  return view
}

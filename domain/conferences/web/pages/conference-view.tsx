import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, redirect, useParams } from 'react-router'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { plainText } from '#domain/stands/contract/checklist.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { readDesk } from '../../contract/desk.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { readStage } from '../../contract/stage.ts'
import { SessionPage } from '../session/session-page.tsx'
import { untilDoors } from '../session/until-doors.ts'

/** One session of the programme. */
export default function ConferenceViewPage() {
  const api = useApi()
  const fair = useCurrentFair()
  const { id } = useParams()
  const refresh = useRefresh()
  const isKnown = usePerson().status === 'known'
  const [spread] = useState(Math.random)
  const { data: view } = useSuspenseQuery({
    ...callQuery(api, viewConference, { params: { id: Number(id) } }),
    refetchInterval: ({ state }) =>
      Math.min(state.data ? untilDoors(state.data, spread) : withoutLine, withoutLine),
  })
  useLive(`conference:${Number(id)}`, () =>
    // Whoever is in hears of each question: what of it is not on the stage is asked for less often.
    view.entry.may && isKnown ? refresh(readStage, readDesk) : refresh(viewConference),
  )
  return <SessionPage key={view.conference.id} view={view} fair={fair} />
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

export const head = (view: ConferenceView | null) =>
  view
    ? {
        title: view.conference.title ?? '',
        description: plainText(view.conference.abstract ?? '').slice(0, 160),
        ...(view.conference.picture && { image: view.conference.picture.filePath }),
      }
    : { title: '' }

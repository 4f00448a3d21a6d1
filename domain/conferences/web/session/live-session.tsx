import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { plainText } from '#domain/stands/contract/checklist.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { readDesk } from '../../contract/desk.ts'
import { readStage } from '../../contract/stage.ts'
import { watchConference } from '../../contract/watching.ts'
import { SessionPage } from './session-page.tsx'
import { untilDoors } from './until-doors.ts'
import { useAtMost } from './use-at-most.ts'
import { useWatching } from './use-watching.ts'

/** Milliseconds between two looks of somebody without an account. */
const watchedEvery = 10_000

/** A session, as it goes on. */
export function LiveSession({ conference }: { conference: number }) {
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const { status } = usePerson()
  const isKnown = status === 'known'
  const [spread] = useState(Math.random)
  const { data: view } = useSuspenseQuery({
    ...callQuery(api, viewConference, { params: { id: conference } }),
    refetchInterval: ({ state }) =>
      Math.min(state.data ? untilDoors(state.data, spread) : withoutLine, withoutLine),
  })
  const shown = useWatching(view)
  const isWatching = status === 'anonymous' && view.isWatchable
  // Of what goes on between those who are in, all others see nothing. Thousands may watch: not all of them look at once.
  const look = useAtMost(
    isWatching ? watchedEvery : 3_000,
    () => refresh(isWatching ? watchConference : viewConference),
    isWatching ? spread * watchedEvery : 0,
  )
  const lookAnew = useAtMost(3_000, () => refresh(viewConference, watchConference))
  useLive(`conference:${conference}`, () =>
    // Whoever is in hears of each question: what of it is not on the stage is asked for less often.
    view.entry.may && isKnown ? refresh(readStage, readDesk) : look(),
  )
  // A fair lets everybody watch, or nobody any more: heard in the background too, where sound goes on.
  useTopic(
    status === 'anonymous' ? `fair:${view.conference.fair.id}` : null,
    ({ type }) => type === 'message' && lookAnew(),
    lookAnew,
  )
  return <SessionPage key={view.conference.id} view={shown} fair={fair} />
}

export const head = (view: ConferenceView | null) =>
  view
    ? {
        title: view.conference.title ?? '',
        description: plainText(view.conference.abstract ?? '').slice(0, 160),
        ...(view.conference.picture && { image: view.conference.picture.filePath }),
      }
    : { title: '' }

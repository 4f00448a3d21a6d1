import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { plainText } from '#domain/stands/contract/checklist.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { readDesk } from '../../contract/desk.ts'
import { readStage } from '../../contract/stage.ts'
import { SessionPage } from './session-page.tsx'
import { untilDoors } from './until-doors.ts'
import { useAtMost } from './use-at-most.ts'
import { useWatching } from './use-watching.ts'

/** A session, as it goes on. */
export function LiveSession({ conference }: { conference: number }) {
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const isKnown = usePerson().status === 'known'
  const [spread] = useState(Math.random)
  const { data: view } = useSuspenseQuery({
    ...callQuery(api, viewConference, { params: { id: conference } }),
    refetchInterval: ({ state }) =>
      Math.min(state.data ? untilDoors(state.data, spread) : withoutLine, withoutLine),
  })
  const { shown, isWatching } = useWatching(view)
  // Of what goes on between those who are in, all others see nothing.
  const look = useAtMost(3_000, () => refresh(viewConference), spread * 1_000)
  const isIn = view.entry.may && isKnown
  // Who watches without an account hears by themselves.
  useLive(
    isWatching ? null : `conference:${conference}`,
    // Whoever is in hears of each question, and apart from that when the session itself is another.
    isMissed => {
      if (isIn) refresh(readStage, readDesk)
      if (isMissed || !isIn) look()
    },
    { type: 'changed', hear: () => isIn && look() },
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

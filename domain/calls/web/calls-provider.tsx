import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { ownPresence } from '#domain/presence/contract/presence.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useHub } from '#platform/web/hub/hub.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { currentCall, visioRoomByUniqid, visioRooms } from '../contract/calls.ts'
import { callPaths } from '../contract/paths.ts'
import { type VisioUpdate, visioTopic } from '../contract/updates.ts'
import { callStore } from './call-store.ts'
import { readTabCall, writeTabCall } from './tab-call.ts'
import { isCallUpdate, takeUpdate } from './take-update.ts'
import { useCallState, useCalls } from './use-calls.ts'

// What shows a call comes with the first one: no page waits for it.
const ShownCall = lazyWithRetry(() => import('./ring/shown-call.tsx'))
const JoinedCall = lazyWithRetry(() => import('./room/joined-call.tsx'))

/** On every page of whoever is logged in: hears of calls, and keeps the one that goes on from page to page. */
export default function CallsProvider() {
  const { user } = usePerson()
  return user && <CallsOf userId={user.id} />
}

function CallsOf({ userId }: { userId: number }) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { pathname } = useLocation()
  const { shown, joined } = useCallState()
  const { enter } = useCalls()
  const readAgain = async () => {
    const { call } = await api.call(currentCall)
    const own = queries.getQueryData(callQuery(api, ownPresence).queryKey)
    if (own && own.isTalking !== (call?.state === 'accepted')) void refresh(ownPresence)
    const before = callStore.get()
    if (call?.state === 'ringing') {
      // A call of one's own rings in the tab in which it was made.
      if (!call.isCaller || before.shown || readTabCall()?.room === call.uniqid) callStore.ring(call)
      return
    }
    // It ended while nothing was heard.
    if (before.shown?.kind === 'ringing' && before.shown.call.uniqid !== call?.uniqid) callStore.show(null)
    const { joined: now } = before
    if (now?.call.state !== 'accepted' || now.call.uniqid === call?.uniqid) return
    const ended = await api.call(visioRoomByUniqid, { params: { id: now.call.uniqid } })
    callStore.join({ ...now, call: ended })
  }
  useTopic(
    visioTopic(userId),
    ({ data }) => {
      const update = data as VisioUpdate
      if (update.state === 'talk') void refresh(ownPresence)
      if (!isCallUpdate(update)) return
      takeUpdate(update, enter)
      void refresh(visioRooms, ownPresence)
    },
    () => void readAgain().catch(() => undefined),
  )
  const hub = useHub()
  // A tab that was in a call is in it again, on whichever page it is loaded.
  useEffect(() => {
    const kept = readTabCall()
    if (!kept || !hub) return
    const rejoin = async () => {
      const { call } = await api.call(currentCall)
      if (call?.uniqid !== kept.room) return writeTabCall(null)
      if (call.state !== 'accepted') return
      const { joinCall } = await import('./join-call.ts')
      joinCall({ api, hub, userId, call, readAt: Date.now(), wished: kept })
    }
    void rejoin().catch(() => undefined)
  }, [api, hub, userId])
  // Whoever logs out or becomes somebody else is in no call.
  useEffect(
    () => () => {
      callStore.get().joined?.media.close()
      callStore.join(null)
      callStore.show(null)
    },
    [],
  )
  const isRoom = joined !== null && pathname.endsWith(hrefOf(callPaths.visioRoom, { id: joined.call.uniqid }))
  return (
    <Suspense fallback={null}>
      {shown && <ShownCall shown={shown} />}
      {joined && <JoinedCall joined={joined} isBar={!isRoom} />}
    </Suspense>
  )
}

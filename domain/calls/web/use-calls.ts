import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { presentPeople } from '#domain/presence/contract/presence.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { acceptCall, callUser, cancelCall, refuseCall } from '../contract/calls.ts'
import { callPaths } from '../contract/paths.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { type Callee, callStore, nothingShown } from './call-store.ts'
import { isCheckedToday } from './check/checked-today.ts'
import { type TabCall, writeTabCall } from './tab-call.ts'

export const useCallState = () => useSyncExternalStore(callStore.subscribe, callStore.get, nothingShown)

/** The page of a call, under its fair. */
export const roomHref = ({ uniqid, fair }: Pick<VisioCall, 'uniqid' | 'fair'>) =>
  hrefOf(callPaths.visioRoom, { id: uniqid }, fair.homepage)

type Wished = Omit<TabCall, 'room'>
const everything: Wished = { microphone: true, camera: true }

/** The ways to begin, answer and give up a call. */
export function useCalls() {
  const api = useApi()
  const navigate = useNavigate()
  const enter = (call: VisioCall, wished: Wished = everything) => {
    writeTabCall({ room: call.uniqid, ...wished })
    callStore.hide(call.uniqid)
    void navigate(roomHref(call))
  }
  const call = async ({ user, fair, context, conversation, stand, begin }: Callee) => {
    const from = { ...(conversation && { conversation }), ...(stand && { stand }) }
    const body = { fair, ...(context && { context }), ...from }
    const call = await (begin?.() ?? api.call(callUser, { params: { id: user }, body }))
    if (!call) return
    if (call.state === 'accepted') enter(call)
    else if (call.state === 'ringing') {
      writeTabCall({ room: call.uniqid, ...everything })
      callStore.ring(call)
    } else callStore.show({ kind: 'over', call, context })
  }
  /** Whether it would ring now, as the server says: what the page knows may be late. Where it cannot be asked, perhaps. */
  const wouldRing = async ({ user, fair, begin }: Callee) => {
    if (begin) return true
    const asked = api.call(presentPeople, { query: { fair, users: String(user) } })
    const there = await asked.catch(() => null)
    return !there || there.people.some(({ id, status }) => id === user && status === 'free')
  }
  return {
    enter,
    call,
    /**
     * The same, after the look at one's devices that the first call of a day begins with. Whom it does not ring for is written
     * to instead, without it.
     */
    callChecked: async (callee: Callee) => {
      const isReady = callStore.get().joined !== null || isCheckedToday()
      if (!isReady && (await wouldRing(callee))) callStore.show({ kind: 'check', callee })
      else await call(callee)
    },
    accept: async (call: VisioCall, wished: { camera: boolean }) => {
      const accepted = await api.call(acceptCall, { params: { room: call.uniqid } })
      enter(accepted, { microphone: true, ...wished })
    },
    refuse: async ({ uniqid }: VisioCall, message?: string) => {
      await api.call(refuseCall, { params: { room: uniqid }, body: message ? { message } : {} })
      callStore.hide(uniqid)
    },
    cancel: async ({ uniqid }: VisioCall) => {
      writeTabCall(null)
      callStore.hide(uniqid)
      await api.call(cancelCall, { params: { room: uniqid } })
    },
  }
}

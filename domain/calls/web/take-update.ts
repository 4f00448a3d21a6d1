import type { CallUpdate, VisioUpdate } from '../contract/updates.ts'
import { callStore } from './call-store.ts'
import { readTabCall } from './tab-call.ts'

export const isCallUpdate = (update: VisioUpdate): update is CallUpdate => 'call' in update

/** What has become of a call, as this tab shows it. `enter` is called where the call goes on in this tab. */
export function takeUpdate({ state, call }: CallUpdate, enter: (call: CallUpdate['call']) => void) {
  const { shown, joined } = callStore.get()
  const room = call.uniqid
  const isShown = shown?.kind === 'ringing' && shown.call.uniqid === room
  if (joined?.call.uniqid === room) callStore.join({ ...joined, call })
  if (state === 'call') {
    // A call of one's own rings in the tab in which it was made; one that is over, and still shown, keeps no other from ringing.
    if (!call.isCaller && joined?.call.state !== 'accepted') callStore.ring(call)
  } else if (state === 'accept') {
    if (isShown && call.isCaller) enter(call)
    else if (readTabCall()?.room !== room) callStore.hide(room)
  } else if (isShown) {
    const isTold =
      state === 'miss' || (state === 'refuse' && call.isCaller) || (state === 'cancel' && !call.isCaller)
    callStore.show(isTold ? { kind: 'over', call } : null)
  }
}

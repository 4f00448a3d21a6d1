import type { ShownCall as Shown } from '../call-store.ts'
import { CallCheck } from '../check/call-check.tsx'
import { CallOver } from './call-over.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { OutgoingCall } from './outgoing-call.tsx'

/** What a call shows over whichever page one is on. */
export default function ShownCall({ shown }: { shown: Shown }) {
  if (shown.kind === 'check') return <CallCheck key={shown.callee.user} callee={shown.callee} />
  const { uniqid, isCaller } = shown.call
  if (shown.kind !== 'ringing') return <CallOver key={uniqid} shown={shown} />
  const Ringing = isCaller ? OutgoingCall : IncomingCall
  return <Ringing key={uniqid} call={shown.call} until={shown.until} />
}

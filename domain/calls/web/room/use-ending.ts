import { useApi } from '#platform/web/api/api-context.tsx'
import { endCall, visioRoomByUniqid } from '../../contract/calls.ts'
import { callStore, type JoinedCall } from '../call-store.ts'
import { writeTabCall } from '../tab-call.ts'

/** The ways in which a call that this tab is in comes to its end. */
export function useEnding({ call, media, since }: JoinedCall) {
  const api = useApi()
  const finish = (ended: JoinedCall['call']) => {
    media.close()
    writeTabCall(null)
    if (callStore.get().joined?.media === media) callStore.join({ call: ended, media, since })
  }
  return {
    finish,
    /** The devices are let go of at once, whatever the network does. */
    hangUp: async () => {
      const isFailed = media.view().remotes.every(remote => !remote.wasConnected && remote.hasFailed)
      const wasMet = media.view().remotes.length > 0
      finish({ ...call, state: 'ended' })
      const body = wasMet && isFailed ? { reason: 'failed' as const } : {}
      finish(await api.call(endCall, { params: { room: call.uniqid }, body }))
    },
    /** What has become of it, where that was not heard. */
    look: async () => {
      const now = await api.call(visioRoomByUniqid, { params: { id: call.uniqid } })
      if (now.state !== 'accepted') finish(now)
    },
  }
}

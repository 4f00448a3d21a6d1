import type { Api } from '#platform/web/api/client.ts'
import type { Hub } from '#platform/web/hub/hub.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { callStore } from './call-store.ts'
import { openVideoRoom } from './media/open-video-room.ts'
import { isGone } from './media/video-room.ts'

type Joining = {
  api: Api
  hub: Hub
  userId: number
  call: VisioCall
  /** When the call was read, in milliseconds by the clock of this machine. */
  readAt: number
  wished: { microphone: boolean; camera: boolean }
}

/** This tab is in the call from now on, on whichever page. */
export function joinCall({ api, hub, userId, call, readAt, wished }: Joining) {
  const { joined } = callStore.get()
  if (joined?.call.uniqid === call.uniqid && !isGone(joined.media.view().stage)) return
  joined?.media.close()
  // Two send to each other, whatever carries the rooms of many.
  const media = openVideoRoom('p2p', { api, hub, userId, room: call.uniqid })
  callStore.join({ call, media, since: readAt - call.spokenFor })
  void media.start(wished)
}

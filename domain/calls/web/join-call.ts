import type { Api } from '#platform/web/api/client.ts'
import type { Hub } from '#platform/web/hub/hub.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { callStore } from './call-store.ts'
import { CallMedia } from './media/call-media.ts'
import { isRefused, openRoom } from './media/call-room.ts'

type Joining = {
  api: Api
  hub: Hub
  userId: number
  call: VisioCall
  wished: { microphone: boolean; camera: boolean }
}

/** This tab is in the call from now on, on whichever page. */
export function joinCall({ api, hub, userId, call, wished }: Joining) {
  const { joined } = callStore.get()
  if (joined?.call.uniqid === call.uniqid && joined.media.view().stage !== 'elsewhere') return
  joined?.media.close()
  const room = openRoom({ api, hub, userId, room: call.uniqid })
  const media = new CallMedia({ room, isRefused })
  callStore.join({ call, media })
  void media.start(wished)
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useHub } from '#platform/web/hub/hub.ts'
import type { RoomCome } from '../media/call-room.ts'
import { openVideoRoom } from '../media/open-video-room.ts'
import { type Carrier, isOver, type VideoRoom, type Wished } from '../media/video-room.ts'
import { readTabRoom, writeTabRoom } from './tab-room.ts'

type Options = {
  /** Of the room, in this tab. */
  name: string
  /** How one comes in; whoever wishes nothing sees and hears. */
  enter: (userId: number, wished: Wished | null) => Promise<RoomCome>
  leave: () => Promise<unknown>
}

/** Being in a video room: as long as its page is shown, for whoever shows themselves also after a reload. */
export function useRoomSession(options: Options) {
  const { name } = options
  const api = useApi()
  const hub = useHub()
  const userId = usePerson().user?.id
  const [media, setMedia] = useState<VideoRoom | null>(null)
  const inside = useRef<VideoRoom | null>(null)
  const calls = useRef(options)
  calls.current = options
  const open = useCallback(
    async (carrier: Carrier, wished: Wished | null) => {
      if (!hub || !userId) return
      const comeIn = () => calls.current.enter(userId, wished)
      const opened = openVideoRoom(carrier, { api, hub, userId, room: null, enter: comeIn })
      inside.current = opened
      setMedia(opened)
      if (wished) writeTabRoom({ room: name, ...wished })
      // Whoever comes back after a reload is heard and seen no more than before.
      opened.subscribe(() => {
        const { stage, sending, problems } = opened.view()
        if (wished && stage === 'inside')
          writeTabRoom({
            room: name,
            microphone: sending.microphone || problems.microphone !== null,
            camera: sending.camera || problems.camera !== null,
          })
      })
      await opened.start(wished)
    },
    [api, hub, userId, name],
  )
  const enter = useCallback(
    async (carrier: Carrier, wished: Wished | null) => {
      if (inside.current && !isOver(inside.current.view().stage)) return
      await open(carrier, wished)
    },
    [open],
  )
  /** Whoever looked shows themselves, or the other way round: without leaving in between. */
  const change = useCallback(
    async (carrier: Carrier, wished: Wished | null) => {
      inside.current?.close()
      if (!wished) writeTabRoom(null)
      await open(carrier, wished)
    },
    [open],
  )
  const resume = useCallback(
    (carrier: Carrier) => {
      const kept = readTabRoom(name)
      if (kept) void enter(carrier, kept)
      return kept !== null
    },
    [name, enter],
  )
  /** The devices are let go of at once, whatever the network does. */
  const leave = useCallback(() => {
    const left = inside.current
    if (!left) return
    const wasInside = !isOver(left.view().stage)
    left.close()
    inside.current = null
    writeTabRoom(null)
    setMedia(null)
    // Whoever is here on another page, or was let out, takes nothing back.
    if (wasInside) void calls.current.leave().catch(() => undefined)
  }, [])
  useEffect(() => leave, [leave])
  return { media, enter, change, resume, leave }
}

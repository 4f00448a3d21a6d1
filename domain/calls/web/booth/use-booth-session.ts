import { useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useHub } from '#platform/web/hub/hub.ts'
import { enterBoothRoom, leaveBoothRoom } from '../../contract/booth-room.ts'
import { openVideoRoom } from '../media/open-video-room.ts'
import { type Carrier, isOver, type VideoRoom } from '../media/video-room.ts'
import { readTabBooth, writeTabBooth } from './tab-booth.ts'

type Wished = { microphone: boolean; camera: boolean }

/** Being in the room of a booth: as long as its page is shown, also after a reload. */
export function useBoothSession(stand: number) {
  const api = useApi()
  const hub = useHub()
  const userId = usePerson().user?.id
  const [media, setMedia] = useState<VideoRoom | null>(null)
  const inside = useRef<VideoRoom | null>(null)
  const enter = useCallback(
    async (carrier: Carrier, wished: Wished) => {
      if (!hub || !userId || (inside.current && !isOver(inside.current.view().stage))) return
      const comeIn = async () => {
        const { access, participants } = await api.call(enterBoothRoom, { params: { id: stand } })
        const own = participants.find(({ person }) => person.id === userId)
        return { access, muted: { microphone: own?.isMuted ?? false, camera: own?.isCameraMuted ?? false } }
      }
      const opened = openVideoRoom(carrier, { api, hub, userId, room: null, enter: comeIn })
      inside.current = opened
      setMedia(opened)
      writeTabBooth({ stand, ...wished })
      // Whoever comes back after a reload is heard and seen no more than before.
      opened.subscribe(() => {
        const { stage, sending, problems } = opened.view()
        if (stage === 'inside')
          writeTabBooth({
            stand,
            microphone: sending.microphone || problems.microphone !== null,
            camera: sending.camera || problems.camera !== null,
          })
      })
      await opened.start(wished)
    },
    [api, hub, userId, stand],
  )
  const resume = useCallback(
    (carrier: Carrier) => {
      const kept = readTabBooth(stand)
      if (kept) void enter(carrier, kept)
    },
    [stand, enter],
  )
  /** The devices are let go of at once, whatever the network does. */
  const leave = useCallback(() => {
    const left = inside.current
    if (!left) return
    const wasInside = !isOver(left.view().stage)
    left.close()
    inside.current = null
    writeTabBooth(null)
    setMedia(null)
    // Whoever is here on another page, or was let out, takes nothing back.
    if (wasInside) void api.call(leaveBoothRoom, { params: { id: stand } }).catch(() => undefined)
  }, [api, stand])
  useEffect(() => leave, [leave])
  return { media, enter, resume, leave }
}

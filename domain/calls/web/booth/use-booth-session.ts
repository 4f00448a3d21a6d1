import { useApi } from '#platform/web/api/api-context.tsx'
import { enterBoothRoom, leaveBoothRoom } from '../../contract/booth-room.ts'
import { mutedOf } from '../rooms/muted-of.ts'
import { useRoomSession } from '../rooms/use-room-session.ts'

/** Of the room of a booth, in a tab. */
export const boothName = (stand: number) => `booth:${stand}`

/** Being in the room of a booth: as long as its page is shown, also after a reload. */
export function useBoothSession(stand: number) {
  const api = useApi()
  const params = { id: stand }
  return useRoomSession({
    name: boothName(stand),
    enter: async userId => {
      const { access, participants } = await api.call(enterBoothRoom, { params })
      return { access, muted: mutedOf(participants, userId) }
    },
    leave: () => api.call(leaveBoothRoom, { params }),
  })
}

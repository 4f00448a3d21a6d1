import { mutedOf } from '#domain/calls/web/rooms/muted-of.ts'
import { useRoomSession } from '#domain/calls/web/rooms/use-room-session.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { enterStageRoom, leaveStageRoom } from '../../contract/live.ts'

/** Being on the stage of a conference or before it, as long as its page is shown. */
export function useStageSession(conference: number) {
  const api = useApi()
  const params = { id: conference }
  return useRoomSession({
    name: `conference:${conference}`,
    enter: async (userId, wished) => {
      const body = { role: wished ? ('publisher' as const) : ('viewer' as const) }
      const { access, participants, role } = await api.call(enterStageRoom, { params, body })
      return { access, muted: mutedOf(participants, userId), isWatching: role === 'viewer' }
    },
    leave: () => api.call(leaveStageRoom, { params }),
  })
}

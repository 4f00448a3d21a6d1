import type { MutedKind, RoomParticipant } from '#domain/calls/contract/booth-room.ts'
import { Moderation, type RoomAction } from '#domain/calls/web/rooms/moderation.tsx'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { changePublisher, readStageRoom, type StageRoom } from '../../contract/live.ts'

/** What can be done about somebody on stage, by whoever moderates. */
export function useStageMenu(conference: number, room: StageRoom | undefined) {
  const api = useApi()
  const refresh = useRefresh()
  if (!room?.mayModerate) return undefined
  const moderate = async (connection: string, action: RoomAction, kind: MutedKind) => {
    const isSo = action === 'mute'
    const body =
      action === 'kick'
        ? { isOut: true as const }
        : kind === 'microphone'
          ? { isMuted: isSo }
          : { isCameraMuted: isSo }
    try {
      await api.call(changePublisher, { params: { id: conference, connection }, body })
    } finally {
      void refresh(readStageRoom)
    }
  }
  return (participant: RoomParticipant) => (
    <Moderation participant={participant} isMuteEnforced={room.isMuteEnforced} onModerate={moderate} />
  )
}

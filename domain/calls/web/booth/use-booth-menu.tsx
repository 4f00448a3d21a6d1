import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import {
  boothRoom,
  type MutedKind,
  moderateBoothRoom,
  type RoomParticipant,
  type ShownBoothRoom,
} from '../../contract/booth-room.ts'
import { Moderation, type RoomAction } from '../rooms/moderation.tsx'

/** What can be done about somebody in the room of a booth, by those who may. */
export function useBoothMenu({ stand, mayModerate, isMuteEnforced }: ShownBoothRoom) {
  const api = useApi()
  const refresh = useRefresh()
  if (!mayModerate) return undefined
  const moderate = async (connection: string, action: RoomAction, kind: MutedKind) => {
    try {
      await api.call(moderateBoothRoom, { params: { id: stand }, body: { connection, action, kind } })
    } finally {
      void refresh(boothRoom)
    }
  }
  return (participant: RoomParticipant) => (
    <Moderation participant={participant} isMuteEnforced={isMuteEnforced} onModerate={moderate} />
  )
}

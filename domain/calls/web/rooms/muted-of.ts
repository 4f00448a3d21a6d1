import type { RoomParticipant } from '../../contract/booth-room.ts'
import type { Muted } from '../media/video-room.ts'

/** What a moderator has taken from somebody who comes in anew. */
export function mutedOf(participants: readonly RoomParticipant[], userId: number): Muted {
  const own = participants.find(({ person }) => person.id === userId)
  return { microphone: own?.isMuted ?? false, camera: own?.isCameraMuted ?? false }
}

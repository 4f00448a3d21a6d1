import type { OpenedChatRoom } from '../contract/room.ts'
import { useAnnouncements } from './use-announcements.ts'

/** Whether those who run the fair say something in a room that one has not put away, nor read above any room, on whichever device. */
export function useAnnounced(
  room: Pick<OpenedChatRoom, 'fair' | 'announcement'> | undefined,
  isOpen: boolean,
): boolean {
  const announced = useAnnouncements(room?.fair ?? 0)
  return !isOpen && announced.some(({ id, isRead }) => id === room?.announcement?.id && !isRead)
}

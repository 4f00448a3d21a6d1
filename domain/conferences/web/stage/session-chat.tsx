import { useEffect } from 'react'
import RoomTalk from '#domain/chat/web/panel/room-talk.tsx'
import { useChatDock } from '#domain/chat/web/use-chat-dock.ts'
import type { AskedPlace } from '#domain/chat/web/use-room.ts'
import styles from './session-chat.module.css'

type Options = {
  person: number
  /** None where nobody talks. */
  place: AskedPlace | null
  isShown: boolean
}

/** A chat room as a part of the page: what is said there, and how much of it is new. */
export function useSessionChat({ person, place, isShown }: Options) {
  const { panel, unread, setOpen } = useChatDock(person, place)
  useEffect(() => setOpen(isShown), [isShown, setOpen])
  if (!panel) return null
  const { onClose: _, ...talk } = panel
  return {
    unread: isShown ? 0 : unread,
    content: (
      <div className={styles.talk}>
        <RoomTalk {...talk} />
      </div>
    ),
  }
}

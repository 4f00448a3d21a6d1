import { useEffect, useState } from 'react'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type ChatTold, chatRoomTopic, ownChatTopic } from '../contract/push.ts'
import type { ChatPanelProps } from './panel/chat-panel.tsx'
import { useAgainSoon } from './use-again-soon.ts'
import { useAnnounced } from './use-announced.ts'
import { useReadMark } from './use-read-mark.ts'
import { type AskedPlace, useRoom } from './use-room.ts'

/** The room of a place and what is new there, open or not. */
export function useChatDock(person: number, place: AskedPlace | null, isOpenFirst = false) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { room, again, change } = useRoom(person, place, isOpen)
  const soon = useAgainSoon(again)
  const isAnnounced = useAnnounced(room, isOpen)
  const markRead = useReadMark(room?.id)
  const onTold = ({ data }: { data: unknown }) => {
    const told = data as ChatTold
    if (!room) return
    if (told.type === 'announcement') change(() => ({ announcement: told.announcement }))
    // What is hidden may have been one that is counted here; in an open room it is taken out of its lines.
    else if (told.type === 'hidden') {
      if (!isOpen && room.unread) soon()
    } else if (told.type !== 'message') soon()
    else if (!isOpen && told.message.author?.id !== person && !isBlocked(told.message.author?.id))
      change(({ unread }) => ({ unread: unread + 1 }))
  }
  const isBlocked = (author: number | undefined) => author !== undefined && room?.blocked.includes(author)
  useTopic(room && room.sanction?.kind !== 'ban' ? chatRoomTopic(room.id) : null, onTold, soon)
  const onOwn = ({ data }: { data: unknown }) => {
    const told = data as ChatTold
    if (told.type === 'announcement_read') return
    // What is read here needs not be asked for.
    if (told.type !== 'read' || (told.room === room?.id && !isOpen)) void again()
  }
  useTopic(ownChatTopic(person), onOwn, soon)
  // A mute or a ban ends by the clock.
  useEffect(() => {
    const left = room?.sanction?.endsAt ? Date.parse(room.sanction.endsAt) - Date.now() : null
    if (left === null || left > 24 * 3600_000) return
    const timer = setTimeout(() => void again(), Math.max(0, left) + 500)
    return () => clearTimeout(timer)
  })
  const panel: ChatPanelProps | null = room
    ? {
        person,
        room,
        onSeen: message => {
          markRead(message)
          if (room.unread) change(() => ({ unread: 0 }))
        },
        onChanged: () => void again(),
        onClose: () => setOpen(false),
      }
    : null
  return { panel, unread: room?.unread ?? 0, isAnnounced, isOpen, setOpen }
}

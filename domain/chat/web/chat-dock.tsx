import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ChatTold, chatRoomTopic, ownChatTopic } from '../contract/push.ts'
import styles from './chat-dock.module.css'
import type { ChatPanelProps } from './panel/chat-panel.tsx'
import { type AskedPlace, rememberSeen, useRoom } from './use-room.ts'

type Props = {
  person: number
  place: AskedPlace
  /** The room itself, which is fetched when it is opened. */
  panelOf: (panel: ChatPanelProps) => ReactNode
}

/** Beside a place: the way into its room, with how much is new there, and the room once it is opened. */
export default function ChatDock({ person, place, panelOf }: Props) {
  const t = useWords('chat')
  const [isOpen, setOpen] = useState(false)
  const [isAfterPanel, setAfterPanel] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { room, again, change } = useRoom(person, place, isOpen)
  const onTold = ({ data }: { data: unknown }) => {
    const told = data as ChatTold
    if (!room) return
    if (told.type === 'announcement') change({ announcement: told.announcement })
    else if (told.type !== 'message') void again()
    else if (!isOpen && told.message.author?.id !== person && !isBlocked(told.message.author?.id))
      change({ unread: room.unread + 1 })
  }
  const isBlocked = (author: number | undefined) => author !== undefined && room?.blocked.includes(author)
  useTopic(room && room.sanction?.kind !== 'ban' ? chatRoomTopic(room.id) : null, onTold, again)
  useTopic(ownChatTopic(person), again, again)
  // A mute or a ban ends by the clock.
  useEffect(() => {
    const left = room?.sanction?.endsAt ? Date.parse(room.sanction.endsAt) - Date.now() : null
    if (left === null || left > 24 * 3600_000) return
    const timer = setTimeout(() => void again(), Math.max(0, left) + 500)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    if (isAfterPanel && !isOpen) button.current?.focus()
  }, [isAfterPanel, isOpen])
  if (!room) return null
  const close = () => {
    setAfterPanel(true)
    setOpen(false)
  }
  const { unread } = room
  return (
    <>
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded="false"
          aria-label={unread ? t('open_new', { count: unread }) : t('open')}
          onClick={() => setOpen(true)}
        >
          <Icon of={MessagesSquare} />
          {t('open')}
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      )}
      {isOpen &&
        panelOf({
          person,
          room,
          onSeen: message => {
            rememberSeen(person, place, room.id, message)
            if (room.unread) change({ unread: 0 })
          },
          onChanged: () => void again(),
          onClose: close,
        })}
    </>
  )
}

import { Megaphone, MessagesSquare } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './chat-dock.module.css'
import type { ChatPanelProps } from './panel/chat-panel.tsx'
import { useChatDock } from './use-chat-dock.ts'
import type { AskedPlace } from './use-room.ts'

type Props = {
  person: number
  place: AskedPlace
  /** The room itself, which is fetched when it is opened. */
  panelOf: (panel: ChatPanelProps) => ReactNode
}

/** Beside a place: the way into its room, with how much is new there, and the room once it is opened. */
export default function ChatDock({ person, place, panelOf }: Props) {
  const t = useWords('chat')
  const [isAfterPanel, setAfterPanel] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { panel, unread, isAnnounced, isOpen, setOpen } = useChatDock(person, place)
  useEffect(() => {
    if (isAfterPanel && !isOpen) button.current?.focus()
  }, [isAfterPanel, isOpen])
  if (!panel) return null
  const name = unread ? t('open_new', { count: unread }) : t('open')
  const close = () => {
    setAfterPanel(true)
    setOpen(false)
  }
  return (
    <>
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded="false"
          aria-label={isAnnounced ? t('open_announced', { name }) : name}
          onClick={() => setOpen(true)}
        >
          <Icon of={isAnnounced ? Megaphone : MessagesSquare} />
          <span className={styles.word}>{t('open')}</span>
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      )}
      {isOpen && panelOf({ ...panel, onClose: close })}
    </>
  )
}

import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import ChatPanel from '#domain/chat/web/panel/chat-panel.tsx'
import { useChatDock } from '#domain/chat/web/use-chat-dock.ts'
import { useWords } from '#platform/web/words/words.ts'
import { Control } from '../room/call-controls.tsx'
import styles from './booth.module.css'

type Props = {
  person: number
  stand: number
  /** Where the two are placed. */
  children: (parts: { control: ReactNode; panel: ReactNode }) => ReactNode
}

const isWide = () => !matchMedia('(max-width: 1024px)').matches

/** What is written at the booth, beside what is said there; on a phone over it. */
export function BoothTalk({ person, stand, children }: Props) {
  const t = useWords('calls')
  const { panel, unread, isOpen, setOpen } = useChatDock(person, { stand }, isWide())
  const [wasPressed, press] = useState(false)
  const control = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (wasPressed && !isOpen) control.current?.querySelector('button')?.focus()
  }, [wasPressed, isOpen])
  if (!panel) return children({ control: null, panel: null })
  const turn = (isOpenNow: boolean) => {
    press(true)
    setOpen(isOpenNow)
  }
  return children({
    control: (
      <span ref={control}>
        <Control
          icon={MessagesSquare}
          word={t('booth.talk')}
          {...(unread && !isOpen && { action: t('booth.talk_new', { count: unread }) })}
          count={isOpen ? 0 : unread}
          isOpen={isOpen}
          onPress={() => turn(!isOpen)}
        />
      </span>
    ),
    panel: isOpen && (
      <aside className={styles.talk}>
        <ChatPanel {...panel} isBeside takesFocus={wasPressed} onClose={() => turn(false)} />
      </aside>
    ),
  })
}

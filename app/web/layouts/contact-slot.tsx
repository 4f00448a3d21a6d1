import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ContactActions, type ContactTarget, SpokenTo } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { TalkContext } from '#domain/messaging/web/talk/talk-context.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { LoadingBar } from '#platform/web/ui/loading-bar.tsx'
import { ButtonRoom } from './button-room.tsx'
import { loadTalk, talkWords } from './load-talk.ts'
import { WithWords } from './with-words.tsx'

// Only who writes waits for it.
const TalkPanel = lazyWithRetry(loadTalk)

const ContactButtons = lazyWithRetry(() => import('./contact-buttons.tsx'))

/** Only its place until it is known who reads: no page waits for it. */
function Actions(target: ContactTarget) {
  const { status } = usePerson()
  const room = <ButtonRoom {...target} />
  if (status === 'unknown') return room
  return (
    <Suspense fallback={room}>
      <ContactButtons {...target} />
    </Suspense>
  )
}

/** What opened the talk, or, where it has been drawn anew meanwhile, what is called the same. */
function drawnNow(opener: Element | null): HTMLElement | undefined {
  if (opener instanceof HTMLElement && opener.isConnected) return opener
  const name = opener?.getAttribute('aria-label')
  const buttons = document.querySelectorAll<HTMLElement>('main button[aria-label]')
  return name ? [...buttons].find(button => button.getAttribute('aria-label') === name) : undefined
}

/** Around pages from which people are written to. `hasPanel`: the talk opens beside the page. */
export function ContactSlot({ hasPanel, children }: { hasPanel?: boolean; children: ReactNode }) {
  const [target, setTarget] = useState<ContactTarget | null>(null)
  const opener = useRef<Element | null>(null)
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState('')
  const open = (next: ContactTarget, button: Element) => {
    opener.current = button
    setOpenedAt(pathname)
    setTarget(next)
  }
  const close = () => {
    setTarget(null)
    drawnNow(opener.current)?.focus()
  }
  const isOpen = target !== null && openedAt === pathname
  return (
    <ContactActions value={Actions}>
      <TalkContext value={{ open, isBeside: Boolean(hasPanel) }}>
        <SpokenTo value={isOpen ? (target.person?.id ?? null) : null}>{children}</SpokenTo>
      </TalkContext>
      {isOpen && (
        <Suspense fallback={<LoadingBar isLoading />}>
          <WithWords of={talkWords}>
            <TalkPanel target={target} onTarget={setTarget} onClose={close} />
          </WithWords>
        </Suspense>
      )}
    </ContactActions>
  )
}

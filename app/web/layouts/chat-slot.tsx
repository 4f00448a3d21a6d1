import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { AskedPlace } from '#domain/chat/web/use-room.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { LoadingBar } from '#platform/web/ui/loading-bar.tsx'
import { workOf } from '#platform/web/words/words.ts'
import { WithWords } from './with-words.tsx'

// Only who is logged in waits for it.
const ChatDock = lazyWithRetry(() => import('#domain/chat/web/chat-dock.tsx'))
const ChatPanel = lazyWithRetry(() => import('#domain/chat/web/panel/chat-panel.tsx'))

/** The place of a page, where its fair has a room for it. */
function placeOf(screen: string | undefined, id: number, fair: PublicFair): AskedPlace | null {
  if (screen === 'fairVisitLobby') return { fair: fair.id }
  if (fair.isHidingChatButtons || !id) return null
  if (screen === 'fairVisit') return { hall: id }
  return screen === 'standVisit' ? { stand: id } : null
}

/** Beside a place its room, for those who are in the fair. */
export function ChatSlot() {
  const fair = useFair()
  const screen = useScreen()
  const { user } = usePerson()
  const { id } = useParams()
  const place = fair?.isUsingChat ? placeOf(screen?.name, Number(id), fair) : null
  if (!user || !place) return null
  return (
    <Suspense>
      <ChatDock
        key={Object.entries(place).flat().join(':')}
        person={user.id}
        place={place}
        panelOf={panel => (
          <Suspense fallback={<LoadingBar isLoading />}>
            <WithWords of={['messaging', workOf('messaging'), workOf('chat')]}>
              <ChatPanel {...panel} />
            </WithWords>
          </Suspense>
        )}
      />
    </Suspense>
  )
}

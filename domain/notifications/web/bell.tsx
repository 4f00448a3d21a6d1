import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { tellInSight } from '#platform/web/outside/in-sight.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CountMark } from '#platform/web/ui/count-mark.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { useNotifications } from './use-notifications.ts'

/** In the header of every page, for whoever is logged in: what one was told of. */
export default function Bell() {
  const { user } = usePerson()
  return user && <BellOf userId={user.id} />
}

function BellOf({ userId }: { userId: number }) {
  const t = useWords('notifications')
  const [latest, setLatest] = useState('')
  const notifications = useNotifications(userId, ({ text }) => setLatest(text))
  useEffect(tellInSight, [])
  const { unread } = notifications
  const name = unread ? t('bell', { count: unread }) : t('title')
  return (
    <>
      <PopoverButton
        isSheet
        label={t('title')}
        placement="bottom end"
        trigger={
          <Button variant="ghost" aria-label={name}>
            <CountMark of={BellIcon} count={unread} />
          </Button>
        }
      >
        {close => <NotificationPanel notifications={notifications} onLeave={close} />}
      </PopoverButton>
      <span className="visually-hidden" role="status">
        {latest && t('new', { text: latest })}
      </span>
    </>
  )
}

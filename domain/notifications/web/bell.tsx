import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './bell.module.css'
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
            <span className={styles.bell}>
              <BellIcon aria-hidden="true" size={22} />
              {unread > 0 && (
                <span className={styles.count} aria-hidden="true">
                  {unread > 99 ? '99+' : unread}
                </span>
              )}
            </span>
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

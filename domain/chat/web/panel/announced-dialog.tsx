import { LinkedText } from '#domain/messaging/web/thread/linked-text.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { useAnnouncements } from '../use-announcements.ts'
import styles from './chat-panel.module.css'

type Props = { announcements: ReturnType<typeof useAnnouncements>; onClose: () => void }

/** What was announced in the fair, the latest first. */
export function AnnouncedDialog({ announcements, onClose }: Props) {
  const t = useWords('chat')
  const format = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Dialog isOpen size="small" title={t('announcements')} onOpenChange={isOpen => isOpen || onClose()}>
      <ul className={styles.announced}>
        {announcements.map(({ id, text, createdAt }) => (
          <li key={id}>
            <p>
              <LinkedText text={text} />
            </p>
            <time className={styles.hint} dateTime={createdAt}>
              {format.format(new Date(createdAt))}
            </time>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

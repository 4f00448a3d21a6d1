import { Megaphone } from 'lucide-react'
import { LinkedText } from '#domain/messaging/web/thread/linked-text.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ChatAnnouncement } from '../../contract/announcement.ts'
import styles from './chat-panel.module.css'

/** What those who run the fair say, above what others do. */
export function Announcement({ announcement: { text } }: { announcement: ChatAnnouncement }) {
  const t = useWords('chat')
  return (
    <aside className={styles.announcement} aria-label={t('announcement')}>
      <Icon of={Megaphone} />
      <p>
        <LinkedText text={text} />
      </p>
    </aside>
  )
}

import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './toast.module.css'
import { queue } from './toast-queue.ts'
import { useUndoNotice } from './use-undo-notice.ts'

const signs = { success: Check, error: CircleAlert, info: Info }

/** The notices that are shown; reached by F6, read politely. */
export default function NoticeRegion() {
  const words = useKitWords()
  useUndoNotice()
  return (
    <ToastRegion queue={queue} className={styles.region} aria-label={words.notifications}>
      {({ toast: notice }) => (
        <Toast toast={notice} className={styles.toast} data-tone={notice.content.tone}>
          <span className={styles.sign}>
            <Icon of={signs[notice.content.tone]} size="small" />
          </span>
          <ToastContent className={styles.words} role={notice.content.tone === 'error' ? 'alert' : 'status'}>
            <Text slot="title" className={styles.title}>
              {notice.content.title}
            </Text>
            {notice.content.hint && (
              <Text slot="description" className={styles.hint}>
                {notice.content.hint}
              </Text>
            )}
          </ToastContent>
          {notice.content.action && (
            <Button
              variant="ghost"
              size="small"
              slot={null}
              onPress={() => {
                notice.content.action?.onPress()
                queue.close(notice.key)
              }}
            >
              {notice.content.action.label}
            </Button>
          )}
          <Button variant="ghost" size="small" icon={X} slot="close" aria-label={words.close} />
        </Toast>
      )}
    </ToastRegion>
  )
}

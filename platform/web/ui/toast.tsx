import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './toast.module.css'

type Tone = 'success' | 'error' | 'info'

interface Notice {
  tone: Tone
  title: string
  hint?: string
  action?: { label: string; onPress: () => void }
}

export interface NoticeOptions {
  hint?: string
  /** "Undo": pressing it also closes the notice. */
  action?: { label: string; onPress: () => void }
}

const queue = /* @__PURE__ */ new ToastQueue<Notice>({ maxVisibleToasts: 4 })

const show = (tone: Tone, title: string, { hint, action }: NoticeOptions = {}) =>
  // A failure stays until the reader closes it; what can be undone stays long enough to reach "Undo".
  queue.add(
    { tone, title, hint, action },
    { timeout: tone === 'error' ? undefined : action ? 12_000 : 6_000 },
  )

/** Says in passing that something happened. Never for a problem of a field: that stands beside the field. */
export const toast = {
  success: (title: string, options?: NoticeOptions) => show('success', title, options),
  error: (title: string, options?: NoticeOptions) => show('error', title, options),
  info: (title: string, options?: NoticeOptions) => show('info', title, options),
  close: (key: string) => queue.close(key),
}

const signs = { success: Check, error: CircleAlert, info: Info }

/** Stands once in the application's frame; reached by F6, read politely. */
export function Toasts() {
  const words = useKitWords()
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

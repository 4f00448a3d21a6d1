import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { type NoticeAction, queue, type Tone } from './toast-queue.ts'

const NoticeRegion = lazyWithRetry(() => import('./toast-region.tsx'))

export interface NoticeOptions {
  hint?: string
  /** "Undo": pressing it also closes the notice. */
  action?: NoticeAction
  /** It stays until the reader closes it, or whoever shows it does. */
  isLasting?: boolean
  /** It was closed, by whomever. */
  onClose?: () => void
}

const show = (tone: Tone, title: string, { hint, action, isLasting, onClose }: NoticeOptions = {}) =>
  // A failure stays until the reader closes it; what can be undone stays long enough to reach "Undo".
  queue.add(
    { tone, title, hint, action },
    {
      timeout: tone === 'error' || isLasting ? undefined : action ? 10_000 : 6_000,
      ...(onClose && { onClose }),
    },
  )

/** Says in passing that something happened. Never for a problem of a field: that stands beside the field. */
export const toast = {
  success: (title: string, options?: NoticeOptions) => show('success', title, options),
  error: (title: string, options?: NoticeOptions) => show('error', title, options),
  info: (title: string, options?: NoticeOptions) => show('info', title, options),
  close: (key: string) => queue.close(key),
}

const subscribe = (listener: () => void) => queue.subscribe(listener)
const isAnythingSaid = () => queue.visibleToasts.length > 0

/** Stands once in the application's frame. What draws a notice comes with the first of them, and then stays. */
export function Toasts() {
  const isSaying = useSyncExternalStore(subscribe, isAnythingSaid, () => false)
  const [isNeeded, need] = useState(isSaying)
  if (isSaying && !isNeeded) need(true)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <NoticeRegion />
      </Suspense>
    )
  )
}

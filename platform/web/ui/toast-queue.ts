import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type Tone = 'success' | 'error' | 'info'

export interface NoticeAction {
  label: string
  onPress: () => void
  /** Takes back what the notice says: Ctrl+Z does too, as long as it is shown. */
  isUndo?: boolean
}

export interface Notice {
  tone: Tone
  title: string
  hint?: string
  action?: NoticeAction
}

/** What waits to be said; drawn by `toast-region.tsx`. */
export const queue = /* @__PURE__ */ new ToastQueue<Notice>({ maxVisibleToasts: 4 })

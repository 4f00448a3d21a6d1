import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type Tone = 'success' | 'error' | 'info'

export interface Notice {
  tone: Tone
  title: string
  hint?: string
  action?: { label: string; onPress: () => void }
}

/** What waits to be said; drawn by `toast-region.tsx`. */
export const queue = /* @__PURE__ */ new ToastQueue<Notice>({ maxVisibleToasts: 4 })

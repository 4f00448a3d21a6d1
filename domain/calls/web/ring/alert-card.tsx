import { type ReactNode, type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './alert-card.module.css'

type Props = {
  /** Where the focus goes: not on a button, which a key that was meant for the page would press. */
  heading: RefObject<HTMLElement | null>
  labelledBy: string
  describedBy: string
  children: ReactNode
}

/** Asks for an answer now: over the whole of a phone, in the corner of a wide screen. */
export function AlertCard({ heading, labelledBy, describedBy, children }: Props) {
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [heading])
  return createPortal(
    // Escape does nothing: nobody answers by a slip of the hand.
    <div
      className={styles.card}
      role="alertdialog"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-react-aria-top-layer="true"
    >
      {children}
    </div>,
    document.body,
  )
}

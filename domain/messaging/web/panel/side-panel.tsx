import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '#platform/web/ui/button.tsx'
import styles from './side-panel.module.css'

type Props = {
  /** Names it to a screen reader. */
  label: string
  /** On a wide screen a column of the page, instead of over it. */
  isBeside?: boolean | undefined
  /** Unless it was there before anybody opened it. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

const phone = '(max-width: 640px)'

/** There a field that takes the focus brings its keyboard, which hides what has been written. */
export const isOnPhone = () => matchMedia(phone).matches

/** Beside the page, which stays in use; on a phone a sheet over it, which keeps the focus until it is closed. */
export function SidePanel({ label, isBeside, takesFocus = true, onClose, children }: Props) {
  // A phone that is turned keeps what is written and said here.
  const [isSheet] = useState(isOnPhone)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // What is within may have taken it.
    if (takesFocus && !panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [takesFocus])
  const leave = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (isSheet)
    return (
      <ModalOverlay className={styles.overlay} isOpen isDismissable onOpenChange={leave}>
        <Modal>
          <Dialog ref={panel} className={styles.panel} aria-label={label}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-beside={isBeside || undefined}
      role="dialog"
      aria-label={label}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </section>
  )
}

type HeadProps = {
  title: string
  /** Under the title. */
  about?: ReactNode
  mark?: ReactNode
  /** Before the button that closes. */
  actions?: ReactNode
  close: string
  onClose: () => void
}

export function SidePanelHead({ title, about, mark, actions, close, onClose }: HeadProps) {
  return (
    <header className={styles.head}>
      {mark}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {actions}
      <Button variant="icon" icon={X} aria-label={close} onPress={onClose} />
    </header>
  )
}

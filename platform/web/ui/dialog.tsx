import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog as AriaDialog, DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { useKitWords } from './kit-words.tsx'

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface DialogProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Controlled; without it, stand inside a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  size?: 'small' | 'normal' | 'wide'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: Content
  /** While something is being sent, neither Escape nor a press outside may lose it. */
  isBusy?: boolean
  children?: Content
}

/** Something to finish before going on. In the middle of a screen; on a phone a sheet from below. */
export function Dialog(props: DialogProps) {
  const words = useKitWords()
  const { title, lead, isOpen, onOpenChange, size = 'normal', role, footer, isBusy, children } = props
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBusy && role !== 'alertdialog'}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <AriaDialog className={styles.dialog} role={role}>
          {({ close }) => (
            <>
              <header className={styles.head}>
                <div className={styles.titles}>
                  <Heading slot="title" level={2} className={styles.title}>
                    {title}
                  </Heading>
                  {lead && <p className={styles.lead}>{lead}</p>}
                </div>
                <Button
                  variant="icon"
                  icon={X}
                  aria-label={words.close}
                  onPress={close}
                  isDisabled={isBusy}
                />
              </header>
              {children && <Body>{shown(children, close)}</Body>}
              {footer && <footer className={styles.foot}>{shown(footer, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

const isReached = 'a[href], button, input, select, textarea, [tabindex]'

/** Text that is longer than the screen scrolls by keyboard too, also where nothing in it takes the focus. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const node = body.current
    if (!node) return
    const look = () => setStop(node.scrollHeight > node.clientHeight && !node.querySelector(isReached))
    look()
    const watch = new ResizeObserver(look)
    watch.observe(node)
    return () => watch.disconnect()
  })
  return (
    <div ref={body} className={styles.body} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  )
}

const shown = (content: Content, close: () => void) =>
  typeof content === 'function' ? content(close) : content

/** A button and the dialog it opens, as two children. */
export function DialogTrigger({ children }: { children: [ReactNode, ReactNode] }) {
  return <AriaDialogTrigger>{children}</AriaDialogTrigger>
}

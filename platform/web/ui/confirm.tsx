import { type ReactNode, useState } from 'react'
import { isTypedAs } from '#platform/contract/text.ts'
import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { Dialog } from './dialog.tsx'
import { useKitWords } from './kit-words.tsx'
import { TextField } from './text-field.tsx'

export interface ConfirmProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Asks by name: "Remove Nordalia Robotique from the fair?" */
  title: string
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** The verb: "Remove". */
  confirmLabel: string
  /** Where the verb of `confirmLabel` would be another word for the usual one. */
  cancelLabel?: string
  onConfirm: () => void
  isPending?: boolean
  /** Something in `children` is still to be decided. */
  isDisabled?: boolean
  isDanger?: boolean
  /** For what cannot be undone: this name must be typed first. */
  nameToType?: string
}

/** A grave step, asked by name before it is taken. What can be undone needs no question but an "Undo". */
export function Confirm(props: ConfirmProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    isPending,
    isDisabled,
    isDanger,
    nameToType,
  } = props
  const words = useKitWords()
  const [typed, setTyped] = useState('')
  const isAllowed = !isDisabled && (nameToType === undefined || isTypedAs(typed, nameToType))
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isOpen={isOpen}
      isBusy={isPending}
      onOpenChange={next => {
        setTyped('')
        onOpenChange(next)
      }}
      footer={close => (
        <div className={styles.actions} data-danger={isDanger || undefined}>
          <Button
            variant="secondary"
            onPress={close}
            isDisabled={isPending}
            autoFocus={nameToType === undefined}
          >
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={!isAllowed}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      )}
    >
      {(children || nameToType !== undefined) && (
        <div className={styles.body}>
          {children}
          {nameToType !== undefined && (
            <TextField
              label={words.typeToConfirm(nameToType)}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              autoFocus
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

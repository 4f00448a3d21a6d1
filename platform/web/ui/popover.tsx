import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

export interface PopoverButtonProps {
  /** Any kit `Button`. */
  trigger: ReactNode
  /** Names the panel. */
  label: string
  placement?: 'bottom start' | 'bottom end' | 'top' | 'right' | 'bottom'
  /** On a phone a sheet from below, as wide as the screen. */
  isSheet?: boolean
  /** Controlled, where something else opens it too. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside its button: a few filters, a card, a legend. What must be finished is a dialog. */
export function PopoverButton({
  trigger,
  label,
  placement = 'bottom start',
  isSheet,
  isOpen,
  onOpenChange,
  children,
}: PopoverButtonProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        className={classNames(styles.popover, isSheet && styles.sheet)}
        placement={placement}
        offset={8}
      >
        <Dialog className={styles.panel} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

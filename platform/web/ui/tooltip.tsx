import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** Repeats or completes the name; never the only place of something one needs. */
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** One kit `Button` or `ButtonLink`. */
  children: ReactNode
}

/** Names an icon on hover and on focus. Touch never sees it, so the button has its own label all the same. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

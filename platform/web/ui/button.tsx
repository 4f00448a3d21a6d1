import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonProps as AriaButtonProps, Button as PlainButton } from 'react-aria-components/Button'
import { type LinkProps as AriaLinkProps, Link as PlainLink } from 'react-aria-components/Link'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { PendingRing } from './pending-ring.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'icon'
export type ButtonSize = 'big' | 'normal' | 'small'

interface Look {
  /** One `primary` a view. `icon` is round and needs an `aria-label`. */
  variant?: ButtonVariant
  /** `small` (36 px) only inside a row that is itself a target. */
  size?: ButtonSize
  icon?: LucideIcon
  iconAfter?: LucideIcon
  /** As wide as its place: phone forms, card feet. */
  isWide?: boolean
  children?: ReactNode
}

export type ButtonProps = Look & Omit<AriaButtonProps, 'children' | 'className' | 'style'>
export type ButtonLinkProps = Look &
  Omit<AriaLinkProps, 'children' | 'className' | 'style'> & { href: string }

const look = ({ variant = 'primary', size = 'normal', isWide }: Look) =>
  classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)

const inside = ({ icon, iconAfter, variant, size, children }: Look) => {
  const iconSize = size === 'small' || (variant === 'icon' && size !== 'big') ? 'small' : 'normal'
  return (
    <>
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={iconSize} />}
    </>
  )
}

/** Does something here. While `isPending` it keeps its width, its focus and its name, and takes no second press. */
export function Button({ variant, size, icon, iconAfter, isWide, children, ...rest }: ButtonProps) {
  const words = { variant, size, icon, iconAfter, isWide, children }
  return (
    <PlainButton {...rest} className={look(words)}>
      {rest.isPending ? (
        <>
          <span className={styles.unseen}>{inside(words)}</span>
          <PendingRing />
        </>
      ) : (
        inside(words)
      )}
    </PlainButton>
  )
}

/** Leads somewhere else: looks like a button, is a link (opens in a tab, is crawled, goes through the router). */
export function ButtonLink({ variant, size, icon, iconAfter, isWide, children, ...rest }: ButtonLinkProps) {
  const words = { variant, size, icon, iconAfter, isWide, children }
  return (
    <PlainLink {...rest} className={look(words)}>
      {inside(words)}
    </PlainLink>
  )
}

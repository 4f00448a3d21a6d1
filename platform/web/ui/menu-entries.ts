import type { LucideIcon } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'

export interface MenuEntry {
  id: string
  label: string
  icon?: LucideIcon
  /** Instead of an icon: the flag of a language. */
  flag?: Locale
  /** A second, smaller line. */
  hint?: string
  shortcut?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Of entries of which one is chosen: whether it is this one. */
  isChosen?: boolean
  /** Either it does something or it leads somewhere. */
  onAction?: () => void
  href?: string
}

export interface MenuGroup {
  id: string
  title?: string
  entries: readonly MenuEntry[]
}

export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

/** Where the keyboard is once the menu is open: on an entry, or on the list before any of them. */
export type MenuFocus = 'first' | 'last' | 'list'

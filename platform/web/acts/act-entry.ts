import type { LucideIcon } from 'lucide-react'
import type { Acts } from '#platform/contract/acts.ts'

/** An act as the search bar offers it. */
export type ActEntry = {
  title: string
  detail?: string | undefined
  icon: LucideIcon
  /** It has been understood from what was typed, whatever it is called. */
  isUnderstood?: boolean
  onAction: () => void
}

/** What the acts of one kind are called, and how they are done. */
export type ActView<Kind extends keyof Acts> = (act: Acts[Kind]) => ActEntry

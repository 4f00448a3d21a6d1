import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Lamp } from './lamp.tsx'

export interface ChipContent {
  icon?: LucideIcon
  /** The lit lamp, for the filter "free now". */
  hasLamp?: boolean
  children: ReactNode
}

/** What stands in a chip. */
export function ChipWords({ icon, hasLamp, children }: ChipContent) {
  return (
    <>
      {hasLamp && <Lamp />}
      {icon && <Icon of={icon} size="small" />}
      {children}
    </>
  )
}

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { Lamp } from './lamp.tsx'

interface ChipContent {
  icon?: LucideIcon
  /** The lit lamp, for the filter "free now". */
  hasLamp?: boolean
  children: ReactNode
}

/** A filter that is on or off. Several stand in a row above a list. */
export function Chip({
  isSelected,
  onChange,
  isDisabled,
  ...content
}: ChipContent & { isSelected: boolean; onChange: (isSelected: boolean) => void; isDisabled?: boolean }) {
  return (
    <ToggleButton className={styles.chip} isSelected={isSelected} onChange={onChange} isDisabled={isDisabled}>
      <Content {...content} />
    </ToggleButton>
  )
}

/** The same filter with an address of its own, so that the choice survives a reload and can be sent. */
export function ChipLink({
  href,
  isCurrent,
  ...content
}: ChipContent & { href: string; isCurrent?: boolean }) {
  return (
    <Link className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
      <Content {...content} />
    </Link>
  )
}

function Content({ icon, hasLamp, children }: ChipContent) {
  return (
    <>
      {hasLamp && <Lamp />}
      {icon && <Icon of={icon} size="small" />}
      {children}
    </>
  )
}

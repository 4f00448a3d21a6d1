import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  title: string
  /** Said beside the title while folded: "3 chosen". */
  aside?: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  /** `menu` for the groups of a side menu, `section` for a part of a page. */
  look?: 'section' | 'menu'
  children: ReactNode
}

/** A part that folds away; found by the browser's search even when folded. */
export function Disclosure({ title, aside, look = 'section', children, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure {...rest} className={styles[look]}>
      <Button slot="trigger" className={styles.trigger}>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon of={ChevronDown} size="small" />
      </Button>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}

import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#platform/web/ui/icon.tsx'
import styles from './outcome.module.css'

type Props = {
  icon: LucideIcon
  title: string
  children?: ReactNode
  /** The obvious next step first. */
  actions?: ReactNode
  /** `quiet` where something did not come about. */
  tone?: 'fair' | 'quiet'
  /** It took the place of a form: whoever hears the page is told. */
  takesFocus?: boolean
}

/** What has come of it, under an arch: a mail is on its way, the address is confirmed, the link is no longer good. */
export function Outcome({ icon, title, children, actions, tone = 'fair', takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.outcome}>
      <span className={styles.sign} data-tone={tone}>
        <Icon of={icon} />
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

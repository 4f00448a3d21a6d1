import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** Names what is not there yet: "No brochure kept". */
  title: string
  /** Says how it comes to be there. */
  children?: ReactNode
  /** One button or link that starts it. */
  action?: ReactNode
  /** `plain` inside a panel or a table, where a second ground would be a card in a card. */
  isPlain?: boolean
  level?: 1 | 2 | 3
}

/** Nothing here yet, what would be here, and how to begin. An empty place under its dark lamp. */
export function EmptyState({ title, children, action, isPlain, level = 3 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty} data-plain={isPlain || undefined}>
      <svg className={styles.drawing} viewBox="0 0 92 80" aria-hidden="true">
        <path className={styles.place} d="M46 30 88 51 46 72 4 51Z" />
        <path d="M46 4v21" />
        <path d="M38 33a8 8 0 0 1 16 0Z" />
      </svg>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

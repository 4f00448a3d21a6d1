import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  title?: ReactNode
  level?: 2 | 3 | 4
  /** The whole card leads there; the title is the link's words. */
  href?: string
  /** Beside the title: a badge, a mark. */
  aside?: ReactNode
  /** Stays at the bottom: an action, a date. */
  footer?: ReactNode
  children?: ReactNode
  /** Line instead of shadow, for many cards beside each other. */
  isQuiet?: boolean
}

/** One thing among equals, seen as a whole. Never inside another card. */
export function Card({ title, level = 3, href, aside, footer, children, isQuiet }: CardProps) {
  const Title = `h${level}` as const
  return (
    <article className={classNames(styles.card, isQuiet && styles.quiet, href && styles.leading)}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && (
            <Title className={styles.title}>
              {href ? (
                <Link href={href} className={styles.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Title>
          )}
          {aside}
        </header>
      )}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </article>
  )
}

/** Cards in as many columns as fit. */
export function CardGrid({ children, minWidth = 260 }: { children: ReactNode; minWidth?: number }) {
  return (
    <div className={styles.grid} style={{ '--min': `${minWidth}px` }}>
      {children}
    </div>
  )
}

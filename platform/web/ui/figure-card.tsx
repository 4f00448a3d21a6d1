import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import styles from './figure-card.module.css'

export interface FigureProps {
  label: string
  /** Already written for the reader: "1 284". */
  value: ReactNode
  /** "of 73", smaller, after the figure. */
  of?: ReactNode
  /** What it means, in words: "Median answer: 41 s". */
  sentence?: ReactNode
  /** A small line of the last hours, drawn by the caller. */
  trend?: ReactNode
  href?: string
}

/** Big numbers side by side between two hairlines; each says what it means. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

/** One of them. */
export function Figure({ label, value, of, sentence, trend, href }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <span className={styles.number} data-long={String(textOf(value)).length > longest || undefined}>
          {href ? (
            <Link href={href} className={styles.link} aria-label={`${label}: ${textOf(value)}`}>
              {value}
            </Link>
          ) : (
            value
          )}
          {of && <span className={styles.of}>{of}</span>}
          {trend}
        </span>
        {sentence && <span className={styles.sentence}>{sentence}</span>}
      </dd>
    </div>
  )
}

/** Signs of a figure that stands in full size beside three others. */
const longest = 10

const textOf = (value: ReactNode) => (typeof value === 'string' || typeof value === 'number' ? value : '')

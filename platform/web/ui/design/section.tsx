import type { ReactNode } from 'react'
import styles from './design.module.css'

/** One titled part of the design page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** One component in one state, with its name. */
export function Sample({ name, children, isWide }: { name: string; children: ReactNode; isWide?: boolean }) {
  return (
    <div className={styles.sample} data-wide={isWide || undefined}>
      <p className={styles.name}>{name}</p>
      <div className={styles.shown}>{children}</div>
    </div>
  )
}

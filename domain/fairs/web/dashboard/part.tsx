import type { ReactNode } from 'react'
import { Link } from '#platform/web/screens/link.tsx'
import styles from './part.module.css'

/** A titled part of a dashboard; the rest is a page of its own. */
export function Part({
  title,
  aside,
  href,
  children,
}: {
  title: string
  /** How much of it there is; leads to all of it where `href` says. */
  aside?: ReactNode
  href?: string
  children: ReactNode
}) {
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {href ? (
          <Link className={styles.link} to={href}>
            {aside}
          </Link>
        ) : (
          aside && <span className={styles.aside}>{aside}</span>
        )}
      </header>
      {children}
    </section>
  )
}

/** One line of a part: a sign, two lines of words, something to do. */
export function Line({
  sign,
  title,
  text,
  children,
}: {
  sign: ReactNode
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}) {
  return (
    <li className={styles.line}>
      {sign}
      <span className={styles.words}>
        <b>{title}</b>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {children}
    </li>
  )
}

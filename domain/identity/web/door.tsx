import type { ReactNode } from 'react'
import styles from './door.module.css'

/** A page with one short form: no wider than what is typed into it. */
export const Door = ({ children }: { children: ReactNode }) => <div className={styles.door}>{children}</div>

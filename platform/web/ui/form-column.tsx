import type { ReactNode } from 'react'
import styles from './form-column.module.css'

/** A page with one short form: no wider than what is typed into it. */
export const FormColumn = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
)

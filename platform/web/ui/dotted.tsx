import { Fragment } from 'react'
import styles from './dotted.module.css'

type Props = { parts: readonly (string | null | undefined)[] }

/** Short words in one line, dots between them; empty ones are left out. */
export const Dotted = ({ parts }: Props) => (
  <span className={styles.dotted}>
    {parts.flatMap(part =>
      part ? (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ) : (
        []
      ),
    )}
  </span>
)

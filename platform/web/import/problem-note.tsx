import { CircleAlert } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import styles from './import.module.css'

/** What the server refused, in its words, above the buttons that asked. */
export const ProblemNote = ({ problem }: { problem: string | null }) => (
  <div role="alert">
    {problem && (
      <p className={styles.problem}>
        <Icon of={CircleAlert} size="small" /> {problem}
      </p>
    )}
  </div>
)

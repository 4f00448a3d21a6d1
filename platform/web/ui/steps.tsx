import { Check } from 'lucide-react'
import { Icon } from './icon.tsx'
import styles from './steps.module.css'

export interface StepsProps {
  /** Names the way: "Import". */
  label: string
  steps: readonly { id: string; label: string }[]
  current: string
}

/** Where one is on a way of few steps. It shows, it does not lead: the page's own buttons do. */
export function Steps({ label, steps, current }: StepsProps) {
  const at = steps.findIndex(step => step.id === current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number}>{index < at ? <Icon of={Check} size="small" /> : index + 1}</span>
          <span className={styles.words}>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}

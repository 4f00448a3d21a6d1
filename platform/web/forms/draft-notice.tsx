import { Button } from '../ui/button.tsx'
import styles from './draft-notice.module.css'

type Choice = { label: string; onPress: () => void }
type Props = { text: string; choices: readonly [Choice, Choice] }

/** Says that there is another version of what is written here, and asks which of the two stays. */
export function DraftNotice({ text, choices: [first, second] }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <div>
        <Button variant="secondary" size="small" onPress={first.onPress}>
          {first.label}
        </Button>
        <Button variant="ghost" size="small" onPress={second.onPress}>
          {second.label}
        </Button>
      </div>
    </div>
  )
}

import { Button } from '../ui/button.tsx'
import { useKitWords } from '../ui/kit-words.tsx'
import styles from './other-tab.module.css'
import type { DraftState } from './use-draft.ts'

/** Says that a draft is written in another tab too, and asks which of the two stays. */
export function OtherTab({ draft: { other } }: { draft: Pick<DraftState, 'other'> }) {
  const words = useKitWords()
  return (
    other && (
      <div className={styles.notice} role="alert">
        <p>{words.otherTab}</p>
        <div>
          <Button variant="secondary" size="small" onPress={other.take}>
            {words.takeOtherTab}
          </Button>
          <Button variant="ghost" size="small" onPress={other.keepOwn}>
            {words.keepThisTab}
          </Button>
        </div>
      </div>
    )
  )
}

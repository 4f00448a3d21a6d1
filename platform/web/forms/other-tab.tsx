import { useKitWords } from '../ui/kit-words.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { DraftState } from './use-draft.ts'

/** Says that a draft is written in another tab too, and asks which of the two stays. */
export function OtherTab({ draft: { other } }: { draft: Pick<DraftState, 'other'> }) {
  const words = useKitWords()
  return (
    other && (
      <DraftNotice
        text={words.otherTab}
        choices={[
          { label: words.takeOtherTab, onPress: other.take },
          { label: words.keepThisTab, onPress: other.keepOwn },
        ]}
      />
    )
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FormActions } from './form.tsx'
import { useKitWords } from './kit-words.tsx'

export interface SaveActionsProps {
  /** Whether something was changed, and how that is let go of. */
  draft: { isChanged: boolean; reset: () => void }
  isPending?: boolean
  /** Nothing to save, unless said otherwise: a draft without changes. */
  isDisabled?: boolean
  /** What the buttons say, where saving is called otherwise. */
  save?: string
  discard?: string
  /** What else the foot of the form offers. */
  children?: ReactNode
}

/** The foot of a form that keeps a draft: saves it, and lets go of what was changed. */
export function SaveActions({ draft, isPending, isDisabled, save, discard, children }: SaveActionsProps) {
  const words = useKitWords()
  return (
    <FormActions>
      <Button type="submit" isPending={isPending} isDisabled={isDisabled ?? !draft.isChanged}>
        {save ?? words.save}
      </Button>
      {draft.isChanged && (
        <Button variant="ghost" onPress={draft.reset}>
          {discard ?? words.discard}
        </Button>
      )}
      {children}
    </FormActions>
  )
}

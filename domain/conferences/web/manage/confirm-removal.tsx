import type { ReactNode } from 'react'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = {
  name: string
  /** What else becomes of it. */
  children: ReactNode
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something goes for good. */
export function ConfirmRemoval({ name, children, isPending, onConfirm, onClose }: Props) {
  const t = useWords('conferences')
  return (
    <Confirm
      isOpen
      isDanger
      title={t('setup.remove_question', { name })}
      confirmLabel={t('setup.remove')}
      isPending={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={onConfirm}
    >
      <p>{children}</p>
    </Confirm>
  )
}

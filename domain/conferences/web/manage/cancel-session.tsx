import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useSessionActions } from './use-session-actions.ts'

/** Cancels a session, with the words that its page shows. */
export function CancelSession({ session, onClose }: { session: Conference; onClose: () => void }) {
  const t = useWords('conferences')
  const { cancel, isPending, nameOf } = useSessionActions()
  return (
    <CancelDialog
      title={t('sessions.cancel_question', { name: nameOf(session) })}
      label={t('sessions.cancel')}
      isPending={isPending}
      onCancel={reason => cancel(session, reason, onClose)}
      onClose={onClose}
    />
  )
}

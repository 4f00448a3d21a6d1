import { useState } from 'react'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { useSessionActions } from './use-session-actions.ts'

const longestReason = 500

/** Cancels a session, with the words that its page shows. */
export function CancelSession({ session, onClose }: { session: Conference; onClose: () => void }) {
  const t = useWords('conferences')
  const { cancel, isPending, nameOf } = useSessionActions()
  const [reason, setReason] = useState('')
  return (
    <Confirm
      isOpen
      isDanger
      title={t('sessions.cancel_question', { name: nameOf(session) })}
      confirmLabel={t('sessions.cancel')}
      isPending={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => cancel(session, reason.trim(), onClose)}
    >
      <p>{t('sessions.cancel_text')}</p>
      <TextAreaField
        label={t('sessions.cancel_reason')}
        value={reason}
        maxLength={longestReason}
        onChange={setReason}
      />
    </Confirm>
  )
}

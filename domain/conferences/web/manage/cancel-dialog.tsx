import { useState } from 'react'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'

const longestReason = 500

type Props = {
  title: string
  /** The verb. */
  label: string
  isPending: boolean
  onCancel: (reason: string) => void
  onClose: () => void
}

/** Asks before something announced is cancelled, and for the words that its page shows. */
export function CancelDialog({ title, label, isPending, onCancel, onClose }: Props) {
  const t = useWords('conferences')
  const [reason, setReason] = useState('')
  return (
    <Confirm
      isOpen
      isDanger
      title={title}
      confirmLabel={label}
      isPending={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => onCancel(reason.trim())}
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

import { useState } from 'react'
import type { RecordOf } from '#platform/contract/resource.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { presentations } from '../../contract/presentation.ts'
import { usePresentationActions } from './use-presentation-actions.ts'

const longestReason = 500

type Props = {
  presentation: Pick<RecordOf<typeof presentations>, 'id' | 'conference'>
  onClose: () => void
}

/** Cancels a presentation, with the words that its page shows. */
export function CancelPresentation({ presentation, onClose }: Props) {
  const t = useWords('conferences')
  const { cancel, isPending, nameOf } = usePresentationActions()
  const [reason, setReason] = useState('')
  return (
    <Confirm
      isOpen
      isDanger
      title={t('sessions.cancel_question', { name: nameOf(presentation) })}
      confirmLabel={t('presentations.cancel')}
      isPending={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => cancel(presentation, reason.trim(), onClose)}
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

import type { RecordOf } from '#platform/contract/resource.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { presentations } from '../../contract/presentation.ts'
import { CancelDialog } from '../manage/cancel-dialog.tsx'
import { usePresentationActions } from './use-presentation-actions.ts'

type Props = {
  presentation: Pick<RecordOf<typeof presentations>, 'id' | 'conference'>
  onClose: () => void
}

/** Cancels a presentation, with the words that its page shows. */
export function CancelPresentation({ presentation, onClose }: Props) {
  const t = useWords('conferences')
  const { cancel, isPending, nameOf } = usePresentationActions()
  return (
    <CancelDialog
      title={t('sessions.cancel_question', { name: nameOf(presentation) })}
      label={t('presentations.cancel')}
      isPending={isPending}
      onCancel={reason => cancel(presentation, reason, onClose)}
      onClose={onClose}
    />
  )
}

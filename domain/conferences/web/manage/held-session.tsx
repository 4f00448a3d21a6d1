import type { Use } from '#platform/contract/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferenceHolders } from '../../contract/held.ts'

type Props = {
  name: string
  by: readonly Use[]
  /** Without, it cannot be cancelled, or is already. */
  onCancel?: (() => void) | undefined
  onClose: () => void
}

/** Says what holds a session that was to be deleted, and offers to cancel it instead. */
export function HeldSession({ name, by, onCancel, onClose }: Props) {
  const t = useWords('conferences')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('held.title', { name })}
      lead={t('held.text')}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('held.keep')}
          </Button>
          {onCancel && (
            <Button variant="danger" onPress={onCancel}>
              {t('held.cancel')}
            </Button>
          )}
        </>
      }
    >
      <ul>
        {conferenceHolders.flatMap(holder =>
          by
            .filter(({ resource }) => resource === holder)
            .map(({ count }) => <li key={holder}>{t(`held.${holder}`, { count })}</li>),
        )}
      </ul>
    </Dialog>
  )
}

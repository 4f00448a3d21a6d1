import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = {
  /** What the fair's state is called that was chosen. */
  status: string | undefined
  /** Whoever chose it cannot go back. */
  isFinal: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A fair that opens or ends does so for everybody, at once: asked before it is saved. */
export function StatusQuestion({ status, isFinal, onConfirm, onClose }: Props) {
  const t = useWords('fairs')
  return (
    <Confirm
      isOpen={status !== undefined}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('settings.status_ask', { status: status ?? '' })}
      confirmLabel={t('settings.status_change')}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
    >
      <p>{t('settings.status_hint')}</p>
      {isFinal && <p>{t('settings.status_final')}</p>}
    </Confirm>
  )
}

import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'

/** Asks before exhibitors are refused: they are told at once. */
export function Refusal({
  firms,
  isPending,
  onClose,
  onConfirm,
}: {
  firms: readonly BackFirm[]
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const t = useWords('exhibitors')
  return (
    <Confirm
      isOpen={firms.length > 0}
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('tracking.refuse_title', { count: firms.length, name: firms[0]?.name ?? '' })}
      confirmLabel={t('tracking.refuse')}
      isPending={isPending}
      isDanger
      onConfirm={onConfirm}
    >
      {t('tracking.refuse_text', { count: firms.length })}
    </Confirm>
  )
}

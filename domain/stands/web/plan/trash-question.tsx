import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Asks by name before a stand is thrown away; where its firm has furnished it, the name is typed. */
export function TrashQuestion({
  stand,
  onClose,
  onConfirm,
}: {
  stand: PlanStand | null
  onClose: () => void
  onConfirm: (stand: PlanStand) => void
}) {
  const t = useWords('halls')
  if (!stand) return null
  return (
    <Confirm
      isOpen
      isDanger
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('plan.trash_question', { name: stand.name })}
      confirmLabel={t('plan.trash')}
      nameToType={stand.configurationState === 'not_configured' ? undefined : stand.name}
      onConfirm={() => {
        onClose()
        onConfirm(stand)
      }}
    >
      <p>{t('plan.trash_loses', { days: daysInTrash })}</p>
    </Confirm>
  )
}

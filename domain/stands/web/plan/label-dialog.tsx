import { useState } from 'react'
import { isSameLabel } from '#domain/exhibitors/contract/booth-label.ts'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** What stands on the sign of a stand: its own label, or, left empty, that of its place. */
export function LabelDialog({
  stand,
  place,
  onClose,
  onSave,
}: {
  stand: PlanStand
  /** What its place is called; empty while it waits for one. */
  place: string
  onClose: () => void
  /** Whether it has been saved. */
  onSave: (label: string | null) => Promise<boolean>
}) {
  const t = useWords('halls')
  const [label, setLabel] = useState(stand.label ?? '')
  const [isPending, setPending] = useState(false)
  /** One that says the same as the place goes with the place. */
  const own = isSameLabel(label, place) ? null : label.trim() || null
  const save = async () => {
    setPending(true)
    try {
      if (await onSave(own)) onClose()
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('plan.label_named', { name: stand.name })}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <Button type="submit" form="stand-label" isPending={isPending}>
          {t('plan.label_save')}
        </Button>
      }
    >
      <form
        id="stand-label"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('plan.label_field')}
          hint={place ? t('plan.label_hint', { place }) : t('plan.label_hint_waiting')}
          value={label}
          onChange={setLabel}
          maxLength={20}
          autoFocus
        />
      </form>
    </Dialog>
  )
}

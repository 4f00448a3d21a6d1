import { useState } from 'react'
import { hallName } from '#domain/halls/contract/hall-name.ts'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Spot, standById } from './moves.ts'
import styles from './plan.module.css'

/** Where a stand is to go, chosen from lists instead of dragged. */
export function SpotDialog({
  plan,
  stand,
  hall,
  onClose,
  onChoose,
}: {
  plan: Plan
  stand: PlanStand
  hall: number
  onClose: () => void
  onChoose: (to: Spot) => void
}) {
  const t = useWords('halls')
  const [hallId, setHall] = useState(stand.fairHall ?? hall)
  const [number, setNumber] = useState<number | null>(null)
  const chosen = plan.halls.find(one => one.id === hallId)
  return (
    <Dialog
      isOpen
      size="small"
      title={t('plan.move_named', { name: stand.name })}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <Button
          isDisabled={number === null}
          onPress={() => {
            onClose()
            if (number !== null) onChoose({ hall: hallId, number })
          }}
        >
          {t('plan.put_here')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('plan.hall')}
          options={plan.halls.map(one => ({ id: String(one.id), label: hallName(one) }))}
          value={String(hallId)}
          onChange={id => {
            setHall(Number(id))
            setNumber(null)
          }}
        />
        <ComboboxField
          key={hallId}
          label={t('plan.place_field')}
          options={(chosen?.places ?? [])
            .filter(place => place.stand !== stand.id)
            .map(place => ({
              id: String(place.number),
              label: place.label,
              hint:
                place.stand === null
                  ? t('plan.is_free')
                  : t('plan.exchange_with', { name: standById(plan, place.stand)?.name ?? '' }),
            }))}
          value={number === null ? null : String(number)}
          onChange={id => setNumber(id === null ? null : Number(id))}
        />
      </div>
    </Dialog>
  )
}

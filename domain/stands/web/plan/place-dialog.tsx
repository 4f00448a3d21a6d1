import { useState } from 'react'
import type { PlanPlace, PlanStand } from '#domain/halls/contract/plan.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

type Props = {
  place: PlanPlace
  stand: PlanStand | null
  waiting: PlanStand[]
  entries: MenuEntry[]
  onClose: () => void
  onPut: (stand: PlanStand) => void
}

/** A pressed place: what can be done with its stand, or which stand is to come here. */
export function PlaceDialog({ place, stand, waiting, entries, onClose, onPut }: Props) {
  const t = useWords('halls')
  return (
    <Dialog
      isOpen
      size="small"
      title={stand?.name ?? t('plan.place', { number: place.label })}
      lead={
        stand
          ? [t('plan.place', { number: stand.label ?? place.label }), stand.sector]
              .filter(Boolean)
              .join(' · ')
          : t('plan.is_free')
      }
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {stand ? (
        <>
          <p className={styles.badges}>
            <Badge tone={stand.configurationState === 'configured' ? 'ok' : 'neutral'}>
              {t(`plan.state_${stand.configurationState}`)}
            </Badge>
            {!stand.isVisible && <Badge>{t('plan.is_hidden')}</Badge>}
            {!stand.isFirmValidated && <Badge>{t('plan.not_validated')}</Badge>}
          </p>
          <div className={styles.actions}>
            {entries.map(entry =>
              entry.href ? (
                <ButtonLink key={entry.id} variant="secondary" isWide icon={entry.icon} href={entry.href}>
                  {entry.label}
                </ButtonLink>
              ) : (
                <Button
                  key={entry.id}
                  variant={entry.isDanger ? 'danger' : 'secondary'}
                  isWide
                  icon={entry.icon}
                  onPress={() => {
                    onClose()
                    entry.onAction?.()
                  }}
                >
                  {entry.label}
                </Button>
              ),
            )}
          </div>
        </>
      ) : (
        <ChooseStand waiting={waiting} onPut={onPut} />
      )}
    </Dialog>
  )
}

function ChooseStand({ waiting, onPut }: Pick<Props, 'waiting' | 'onPut'>) {
  const t = useWords('halls')
  const [id, setId] = useState<string | null>(null)
  const stand = waiting.find(one => String(one.id) === id)
  if (!waiting.length) return <p>{t('plan.nobody_waits')}</p>
  return (
    <div className={styles.fields}>
      <ComboboxField
        label={t('plan.which_stand')}
        options={waiting.map(one => ({ id: String(one.id), label: one.name, hint: one.sector ?? undefined }))}
        value={id}
        onChange={setId}
        shouldFocus
      />
      <Button isDisabled={!stand} onPress={() => stand && onPut(stand)}>
        {t('plan.put_here')}
      </Button>
    </div>
  )
}

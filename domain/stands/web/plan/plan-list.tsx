import { MapPinPlus } from 'lucide-react'
import type { PlanHall, PlanPlace, PlanStand } from '#domain/halls/contract/plan.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './plan.module.css'

type Props = {
  hall: PlanHall
  stands: ReadonlyMap<number, PlanStand>
  entriesOf: (stand: PlanStand) => MenuEntry[]
  onPress: (number: number) => void
}

/** The plan's other face: the places of the hall as a list, with the same things to do. */
export function PlanList({ hall, stands, entriesOf, onPress }: Props) {
  const t = useWords('halls')
  const standOf = (place: PlanPlace) => (place.stand === null ? undefined : stands.get(place.stand))
  return (
    <Table
      label={t('plan.list_label', { hall: hall.letter })}
      rows={hall.places}
      rowId={place => `place-${place.number}`}
      rowName={place =>
        [standOf(place)?.label ?? place.label, standOf(place)?.name].filter(Boolean).join(', ')
      }
      onRowAction={place => onPress(place.number)}
      actions={place => {
        const stand = standOf(place)
        return stand
          ? entriesOf(stand)
          : [
              {
                id: 'put',
                label: t('plan.put_stand'),
                icon: MapPinPlus,
                onAction: () => onPress(place.number),
              },
            ]
      }}
      columns={[
        {
          id: 'number',
          label: t('plan.place_field'),
          width: '90px',
          isRowHeader: true,
          render: place => standOf(place)?.label ?? place.label,
        },
        {
          id: 'stand',
          label: t('plan.stand'),
          render: place => {
            const stand = standOf(place)
            if (!stand) return <span className={styles.free}>{t('plan.is_free')}</span>
            return (
              <span className={styles.named}>
                <Mark
                  name={stand.name}
                  color={stand.color}
                  shape={stand.shape}
                  initials={stand.initials}
                  logo={stand.logo}
                  size={28}
                />
                {stand.name}
              </span>
            )
          },
        },
        {
          id: 'state',
          label: t('plan.state'),
          render: place => {
            const stand = standOf(place)
            return (
              stand && (
                <span className={styles.badges}>
                  <Badge tone={stand.configurationState === 'configured' ? 'ok' : 'neutral'}>
                    {t(`plan.state_${stand.configurationState}`)}
                  </Badge>
                  {!stand.isVisible && <Badge>{t('plan.is_hidden')}</Badge>}
                </span>
              )
            )
          },
        },
      ]}
    />
  )
}

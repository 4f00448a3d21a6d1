import { Armchair } from 'lucide-react'
import { useState } from 'react'
import { type rowsOf, seatName } from '#domain/scenes/web/auditorium-layout.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './seat-chooser.module.css'

type Props = {
  rows: ReturnType<typeof rowsOf>
  taken: ReadonlyMap<number, unknown>
  own: number | null
  isPending: boolean
  onTake: (seat: number | null) => void
}

/** A seat by its row and its number, of those that are free. */
export function SeatChooser({ rows, taken, own, isPending, onTake }: Props) {
  const t = useWords('conferences')
  const isFree = (seat: number) => !taken.has(seat) && seat !== own
  const withRoom = rows.filter(({ seats }) => seats.some(({ seat }) => isFree(seat)))
  const [asked, setRow] = useState<number | null>(null)
  const [wanted, setSeat] = useState<number | null>(null)
  const row = withRoom.find(one => one.row === asked) ?? withRoom[0]
  const free = row?.seats.filter(({ seat }) => isFree(seat)) ?? []
  const seat = free.find(one => one.seat === wanted) ?? free[0]
  const ownSeat = rows.flatMap(one => one.seats).find(one => one.seat === own)
  return (
    <div className={styles.chooser}>
      <p className={styles.own} role="status">
        {ownSeat ? t('seat.own', { seat: seatName(ownSeat) }) : t('seat.none')}
      </p>
      {row && seat ? (
        <div className={styles.fields}>
          <SelectField
            label={t('seat.row')}
            value={String(row.row)}
            options={withRoom.map(one => ({ id: String(one.row), label: one.name }))}
            onChange={id => setRow(Number(id))}
          />
          <SelectField
            label={t('seat.number')}
            value={String(seat.seat)}
            options={free.map(one => ({ id: String(one.seat), label: String(one.column) }))}
            onChange={id => setSeat(Number(id))}
          />
          <Button icon={Armchair} variant="secondary" isPending={isPending} onPress={() => onTake(seat.seat)}>
            {t('seat.take')}
          </Button>
        </div>
      ) : (
        <p>{t('seat.full')}</p>
      )}
      {ownSeat && (
        <Button variant="ghost" isDisabled={isPending} onPress={() => onTake(null)}>
          {t('seat.stand_up')}
        </Button>
      )}
    </div>
  )
}

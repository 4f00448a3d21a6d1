import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { DateTimeField } from '#platform/web/ui/date-time-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoardSession, ProgramBoard } from '../../contract/board.ts'
import styles from './board.module.css'
import { type Spot, spotOf } from './board-sessions.ts'

/** Where a session is to take place, chosen from fields instead of carried. */
export function PlaceSession({
  session,
  board,
  proposed,
  onClose,
  onChoose,
}: {
  session: BoardSession
  board: ProgramBoard
  proposed: Spot | null
  onClose: () => void
  onChoose: (to: Spot) => void
}) {
  const t = useWords('conferences')
  const first = spotOf(session) ?? proposed
  const [room, setRoom] = useState(session.room ?? first?.room ?? null)
  const [begin, setBegin] = useState(session.begin ?? (first ? new Date(first.begin).toISOString() : null))
  return (
    <Dialog
      isOpen
      size="small"
      title={t('board.place_named', { name: session.title })}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <Button
          isDisabled={room === null || begin === null}
          onPress={() => {
            onClose()
            if (room !== null && begin !== null) onChoose({ room, begin: Date.parse(begin) })
          }}
        >
          {t('board.put_here')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('board.room')}
          options={board.rooms.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={room === null ? null : String(room)}
          onChange={id => setRoom(Number(id))}
        />
        <DateTimeField
          label={t('board.begin')}
          hint={t('session.in_zone', { zone: board.timeZone })}
          timeZone={board.timeZone}
          value={begin}
          onChange={setBegin}
        />
      </div>
    </Dialog>
  )
}

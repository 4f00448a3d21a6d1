import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import type { Plan, PlanHall, PlanStand } from '#domain/halls/contract/plan.ts'
import { trashedStands, waitingStands } from '#domain/halls/contract/rules.ts'
import { DragBoard } from './drag-board.tsx'
import { HallSwitch } from './hall-switch.tsx'
import { HandChip } from './hand-chip.tsx'
import { HandStatus } from './hand-status.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { labelOf, spotOf } from './moves.ts'
import { PlaceDialog } from './place-dialog.tsx'
import styles from './plan.module.css'
import { PlanHelp } from './plan-help.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanStage, type StageHandle } from './plan-stage.tsx'
import { SpotDialog } from './spot-dialog.tsx'
import { useStandEntries } from './stand-entries.ts'
import { TrashQuestion } from './trash-question.tsx'
import { TrashZone } from './trash-zone.tsx'
import { Tray } from './tray.tsx'
import { useHand } from './use-hand.ts'
import type { PlanState } from './use-plan.ts'

type Props = { plan: Plan; hall: PlanHall; state: PlanState; face: 'scene' | 'list' }

/** A hall with its places, the stands that wait beside it, and everything that brings one to the other. */
export function PlanBoard({ plan, hall, state, face }: Props) {
  const navigate = useNavigate()
  const href = useSalonHref()
  const stage = useRef<StageHandle | null>(null)
  const [pressed, setPressed] = useState<number | null>(null)
  const [moving, setMoving] = useState<PlanStand | null>(null)
  const [labelled, setLabelled] = useState<PlanStand | null>(null)
  const [leaving, setLeaving] = useState<PlanStand | null>(null)
  const stands = useMemo(() => new Map(plan.stands.map(stand => [stand.id, stand])), [plan.stands])
  const waiting = waitingStands(plan)
  const openHall = (id: number) =>
    void navigate(href(hallPaths.hallAssign, { id }), { replace: true, preventScrollReset: true })
  const { hand, take, aim, putOn, drag } = useHand({
    plan,
    hall: hall.id,
    placeUnder: (x, y) => stage.current?.placeUnder(x, y) ?? null,
    openHall,
    onPut: (stand, to) => void state.move(stand, to),
    onTrash: setLeaving,
  })
  const firstFree = hall.places.find(place => place.stand === null)?.number ?? hall.places[0]?.number

  /** In hand by choice; the keyboard goes on at the place where it is, or at the first free one. */
  const takeAndAim = (stand: PlanStand) => {
    take(stand)
    if (face === 'list') return
    const spot = spotOf(stand)
    const number = spot?.hall === hall.id ? spot.number : firstFree
    if (hand?.stand.id !== stand.id && number !== undefined) stage.current?.focusPlace(number)
  }
  const entriesOf = useStandEntries({
    take: stand => (face === 'list' ? setMoving(stand) : takeAndAim(stand)),
    chooseSpot: setMoving,
    takeOff: stand => void state.move(stand, null),
    changeLabel: setLabelled,
    setVisible: (stand, isVisible) => void state.setVisible(stand, isVisible),
    askTrash: setLeaving,
  })
  const press = (number: number) => (hand ? putOn({ kind: 'place', number }) : setPressed(number))

  const pressKey = (number: number, event: KeyboardEvent) => {
    const place = hall.places.find(one => one.number === number)
    const stand = stands.get(place?.stand ?? 0)
    const at = plan.halls.indexOf(hall)
    // Where it was aimed at: fast fingers are ahead of the focus.
    const put = () => putOn(hand?.goal ?? { kind: 'place', number })
    const keys: Record<string, (() => void) | undefined> = {
      Enter: () => (hand ? put() : stand ? take(stand) : setPressed(number)),
      ' ': () => (hand ? put() : setPressed(number)),
      Delete: stand && !hand ? () => setLeaving(stand) : undefined,
      PageDown: () => openHall(plan.halls[at + 1]?.id ?? hall.id),
      PageUp: () => openHall(plan.halls[at - 1]?.id ?? hall.id),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const pressedPlace = hall.places.find(place => place.number === pressed)
  const pressedStand = stands.get(pressedPlace?.stand ?? 0) ?? null
  return (
    <DragBoard {...drag}>
      <HallSwitch halls={plan.halls} current={hall.id} />
      <div className={styles.board}>
        <div className={styles.main}>
          <HandStatus plan={plan} hall={hall.id} hand={hand} />
          {face === 'scene' ? (
            <>
              <PlanStage
                ref={stage}
                hall={hall}
                stands={stands}
                hand={hand}
                onPress={press}
                onKey={pressKey}
                onAim={aim}
              />
              <PlanHelp />
            </>
          ) : (
            <PlanList hall={hall} stands={stands} entriesOf={entriesOf} onPress={press} />
          )}
        </div>
        <aside className={styles.side}>
          <Tray stands={waiting} hand={hand} entriesOf={entriesOf} onTake={takeAndAim} />
          <TrashZone
            stands={trashedStands(plan)}
            isOver={hand?.goal?.kind === 'trash'}
            onRestore={stand => void state.restore(stand)}
          />
        </aside>
      </div>
      <HandChip hand={hand} />
      {pressedPlace && (
        <PlaceDialog
          place={pressedPlace}
          stand={pressedStand}
          waiting={waiting}
          entries={pressedStand ? entriesOf(pressedStand) : []}
          onClose={() => setPressed(null)}
          onPut={stand => {
            setPressed(null)
            void state.move(stand, { hall: hall.id, number: pressedPlace.number })
          }}
        />
      )}
      {moving && (
        <SpotDialog
          plan={plan}
          stand={moving}
          hall={hall.id}
          onClose={() => setMoving(null)}
          onChoose={to => void state.move(moving, to)}
        />
      )}
      {labelled && (
        <LabelDialog
          stand={labelled}
          place={labelOf(plan, spotOf(labelled))}
          onClose={() => setLabelled(null)}
          onSave={label => state.setLabel(labelled, label)}
        />
      )}
      <TrashQuestion
        stand={leaving}
        onClose={() => setLeaving(null)}
        onConfirm={stand => void state.trash(stand)}
      />
    </DragBoard>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'
import { chosen, dropUnder, type Goal, goalOver, type Hand, hallOver } from './lifted.ts'
import { type Spot, spotOf, standById } from './moves.ts'

type Options = {
  plan: Plan
  hall: number
  placeUnder: (x: number, y: number) => number | null
  openHall: (id: number) => void
  onPut: (stand: PlanStand, to: Spot) => void
  onTrash: (stand: PlanStand) => void
}

/** How long a stand is held over a hall's letter before that hall opens. */
const pauseOverHall = 500

/** The stand in hand, from taking it to putting it down, however that is done. */
export function useHand({ plan, hall, placeUnder, openHall, onPut, onTrash }: Options) {
  const [hand, setHand] = useState<Hand | null>(null)
  const waiting = useRef<{ drop: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const forgetHall = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }

  const goalAt = (x: number, y: number) => goalOver(dropUnder(x, y), () => placeUnder(x, y))
  const watchHall = (x: number, y: number) => {
    const drop = dropUnder(x, y)
    if (waiting.current?.drop === drop) return
    forgetHall()
    const id = hallOver(drop)
    if (drop && id) waiting.current = { drop, timer: setTimeout(() => openHall(id), pauseOverHall) }
  }
  const finish = (stand: PlanStand, goal: Goal | null) => {
    setHand(null)
    if (goal?.kind === 'trash') onTrash(stand)
    else if (goal) onPut(stand, goal.kind === 'tray' ? null : { hall, number: goal.number })
  }
  const cancel = () => {
    forgetHall()
    setHand(null)
  }

  const isChosen = hand?.by === 'choice'
  useEffect(() => {
    if (!isChosen) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && setHand(null)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isChosen])

  return {
    hand,
    /** By key, click or tap; the same again puts it back. */
    take: (stand: PlanStand) => setHand(now => chosen(now, stand)),
    aim: (number: number) => setHand(now => now && { ...now, goal: { kind: 'place', number } }),
    /** Puts the stand in hand down. */
    putOn: (goal: Goal) => hand && finish(hand.stand, goal),
    cancel,
    drag: {
      onLift: (id: number, pointer: { x: number; y: number }) => {
        const stand = standById(plan, id)
        if (stand) setHand({ stand, from: spotOf(stand), goal: null, by: 'drag', pointer })
      },
      onMove: (pointer: { x: number; y: number }) => {
        watchHall(pointer.x, pointer.y)
        setHand(now => now && { ...now, pointer, goal: goalAt(pointer.x, pointer.y) })
      },
      onDrop: (pointer: { x: number; y: number }) => {
        forgetHall()
        if (hand) finish(hand.stand, goalAt(pointer.x, pointer.y))
      },
      onCancel: cancel,
    },
  }
}

import { useEffect, useState } from 'react'
import { dropUnder } from '#domain/stands/web/plan/lifted.ts'
import type { BoardSession } from '../../contract/board.ts'
import { type Spot, spotOf } from './board-sessions.ts'

/** Where a session in hand would go. */
export type Goal = { kind: 'spot'; spot: Spot } | { kind: 'tray' }

/** The session in hand: dragged by a pointer, or taken by key, click or tap and put down by another. */
export type SessionHand = {
  session: BoardSession
  goal: Goal | null
  by: 'drag' | 'choice'
  /** Where the pointer is on the page, while it drags. */
  pointer: { x: number; y: number } | null
  /** How far below the top of its card it was taken. */
  grip: number
}

type Point = { x: number; y: number }
type Options = {
  find: (id: number) => BoardSession | undefined
  /** How far below the top of its card a pointer is. */
  gripOf: (id: number, at: Point) => number
  /** The room and the instant under a pointer, for what was taken so far below its top. */
  spotUnder: (at: Point, grip: number, session: BoardSession) => Spot | null
  onPut: (session: BoardSession, to: Spot | null) => void
}

/** The session in hand, from taking it to putting it down, however that is done. */
export function useSessionHand({ find, gripOf, spotUnder, onPut }: Options) {
  const [hand, setHand] = useState<SessionHand | null>(null)
  const goalUnder = (at: Point, { grip, session }: SessionHand): Goal | null => {
    if (dropUnder(at.x, at.y) === 'tray') return { kind: 'tray' }
    const spot = spotUnder(at, grip, session)
    return spot && { kind: 'spot', spot }
  }
  const finish = (session: BoardSession, goal: Goal | null) => {
    setHand(null)
    if (goal) onPut(session, goal.kind === 'tray' ? null : goal.spot)
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
    /** By key, click or tap; the same again puts it back. `goal`: where it would go at first. */
    take: (session: BoardSession, goal: Spot | null) =>
      setHand(now => {
        if (now?.session.id === session.id) return null
        const spot = spotOf(session) ?? goal
        return { session, goal: spot && { kind: 'spot', spot }, by: 'choice', pointer: null, grip: 0 }
      }),
    aim: (goal: Goal) => setHand(now => now && { ...now, goal }),
    putOn: (goal: Goal | null) => hand && finish(hand.session, goal),
    cancel: () => setHand(null),
    drag: {
      onLift: (id: number, pointer: Point) => {
        const session = find(id)
        if (session) setHand({ session, goal: null, by: 'drag', pointer, grip: gripOf(id, pointer) })
      },
      onMove: (pointer: Point) => setHand(now => now && { ...now, pointer, goal: goalUnder(pointer, now) }),
      onDrop: (pointer: Point) => {
        if (hand) finish(hand.session, goalUnder(pointer, hand))
      },
      onCancel: () => setHand(null),
    },
  }
}

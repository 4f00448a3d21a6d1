import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { type Spot, spotOf } from './moves.ts'

/** Where a stand in hand would go. */
export type Goal = { kind: 'place'; number: number } | { kind: 'tray' } | { kind: 'trash' }

/** The stand in hand: dragged by a pointer, or taken by key, click or tap and put down by another. */
export type Hand = {
  stand: PlanStand
  from: Spot
  goal: Goal | null
  by: 'drag' | 'choice'
  /** Where the pointer is on the page, while it drags. */
  pointer: { x: number; y: number } | null
}

/**
 * What a pointer is over, as the page marks it: `data-drop="trash"`, `data-drop="tray"`, `data-drop="hall:3"`. A notice
 * that happens to lie over it is no obstacle.
 */
export function dropUnder(x: number, y: number): string | null {
  const over = document.elementsFromPoint(x, y).map(one => one.closest<HTMLElement>('[data-drop]'))
  return over.find(one => one !== null)?.dataset.drop ?? null
}

/** Taken by key, click or tap; the same stand again puts it back. */
export const chosen = (hand: Hand | null, stand: PlanStand): Hand | null =>
  hand?.stand.id === stand.id ? null : { stand, from: spotOf(stand), goal: null, by: 'choice', pointer: null }

/** Where a stand goes that is let go over this mark; over none it is the place there, if there is one. */
export function goalOver(drop: string | null, placeUnder: () => number | null): Goal | null {
  if (drop === 'trash' || drop === 'tray') return { kind: drop }
  const number = placeUnder()
  return number === null ? null : { kind: 'place', number }
}

/** The hall whose letter is marked so; null for every other mark. */
export const hallOver = (drop: string | null): number | null => Number(drop?.split(':')[1] ?? 0) || null

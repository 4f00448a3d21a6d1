import type { PlanStand } from '#domain/halls/contract/plan.ts'
import type { Spot } from './moves.ts'

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

import { placeLabel } from '#domain/exhibitors/contract/booth-label.ts'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'

/** A place of a hall; null is the tray of stands that wait. */
export type Spot = { hall: number; number: number } | null

export const spotOf = (stand: PlanStand): Spot =>
  stand.fairHall === null || stand.number === null ? null : { hall: stand.fairHall, number: stand.number }

export const sameSpot = (a: Spot, b: Spot) => a?.hall === b?.hall && a?.number === b?.number

export const standAt = (plan: Plan | undefined, spot: Spot): PlanStand | null =>
  spot === null
    ? null
    : (plan?.stands.find(stand => stand.fairHall === spot.hall && stand.number === spot.number) ?? null)

export const standById = (plan: Plan | undefined, id: number): PlanStand | null =>
  plan?.stands.find(stand => stand.id === id) ?? null

/** `A6`; empty for the tray. */
export function labelOf(plan: Plan, spot: Spot): string {
  const hall = plan.halls.find(one => one.id === spot?.hall)
  return hall && spot ? placeLabel(hall.letter, spot.number) : ''
}

const on = (stand: PlanStand, spot: Spot): PlanStand => ({
  ...stand,
  fairHall: spot?.hall ?? null,
  number: spot?.number ?? null,
})

/** The stands as they will be: the one that moves, and the one that makes room for it. */
export function afterMove(plan: Plan, stand: PlanStand, to: Spot): PlanStand[] {
  const other = standAt(plan, to)
  return [on(stand, to), ...(other && other.id !== stand.id ? [on(other, spotOf(stand))] : [])]
}

export type Move = { stand: number; to: Spot }

/** What takes a move back: the one that made room goes first where the other came from the tray. */
export function inverseOf(plan: Plan, stand: PlanStand, to: Spot): Move {
  const from = spotOf(stand)
  const other = standAt(plan, to)
  return other && from === null ? { stand: other.id, to } : { stand: stand.id, to: from }
}

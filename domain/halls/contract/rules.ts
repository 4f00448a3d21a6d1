import type { Plan, PlanHall, PlanStand } from './plan.ts'

/** The colours that halls are offered, in order: green, amber, blue, brick, teal, ochre. */
export const hallColors = ['#0f7a62', '#d9772b', '#2f6fa8', '#a8483a', '#1f8a94', '#a5812a'] as const

/** Stands that wait to be placed. */
export const waitingStands = (plan: Plan): PlanStand[] =>
  plan.stands.filter(stand => stand.fairHall === null && stand.trashedAt === null)

export const trashedStands = (plan: Plan): PlanStand[] =>
  plan.stands.filter(stand => stand.trashedAt !== null)

export const freePlaces = (hall: PlanHall) => hall.places.filter(place => place.stand === null)

/** The plan after a move, from the stands that the move's answer holds. */
export function withMoved(plan: Plan, moved: readonly PlanStand[]): Plan {
  const changed = new Map(moved.map(stand => [stand.id, stand]))
  const stands = plan.stands.map(stand => changed.get(stand.id) ?? stand)
  const at = new Map(
    stands
      .filter(stand => stand.fairHall !== null)
      .map(stand => [`${stand.fairHall}/${stand.number}`, stand.id]),
  )
  return {
    ...plan,
    stands,
    halls: plan.halls.map(hall => ({
      ...hall,
      places: hall.places.map(place => ({ ...place, stand: at.get(`${hall.id}/${place.number}`) ?? null })),
    })),
  }
}

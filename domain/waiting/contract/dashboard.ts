import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** A booth at which people wait now. */
export const WaitedBooth = Type.Object({
  id: Id,
  number: maybe,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: maybe,
  waiting: count,
  /** Since when the first of them waits. */
  since: Type.String(),
})
export type WaitedBooth = Static<typeof WaitedBooth>

/** How many wait in a fair, and the booths at which somebody has waited longest. */
export const WaitedBooths = Type.Object({ waiting: count, booths: Type.Array(WaitedBooth) })
export type WaitedBooths = Static<typeof WaitedBooths>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    queues: WaitedBooths
  }
}

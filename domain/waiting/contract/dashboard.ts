import { type Static, Type } from 'typebox'
import { dashboardBooth } from '#domain/exhibitors/contract/dashboard-booth.ts'

const count = Type.Integer()

/** A booth at which people wait now. */
export const WaitedBooth = Type.Object({
  ...dashboardBooth,
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

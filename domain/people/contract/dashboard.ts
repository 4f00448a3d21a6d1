import { type Static, Type } from 'typebox'
import { dashboardBooth } from '#domain/exhibitors/contract/dashboard-booth.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** The people of a fair. */
export const PeopleFigures = Type.Object({
  total: count,
  waiting: count,
  /** Invited, without a password yet. */
  invited: count,
  /** On a booth now, or logged in and active within the last half hour. */
  seen: count,
})
export type PeopleFigures = Static<typeof PeopleFigures>

/** A stand where nobody is: who could be there, and when one of them was last seen. */
export const QuietStand = Type.Object({
  ...dashboardBooth,
  staff: count,
  lastLoginAt: maybe,
})
export type QuietStand = Static<typeof QuietStand>

/** While a fair is open the stands that are dark, before it those without a team: how many, and the first of them. */
export const QuietStands = Type.Object({ count, stands: Type.Array(QuietStand) })
export type QuietStands = Static<typeof QuietStands>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    people: PeopleFigures
    quiet: QuietStands
  }
}

import { type Static, Type } from 'typebox'
import { dashboardBooth } from '#domain/exhibitors/contract/dashboard-booth.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** A booth at which visitors are now. */
export const VisitedBooth = Type.Object({
  ...dashboardBooth,
  present: count,
  /** Somebody of the booth is there. */
  isStaffed: Type.Boolean(),
})
export type VisitedBooth = Static<typeof VisitedBooth>

/** Who walks through a fair now, and how many did in the course of today: numbers, of open pages. */
export const FairPresence = Type.Object({
  present: count,
  /** Of each five minutes since the first of today the most at once; empty where nobody has come, null while it cannot be read. */
  moments: Type.Union([Type.Array(Type.Object({ at: Type.String(), present: count })), Type.Null()]),
  halls: Type.Array(
    Type.Object({ id: Id, letter: Type.String(), name: Type.String(), present: count, most: count }),
  ),
  /** The most visited first, those where nobody is before others with as many. */
  booths: Type.Array(VisitedBooth),
  /** Conferences that have begun today. */
  sessions: Type.Array(Type.Object({ at: Type.String(), title: Type.String() })),
  timeZone: Type.String(),
  /** Since when what happened is not counted yet; null where all is. */
  lateSince: maybe,
})
export type FairPresence = Static<typeof FairPresence>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    presence: FairPresence
  }
}

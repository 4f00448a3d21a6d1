import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()

/** An exhibitor with applications whose day has passed without an answer. */
export const LateFirm = Type.Object({
  id: Id,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  overdue: count,
})
export type LateFirm = Static<typeof LateFirm>

/** The applications of a fair: all that are still there, those of today, how many of these are read; who answers late. */
export const FairApplications = Type.Object({
  total: count,
  today: count,
  read: count,
  overdue: count,
  /** Those with most of them. */
  firms: Type.Array(LateFirm),
})
export type FairApplications = Static<typeof FairApplications>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    applications: FairApplications
  }
}

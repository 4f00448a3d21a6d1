import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()

/** The applications of a fair: all that were sent and are still there, those of today, and how many of these were read. */
export const ApplicationFigures = Type.Object({ total: count, today: count, read: count })
export type ApplicationFigures = Static<typeof ApplicationFigures>

/** An exhibitor with applications whose day has passed without an answer. */
export const LateFirm = Type.Object({
  id: Id,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()]),
  overdue: count,
  waiting: count,
})
export type LateFirm = Static<typeof LateFirm>

/** How many applications wait longer than was promised, and the exhibitors with most of them. */
export const LateAnswers = Type.Object({ overdue: count, firms: Type.Array(LateFirm) })
export type LateAnswers = Static<typeof LateAnswers>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    applications: ApplicationFigures
    answers: LateAnswers
  }
}

import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()

/** The stands of a fair; `staffed`: shown to visitors, with somebody there now. */
export const StandFigures = Type.Object({ total: count, placed: count, configured: count, staffed: count })
export type StandFigures = Static<typeof StandFigures>

/** Each stand by its id and whether somebody is free there, in the order of its hall. */
export const HallStaff = Type.Object({
  id: Id,
  letter: Type.String(),
  name: Type.String(),
  stands: Type.Array(Type.Object({ id: Id, staffed: Type.Boolean() })),
})
export type HallStaff = Static<typeof HallStaff>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    stands: StandFigures
    halls: HallStaff[]
  }
}

import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** A stand where nobody is: who could be there, and when one of them was last seen. */
export const QuietStand = Type.Object({
  id: Id,
  number: maybe,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: maybe,
  staff: count,
  lastLoginAt: maybe,
})
export type QuietStand = Static<typeof QuietStand>

/** The stands of a fair. */
export const StandFigures = Type.Object({
  /** `staffed`: shown to visitors, with somebody there now. */
  stands: Type.Object({ total: count, placed: count, configured: count, staffed: count }),
  /** Each stand by its id and whether somebody is free there, in the order of its hall. */
  halls: Type.Array(
    Type.Object({
      id: Id,
      letter: Type.String(),
      name: Type.String(),
      stands: Type.Array(Type.Object({ id: Id, staffed: Type.Boolean() })),
    }),
  ),
  /** The first of them: while the fair is open those that are dark, before it those without a team. */
  quiet: Type.Array(QuietStand),
  quietCount: count,
})
export type StandFigures = Static<typeof StandFigures>

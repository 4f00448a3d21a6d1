import { Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const maybe = Type.Union([Type.String(), Type.Null()])

/** Fields of a booth as a line of a dashboard draws it: its number, and the sign of its firm. */
export const dashboardBooth = {
  id: Id,
  number: maybe,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: maybe,
}

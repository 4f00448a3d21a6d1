import { Type } from 'typebox'
import { stepKinds, stepSides } from './choices.ts'

/** A line of the timeline of both sides. */
export const SolicitationStep = Type.Object({
  kind: Type.Enum([...stepKinds]),
  status: Type.Union([Type.Integer({ minimum: 0, maximum: 5 }), Type.Null()]),
  side: Type.Enum([...stepSides]),
  at: Type.String(),
})

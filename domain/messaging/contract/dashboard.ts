import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { Id } from '#platform/contract/fields.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** A booth to which people have written who wait for an answer. */
export const UnansweredBooth = Type.Object({
  id: Id,
  number: maybe,
  name: Type.String(),
  initials: Type.String(),
  shape: Type.Enum(markShapes),
  color: Type.String(),
  logo: maybe,
  waiting: count,
  /** When the first of them wrote. */
  since: Type.String(),
})
export type UnansweredBooth = Static<typeof UnansweredBooth>

/** The conversations of a fair: counts alone. */
export const FairConversations = Type.Object({
  /** Somebody wrote in them within the last quarter of an hour. */
  active: count,
  /** Begun today. */
  today: count,
  /** Of booths: whoever wrote waits for an answer. */
  waiting: count,
  /** Those at which somebody has waited longest. */
  booths: Type.Array(UnansweredBooth),
})
export type FairConversations = Static<typeof FairConversations>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    conversations: FairConversations
  }
}

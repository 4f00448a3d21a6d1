import { type Static, Type } from 'typebox'
import { dashboardBooth } from '#domain/exhibitors/contract/dashboard-booth.ts'

const count = Type.Integer()

/** A booth to which people have written who wait for an answer. */
export const UnansweredBooth = Type.Object({
  ...dashboardBooth,
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

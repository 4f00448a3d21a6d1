import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'

/** A conference that is on air, or should be. */
const StagedConference = Type.Object({
  id: Id,
  title: Type.String(),
  room: Type.Union([Type.String(), Type.Null()]),
  begin: Type.Union([Type.String(), Type.Null()]),
  /** Since when it is on air. */
  liveAt: Type.Union([Type.String(), Type.Null()]),
  /** Who is in, besides the team. */
  people: Type.Integer(),
  /** Of one that should have begun: nobody is on stage. */
  isMissing: Type.Boolean(),
})
export type StagedConference = Static<typeof StagedConference>

/** What is on the stages of a fair now, and where somebody is missing. */
export const FairStages = Type.Object({ conferences: Type.Array(StagedConference) })
export type FairStages = Static<typeof FairStages>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    stages: FairStages
  }
}

import { type Static, Type } from 'typebox'

/** The exhibitors of a fair. */
export const FirmFigures = Type.Object({ total: Type.Integer(), waiting: Type.Integer() })
export type FirmFigures = Static<typeof FirmFigures>

declare module '#platform/contract/dashboard.ts' {
  interface DashboardData {
    firms: FirmFigures
  }
}

import type { Static, TSchema } from 'typebox'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import type { Context } from './context.ts'

/** What one domain says of a record at a glance. */
export type DashboardPart = {
  key: string
  schema: TSchema
  /** From one query. The right to read it has been checked. */
  fill: (dashboard: Partial<DashboardData>, record: number, context: Context) => Promise<void>
}

/** A key that no domain declares does not compile, nor does what differs from its schema. */
export const defineDashboardPart = <Key extends keyof DashboardData & string, Schema extends TSchema>(
  key: Key,
  schema: Schema,
  read: (record: number, context: Context) => Promise<DashboardData[Key] & Static<Schema>>,
): DashboardPart => ({
  key,
  schema,
  fill: async (dashboard, record, context) => {
    dashboard[key] = await read(record, context)
  },
})

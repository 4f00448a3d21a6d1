import { Type } from 'typebox'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/** What all domains say of a fair, asked side by side. @throws 403 or 404 for a fair that this person does not run */
export async function dashboardOf(fair: number, context: Context): Promise<Partial<DashboardData>> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const dashboard: Partial<DashboardData> = {}
  await Promise.all(declared('dashboard').map(({ fill }) => fill(dashboard, fair, context)))
  return dashboard
}

/** The shape of what they say. */
export const dashboardSchema = () =>
  Type.Object(Object.fromEntries(declared('dashboard').map(({ key, schema }) => [key, schema])))

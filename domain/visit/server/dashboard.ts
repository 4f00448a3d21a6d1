import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { FairDashboard } from '../contract/dashboard.ts'

/** What all domains say of a fair, asked side by side. @throws 403 or 404 for a fair that this person does not run */
export async function dashboardOf(fair: number, context: Context): Promise<FairDashboard> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const parts = await Promise.all(declared('dashboard').map(part => part(fair, context)))
  return Object.assign({}, ...parts)
}

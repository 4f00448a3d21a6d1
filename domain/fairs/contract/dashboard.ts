import { Type } from 'typebox'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** The domains say what it is made of. */
export const fairDashboard = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/dashboard',
  tag: 'Fairs',
  summary: 'A fair as it is now, for those who run it',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Unsafe<Partial<DashboardData>>({ type: 'object' }),
})

import { type Static, Type } from 'typebox'
import { FirmFigures } from '#domain/exhibitors/contract/dashboard.ts'
import { PeopleFigures } from '#domain/people/contract/dashboard.ts'
import { StandFigures } from '#domain/stands/contract/dashboard.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** What each domain says of a fair. */
export const FairDashboard = Type.Object({
  ...PeopleFigures.properties,
  ...FirmFigures.properties,
  ...StandFigures.properties,
})
export type FairDashboard = Static<typeof FairDashboard>

export const fairDashboard = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/dashboard',
  tag: 'Fairs',
  summary: 'A fair as it is now, for those who run it',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: FairDashboard,
})

import type { ComponentType } from 'react'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import type { Audience } from '#platform/web/screens/screen.ts'
import type { PublicFair } from '../../contract/public-fair.ts'

/**
 * The figures, a row over the whole width, the two columns, the end of the left one, which on a phone comes after both, and
 * what follows below, which needs no answer of the server.
 */
export type DashboardArea = 'figures' | 'row' | 'left' | 'right' | 'end' | 'below'

type Place = {
  area: DashboardArea
  /** Its place among those of all domains in this area. */
  rank: number
  /** Who sees it; unless said, all who run the fair. */
  allow?: Audience
}

/** What one domain draws on the dashboard of a fair. */
export type DashboardView = Place & {
  View: ComponentType<{ fair: PublicFair; dashboard: Partial<DashboardData> }>
}

/** Drawn from what a domain's server says under a key; where nothing is said, nothing is drawn. */
export function drawnFrom<Key extends keyof DashboardData>(
  key: Key,
  place: Place,
  Component: ComponentType<{ fair: PublicFair; data: DashboardData[Key] }>,
): DashboardView {
  function View({ fair, dashboard }: { fair: PublicFair; dashboard: Partial<DashboardData> }) {
    const data = dashboard[key]
    return data === undefined ? null : <Component fair={fair} data={data} />
  }
  return { ...place, View }
}

/** Drawn from what it asks itself. */
export const drawn = (place: Place, Component: ComponentType<{ fair: PublicFair }>): DashboardView => ({
  ...place,
  View: ({ fair }) => <Component fair={fair} />,
})

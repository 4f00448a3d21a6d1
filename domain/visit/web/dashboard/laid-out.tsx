import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { DashboardArea, DashboardView } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { Figures } from '#platform/web/ui/figure-card.tsx'
import styles from './laid-out.module.css'

type Drawn = { fair: PublicFair; views: readonly DashboardView[] }

/** What the domains draw in one area, in its order. */
export function Area({
  area,
  fair,
  views,
  dashboard = {},
}: Drawn & { area: DashboardArea; dashboard?: Partial<DashboardData> }) {
  const { roles } = usePerson()
  return views
    .filter(view => view.area === area && isFor(view.allow ?? 'members', roles))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ View, rank }) => <View key={rank} fair={fair} dashboard={dashboard} />)
}

/** The areas of a fair's dashboard that are drawn from what the server has answered. */
export function LaidOut(drawn: Drawn & { dashboard: Partial<DashboardData> }) {
  return (
    <>
      <Figures>
        <Area area="figures" {...drawn} />
      </Figures>
      <Area area="row" {...drawn} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Area area="left" {...drawn} />
          <div className={styles.end}>
            <Area area="end" {...drawn} />
          </div>
        </div>
        <div className={styles.column}>
          <Area area="right" {...drawn} />
        </div>
      </div>
    </>
  )
}

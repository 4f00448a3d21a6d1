import { drawn } from './dashboard-view.tsx'
import { FairsOverview } from './fairs-overview.tsx'
import { MissingPoints } from './missing-points.tsx'

export const fairViews = [
  // While the fair is open, after what happens in it.
  drawn({ area: 'end', rank: 10 }, MissingPoints),
  drawn({ area: 'below', rank: 10, allow: ['superAdmin', 'superOrganizer'] }, FairsOverview),
]

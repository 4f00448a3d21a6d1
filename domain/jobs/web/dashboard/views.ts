import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { ApplicationCount } from './application-count.tsx'
import { LateFirms } from './late-firms.tsx'

export const jobViews = [
  drawnFrom('applications', { area: 'figures', rank: 60 }, ApplicationCount),
  drawnFrom('answers', { area: 'right', rank: 30 }, LateFirms),
]

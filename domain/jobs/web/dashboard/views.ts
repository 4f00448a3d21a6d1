import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { Applications } from './applications.tsx'
import { ApplicationsToday } from './applications-today.tsx'

export const jobViews = [
  drawnFrom('applications', { area: 'figures', rank: 8 }, ApplicationsToday),
  drawnFrom('applications', { area: 'right', rank: 30 }, Applications),
]

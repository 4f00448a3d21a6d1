import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { Applications } from './applications.tsx'

export const jobViews = [drawnFrom('applications', { area: 'right', rank: 30 }, Applications)]

import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { PresentVisitors } from './present-visitors.tsx'
import { VisitedBooths } from './visited-booths.tsx'
import { VisitedHalls } from './visited-halls.tsx'
import { WalkedToday } from './walked-today.tsx'

export const statisticsViews = [
  drawnFrom('presence', { area: 'figures', rank: 2 }, PresentVisitors),
  drawnFrom('presence', { area: 'left', rank: 20 }, VisitedBooths),
  drawnFrom('presence', { area: 'left', rank: 15 }, WalkedToday),
  drawnFrom('presence', { area: 'left', rank: 25 }, VisitedHalls),
]

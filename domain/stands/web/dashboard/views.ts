import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { PlacedStands, StaffedStands } from './figures.tsx'
import { HallModels } from './hall-models.tsx'

export const standViews = [
  drawnFrom('stands', { area: 'figures', rank: 4 }, StaffedStands),
  drawnFrom('stands', { area: 'figures', rank: 50 }, PlacedStands),
  drawnFrom('halls', { area: 'row', rank: 10 }, HallModels),
]

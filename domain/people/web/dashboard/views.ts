import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { SeenPeople, WaitingCount } from './figures.tsx'
import { QuietBooths } from './quiet-stands.tsx'
import { WaitingPeople } from './waiting-people.tsx'

export const peopleViews = [
  drawnFrom('people', { area: 'figures', rank: 10 }, SeenPeople),
  drawnFrom('people', { area: 'figures', rank: 30 }, WaitingCount),
  drawnFrom('people', { area: 'right', rank: 10 }, WaitingPeople),
  drawnFrom('quiet', { area: 'right', rank: 20 }, QuietBooths),
]

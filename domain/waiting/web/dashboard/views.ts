import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { WaitingVisitors } from './waiting-visitors.tsx'

export const queueViews = [drawnFrom('queues', { area: 'right', rank: 5 }, WaitingVisitors)]

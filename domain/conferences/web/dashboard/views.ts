import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { OnStage } from './on-stage.tsx'

export const conferenceViews = [drawnFrom('stages', { area: 'right', rank: 6 }, OnStage)]

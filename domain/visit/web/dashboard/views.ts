import { conferenceViews } from '#domain/conferences/web/dashboard/views.ts'
import { firmViews } from '#domain/exhibitors/web/dashboard/views.tsx'
import type { DashboardView } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { fairViews } from '#domain/fairs/web/dashboard/views.ts'
import { jobViews } from '#domain/jobs/web/dashboard/views.ts'
import { messagingViews } from '#domain/messaging/web/dashboard/views.ts'
import { peopleViews } from '#domain/people/web/dashboard/views.ts'
import { standViews } from '#domain/stands/web/dashboard/views.ts'
import { statisticsViews } from '#domain/statistics/web/dashboard/views.ts'
import { queueViews } from '#domain/waiting/web/dashboard/views.ts'

/** What the dashboard is made of: one line a domain. */
export const dashboardViews: readonly DashboardView[] = [
  ...fairViews,
  ...firmViews,
  ...standViews,
  ...peopleViews,
  ...messagingViews,
  ...queueViews,
  ...jobViews,
  ...conferenceViews,
  ...statisticsViews,
]

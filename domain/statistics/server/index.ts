import { askedOrFirstFair } from '#domain/fairs/server/index.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { readAssessment, stateAssessment } from '../contract/assessment.ts'
import { readComparison } from '../contract/comparison.ts'
import * as figures from '../contract/figures.ts'
import * as recording from '../contract/recording.ts'
import { assessMeasurement } from './assess.ts'
import { chooseStat, readStatChoice } from './choice.ts'
import { closeDays } from './close-day.ts'
import { statisticsCompanion } from './companion.ts'
import { compareBooth } from './compare.ts'
import { presenceDashboard } from './dashboard.ts'
import { exportFigures } from './export.ts'
import { readFigures } from './figures.ts'
import { forgetVisitor } from './forget.ts'
import { funnelOf } from './funnel.ts'
import { sweepStatistics } from './keep.ts'
import { listFigures } from './list.ts'
import { liveOf, samplePresence } from './live.ts'
import { statisticsJobNames } from './names.ts'
import { recordEvents } from './record.ts'
import { printReport } from './report/report.ts'
import { rollUp } from './roll-up.ts'
import { routesOf } from './routes.ts'
import { stateExemption } from './state-assessment.ts'
import { figuresTopic } from './topic.ts'

export const statisticsDomain: DomainServer = {
  resources: [],
  handlers: [
    handle(recording.readStatToken, async ({ query }, context) =>
      readStatChoice(await askedOrFirstFair(query.fairId, context), context),
    ),
    handle(recording.chooseStatistics, ({ body }, context) => chooseStat(body.fairId, body.choice, context), {
      writes: false,
    }),
    // What is over a limit is counted although nothing is kept, and figures have a database of their own: transactions too.
    handle(
      recording.forgetVisits,
      ({ query }, context) => forgetVisitor(query.fairId, query.token, context),
      {
        writes: false,
      },
    ),
    handle(recording.createStatistics, ({ body }, context) => recordEvents(body, context), { writes: false }),
    handle(figures.readStatistics, ({ query }, context) => readFigures(query, context)),
    handle(figures.listStatistics, ({ query }, context) => listFigures(query, context)),
    handle(figures.exportStatistics, ({ query }, context) => exportFigures(query, context)),
    handle(figures.figuresReport, ({ query }, context) => printReport(query, context)),
    handle(figures.readFunnel, ({ query }, context) => funnelOf(query, context)),
    handle(readAssessment, ({ query }, context) => assessMeasurement(query.fairId, context)),
    handle(stateAssessment, ({ body }, context) => stateExemption(body, context), { writes: false }),
    handle(readComparison, ({ query }, context) => compareBooth(query, context)),
    handle(figures.readRoutes, ({ query }, context) => routesOf(query, context)),
    handle(figures.readLive, ({ query }, context) => liveOf(query.fairId, context)),
  ],
  topics: [figuresTopic],
  companions: services => (services.settings.STATS_DATABASE_URL ? [statisticsCompanion(services)] : []),
  dashboard: [presenceDashboard],
  jobNames: statisticsJobNames,
  jobs: services => [
    schedule('roll_up_statistics', 5, () => rollUp(services)),
    schedule('sample_presence', 60, () => samplePresence(services)),
    schedule('close_statistics', 600, () => closeDays(services)),
    schedule('sweep_statistics', 24 * 3600, () => sweepStatistics(services)),
  ],
}

export { closeDays } from './close-day.ts'
export { addWaiting, rebuildDay, rollUp } from './roll-up.ts'

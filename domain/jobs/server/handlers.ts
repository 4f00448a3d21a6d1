import { handle } from '#platform/server/http/endpoint-routes.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { jsonResume, readCvFile } from '../contract/cv-import.ts'
import { readFirmAnswers, readJobSettings, writeJobSettings } from '../contract/fair-settings.ts'
import * as jobCalls from '../contract/job-calls.ts'
import { jobCounts } from '../contract/job-counts.ts'
import * as interviews from '../contract/job-interview.ts'
import * as solicitations from '../contract/job-solicitation.ts'
import { searchLibrary, treatProfile } from '../contract/library.ts'
import { newestJobs } from '../contract/newest-jobs.ts'
import { ownJobs } from '../contract/own-jobs.ts'
import * as profiles from '../contract/profile-calls.ts'
import { solicitationCounts, solicitationList } from '../contract/solicitation-list.ts'
import * as trash from '../contract/trash.ts'
import { answerAll, changeSolicitationOf } from './answer.ts'
import { answerRateOf, quickAnswersOf } from './answer-rate.ts'
import { apply } from './apply.ts'
import { computedJobOf } from './computed-job.ts'
import { sendJsonResume } from './cv/json-resume.ts'
import { readSentCv } from './cv/read-cv-file.ts'
import { exportJobsOf } from './export-jobs.ts'
import { readSettingsOf, writeSettingsOf } from './fair-settings.ts'
import { firmAnswersOf } from './firm-answers.ts'
import { offerImportHandlers } from './import/handlers.ts'
import { acceptTime, declineTimes } from './interviews/decide.ts'
import { cancelInterviewOf, closeInterviewAs, moveInterviewTo } from './interviews/move.ts'
import { proposeTimes } from './interviews/propose.ts'
import {
  interviewsOfSolicitation,
  listOwnInterviews,
  sendInterviewCalendar,
} from './interviews/read-interviews.ts'
import { jobCountsOf } from './job-counts.ts'
import { sendFeed } from './job-feed.ts'
import { searchLibraryOf } from './library.ts'
import { facetsOf, listJobCards } from './list-jobs.ts'
import { closeJobOf, copyJobOf, reopenJobOf } from './move-job.ts'
import { newestJobsOf } from './newest-jobs.ts'
import { openSolicitationOf, reveal } from './open-solicitation.ts'
import { listOwnJobs } from './own-jobs.ts'
import { listOwnSolicitations } from './own-solicitations.ts'
import { accessOf, changePoolOf, readPoolOf } from './profile-pool.ts'
import { readFullProfile } from './read-profile.ts'
import { countSolicitations, listSolicitations } from './solicitation-list.ts'
import { restoreJobOf, trashedJobsOf } from './trash/trashed-jobs.ts'
import { emptyProfileTrashOf, restoreProfileOf, trashedProfilesOf } from './trash/trashed-profiles.ts'
import { treatProfileOf } from './treat-profile.ts'
import { deleteOwn, nudge, withdrawSolicitationOf } from './withdraw.ts'

export const offerHandlers = [
  handle(jobCalls.jobList, ({ query }, context) => listJobCards(query, context)),
  handle(jobCalls.jobFacets, ({ query }, context) => facetsOf(query.fair, context)),
  handle(jobCounts, ({ query }, context) => jobCountsOf(query.fair, context)),
  handle(newestJobs, ({ query }, context) => newestJobsOf(query, context)),
  handle(ownJobs, ({ query }, context) => listOwnJobs(query, context)),
  handle(jobCalls.readAnswerRate, ({ query }, context) => answerRateOf(query, context)),
  handle(jobCalls.quickAnswers, ({ query }, context) => quickAnswersOf(query.fair, context)),
  handle(readFirmAnswers, ({ params, query }, context) => firmAnswersOf(params.id, query, context)),
  handle(jobCalls.jobFeed, ({ query }, context) => sendFeed(query, context)),
  handle(jobCalls.exportJobs, ({ query }, context) => exportJobsOf(query, context), { writes: true }),
  ...offerImportHandlers,
  handle(jobCalls.computedJob, ({ params }, context) => computedJobOf(params.id, context)),
  handle(jobCalls.closeJob, ({ params, body }, context) => closeJobOf(params.id, body, context)),
  handle(jobCalls.reopenJob, ({ params }, context) => reopenJobOf(params.id, context)),
  handle(jobCalls.copyJob, ({ params }, context) => copyJobOf(params.id, context)),
  handle(trash.trashedJobs, ({ query }, context) => trashedJobsOf(query, context)),
  handle(trash.restoreJob, ({ params }, context) => restoreJobOf(params.id, context)),
  handle(readJobSettings, ({ params }, context) => readSettingsOf(params.id, context)),
  handle(writeJobSettings, ({ params, body }, context) => writeSettingsOf(params.id, body, context)),
  handle(profiles.fullProfile, ({ params, query }, context) => readFullProfile(params.id, query, context), {
    writes: false,
  }),
  // A file is read outside of any transaction: a slow sender must not hold one open.
  handle(readCvFile, (_call, context) => readSentCv(context), { writes: false }),
  handle(jsonResume, ({ params, query }, context) => sendJsonResume(params.id, query, context)),
  handle(profiles.profileAccess, ({ params }, context) => accessOf(params.id, context)),
  handle(profiles.readPool, ({ params }, context) => readPoolOf(params.id, context)),
  handle(profiles.changePool, ({ params, body }, context) => changePoolOf(params.id, body, context)),
  handle(trash.trashedProfiles, (_call, context) => trashedProfilesOf(context)),
  handle(trash.restoreProfile, ({ params }, context) => restoreProfileOf(params.id, context)),
  handle(trash.emptyProfileTrash, (_call, context) => emptyProfileTrashOf(context)),
  handle(searchLibrary, ({ query }, context) => searchLibraryOf(query, context)),
  handle(treatProfile, ({ body }, context) => treatProfileOf(body, context)),
  handle(solicitations.ownSolicitations, ({ query }, context) => listOwnSolicitations(query, context)),
  handle(solicitationList, ({ query }, context) => listSolicitations(query, context)),
  handle(solicitationCounts, ({ query }, context) => countSolicitations(query, context)),
  handle(solicitations.applyForJob, ({ body }, context) => apply(body, context)),
  handle(solicitations.answerSolicitations, ({ body }, context) => answerAll(body, context)),
  handle(
    solicitations.changeSolicitation,
    ({ params, body }, context) => changeSolicitationOf(params.id, body, context),
    { record: (id, context) => readRow(implementationOf('job_solicitations'), id, context) },
  ),
  handle(solicitations.openSolicitation, ({ params, body }, context) =>
    openSolicitationOf(params.id, body, context),
  ),
  handle(solicitations.revealSolicitation, ({ params }, context) => reveal(params.id, context)),
  handle(solicitations.withdrawSolicitation, ({ params }, context) =>
    withdrawSolicitationOf(params.id, context),
  ),
  handle(solicitations.nudgeSolicitation, ({ params }, context) => nudge(params.id, context)),
  handle(interviews.listInterviews, ({ params }, context) => interviewsOfSolicitation(params.id, context)),
  handle(interviews.proposeInterviews, ({ params, body }, context) => proposeTimes(params.id, body, context)),
  handle(interviews.acceptInterview, ({ params }, context) => acceptTime(params.id, context)),
  handle(interviews.declineInterviews, ({ params }, context) => declineTimes(params.id, context)),
  handle(interviews.cancelInterview, ({ params }, context) => cancelInterviewOf(params.id, context)),
  handle(interviews.moveInterview, ({ params, body }, context) => moveInterviewTo(params.id, body, context)),
  handle(interviews.closeInterview, ({ params, body }, context) =>
    closeInterviewAs(params.id, body, context),
  ),
  handle(interviews.ownInterviews, ({ query }, context) => listOwnInterviews(query, context)),
  handle(interviews.interviewCalendar, ({ params }, context) => sendInterviewCalendar(params.id, context)),
  handle(solicitations.deleteSolicitation, ({ params }, context) => deleteOwn(params.id, context)),
]

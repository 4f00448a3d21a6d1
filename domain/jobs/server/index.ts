import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import * as events from '../contract/events.ts'
import { jobs } from '../contract/job.ts'
import { jobBookmarks } from '../contract/job-bookmark.ts'
import { jobProfiles } from '../contract/job-profile.ts'
import { jobSolicitations } from '../contract/job-solicitation.ts'
import { jobLists, jobSubFamilies } from '../contract/lists.ts'
import { copiedJobs } from './copied-jobs.ts'
import { countedJobs } from './counted.ts'
import { jobDashboard } from './dashboard.ts'
import { cvFile } from './file-uses.ts'
import { jobFigures } from './firm-figures.ts'
import { offerHandlers } from './handlers.ts'
import { interviewGaveWay, tellGivenWay } from './interviews/tell-interview.ts'
import { beforeJobWrite, presentJob, removeJob } from './job-writes.ts'
import { endJobKeeping } from './keep-jobs.ts'
import { jobMails } from './mails/kinds.ts'
import { jobsJobNames, jobsPartNames } from './names.ts'
import { isFoundByStatus } from './owed.ts'
import { ownSubFamilies } from './own-sub-families.ts'
import { jobPersonalData } from './personal-data.ts'
import { isFoundByPerson, presentSolicitation } from './present-solicitation.ts'
import {
  afterProfileChange,
  beforeBookmarkWrite,
  beforeProfileWrite,
  removeProfile,
} from './profile-writes.ts'
import { keepCvText, readCv } from './read-cv.ts'
import { jobSearch } from './search.ts'
import { isInJobModule, isShownJob, isThereJob } from './shown.ts'
import { beforeSubFamilyWrite } from './sub-family-writes.ts'
import { tellOverdue } from './tell-overdue.ts'
import { tellRecruiters } from './tell-recruiters.ts'
import { transferredJobs } from './transferred-jobs.ts'
import { turnOffers } from './turn-offers.ts'

const others = jobLists.filter(list => list !== jobSubFamilies)

export const jobsDomain: DomainServer = {
  resources: [
    ...others.map(list => implement(list)),
    implement(jobSubFamilies, { beforeWrite: beforeSubFamilyWrite }),
    implement(jobs, {
      isThere: isThereJob,
      listed: isInJobModule,
      published: isShownJob,
      beforeWrite: beforeJobWrite,
      present: presentJob,
      remove: removeJob,
    }),
    implement(jobProfiles, {
      beforeWrite: beforeProfileWrite,
      afterChange: afterProfileChange,
      remove: removeProfile,
    }),
    implement(jobSolicitations, {
      // Nothing of a fair in the trash; of an offer that was deleted what came of it stays.
      isThere: alias =>
        sql`${sql.ref(`${alias}.job_id`)} in (select j.id from job j join fair f on f.id = j.fair_id
          where f.trashed_at is null)`,
      listed: alias =>
        sql`${sql.ref(`${alias}.job_id`)} in (select j.id from job j where ${isInJobModule('j')})`,
      present: presentSolicitation,
      foundBy: { profile: isFoundByPerson, status: isFoundByStatus },
    }),
    implement(jobBookmarks, { beforeWrite: beforeBookmarkWrite }),
  ],
  handlers: offerHandlers,
  search: [jobSearch],
  dashboard: [jobDashboard],
  counted: [countedJobs],
  firmFigures: [jobFigures],
  mergedFirms: [
    {
      'job.firm_id': { moves: true, keeps: ['reference'] },
      // Whoever only found somebody in a list has no contact.
      'job_profile_access.firm_id': { refused: 'firm_has_contacts', which: sql`purpose <> 'list'` },
      'job_profile_treatment.firm_id': { refused: 'firm_has_contacts' },
    },
  ],
  personalData: jobPersonalData,
  fileUses: [cvFile],
  trash: [ownSubFamilies],
  copies: copiedJobs,
  partNames: jobsPartNames,
  transfers: transferredJobs,
  mails: jobMails,
  events: Object.values(events),
  jobNames: jobsJobNames,
  jobs: services => [
    schedule('tell_overdue_applications', 15 * 60, () => tellOverdue(services)),
    schedule('tell_recruiters', 15 * 60, () => tellRecruiters(services)),
    schedule('turn_offers', 15 * 60, () => turnOffers(services)),
    handleJob(readCv, asked => keepCvText(asked, services)),
    handleJob(interviewGaveWay, (told, attempt) => tellGivenWay(told, attempt, services)),
    schedule('end_job_keeping', 6 * 3_600, () => endJobKeeping(services)),
  ],
}

export { applicationKeptUntil } from './keep-jobs.ts'
export { isMetBy, isRecruiterOf } from './recruiters.ts'

import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { membershipDecided, roleOffered } from '../contract/events.ts'
import { fairUsers } from '../contract/fair-user.ts'
import { validatePeopleActs } from './acts.ts'
import { peopleDashboard } from './dashboard.ts'
import { afterFairUserChange } from './fair-user-writes.ts'
import { sweepColleagues } from './former-colleagues.ts'
import { peopleImportHandlers } from './import/handlers.ts'
import { mailingHandlers } from './mailings/handlers.ts'
import { mailingJobs } from './mailings/send-mailing.ts'
import { peopleMails } from './mails/kinds.ts'
import { peopleJobNames, peoplePartNames } from './names.ts'
import { peopleBackHandlers } from './people-back-handlers.ts'
import { peopleHandlers } from './people-handlers.ts'
import { peoplePersonalData } from './personal-data.ts'
import { personSearch } from './search.ts'
import { sweepOffers } from './sweep-offers.ts'
import { transferredPeople } from './transfer/transferred-people.ts'
import { trashedCluster } from './trashed-cluster.ts'

export const peopleDomain: DomainServer = {
  resources: [implement(fairUsers, { afterChange: afterFairUserChange })],
  handlers: [...peopleHandlers, ...peopleBackHandlers, ...peopleImportHandlers, ...mailingHandlers],
  // Offers to work for a firm end with its part in the fair.
  mergedFirms: [
    {
      'cluster.firm_id': { moves: true, unlessTaken: ['user_id', 'fair_id'] },
      'former_colleague.firm_id': { moves: true, key: ['person_id'], unlessTaken: ['person_id'] },
      'role_offer.firm_id': 'stay',
      'role_offer.host_id': 'stay',
    },
  ],
  personalData: peoplePersonalData,
  dashboard: peopleDashboard,
  search: [personSearch],
  acts: [validatePeopleActs],
  trash: [trashedCluster],
  partNames: peoplePartNames,
  transfers: transferredPeople,
  jobNames: peopleJobNames,
  jobs: services => [
    schedule('sweep_offers', 3_600, () => sweepOffers(services)),
    schedule('sweep_colleagues', 24 * 3_600, () => sweepColleagues(services)),
    ...mailingJobs(services),
  ],
  mails: peopleMails,
  events: [membershipDecided, roleOffered],
}

export { giveRole } from './give-role.ts'
export { inviteGuest, withdrawGuest } from './invite-guest.ts'
export { takeIntoFair } from './take-in.ts'

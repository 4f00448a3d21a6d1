import { type Answer, answer } from '#platform/server/http/endpoint-routes.ts'
import { readCluster, writeCluster } from '../contract/cluster.ts'
import * as back from '../contract/people-back.ts'
import { assignCluster, clusterOf } from './cluster.ts'
import { exportPeople } from './export-people.ts'
import { inviteFound } from './invite-found.ts'
import { countPeople, listPeople, onePerson } from './people-back.ts'
import { placesForStaff } from './staff-places.ts'
import { validateFound } from './validate-found.ts'

export const peopleBackAnswers: Answer[] = [
  answer(back.backPeople, ({ query }, context) => listPeople({ ...query }, context)),
  answer(back.exportPeople, ({ query }, context) => exportPeople({ ...query }, context), { writes: true }),
  answer(back.validateFound, ({ body }, context) => validateFound(body, context)),
  answer(back.inviteFound, ({ body }, context) => inviteFound(body, context)),
  answer(back.backPeopleState, ({ query }, context) => countPeople(query.fair, context)),
  answer(back.staffPlaces, ({ query }, context) => placesForStaff(query.fair, query.search, context)),
  answer(readCluster, ({ params }, context) => clusterOf(params.id, context)),
  answer(writeCluster, ({ params, body }, context) => assignCluster(params.id, body, context)),
  answer(back.backPerson, ({ params }, context) => onePerson(params.id, context)),
]

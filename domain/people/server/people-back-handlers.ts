import { personMissing } from '#domain/registration/contract/missing-answers.ts'
import { personAnswers } from '#domain/registration/contract/registration-answers.ts'
import { answersOfPerson, missingOfPerson } from '#domain/registration/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { readCluster, writeCluster } from '../contract/cluster.ts'
import * as back from '../contract/people-back.ts'
import { assignCluster, clusterOf } from './cluster.ts'
import { exportPeopleOf } from './export-people.ts'
import { invitePeopleFound } from './invite-found.ts'
import { countPeople, listPeople, onePerson } from './people-back.ts'
import { placesForStaff } from './staff-places.ts'
import { validateFoundPeople } from './validate-found.ts'

/** Of somebody whom the caller looks after. @throws 404 */
const ofPerson =
  <T>(read: (id: number, context: Context) => Promise<T>) =>
  async ({ params }: { params: { id: number } }, context: Context) => {
    await onePerson(params.id, context)
    return read(params.id, context)
  }

export const peopleBackHandlers: Handler[] = [
  handle(back.backPeople, ({ query }, context) => listPeople({ ...query }, context)),
  handle(back.exportPeople, ({ query }, context) => exportPeopleOf({ ...query }, context), { writes: true }),
  handle(back.validateFound, ({ body }, context) => validateFoundPeople(body, context)),
  handle(back.inviteFound, ({ body }, context) => invitePeopleFound(body, context)),
  handle(back.backPeopleState, ({ query }, context) => countPeople(query.fair, context)),
  handle(back.staffPlaces, ({ query }, context) => placesForStaff(query.fair, query.search, context)),
  handle(readCluster, ({ params }, context) => clusterOf(params.id, context)),
  handle(writeCluster, ({ params, body }, context) => assignCluster(params.id, body, context)),
  handle(personMissing, ofPerson(missingOfPerson)),
  handle(personAnswers, ofPerson(answersOfPerson)),
  handle(back.backPerson, ({ params }, context) => onePerson(params.id, context)),
]

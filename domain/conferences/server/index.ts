import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { addAgendaEntry, dropAgendaEntry, readAgenda } from '../contract/agenda.ts'
import * as calls from '../contract/calls.ts'
import { conferences } from '../contract/conference.ts'
import { conferenceDocuments } from '../contract/document.ts'
import { conferenceLists } from '../contract/lists.ts'
import { conferencePrograms } from '../contract/program.ts'
import { conferenceRooms } from '../contract/room.ts'
import { conferenceSources } from '../contract/source.ts'
import { speakerCards } from '../contract/speaker.ts'
import { conferenceTracks } from '../contract/track.ts'
import { addToAgenda, dropFromAgenda, readOwnAgenda } from './agenda.ts'
import {
  afterConferenceChange,
  beforeConferenceWrite,
  beforeDocumentWrite,
  beforeSourceWrite,
  presentConference,
  removeConference,
} from './conference-writes.ts'
import { conferencePersonalData } from './personal-data.ts'
import { dayOf } from './program-day.ts'
import {
  isInModule,
  isShownConference,
  isShownPart,
  isShownProgram,
  isShownTrack,
  isThereIn,
  isTrackInModule,
} from './shown.ts'
import { moveConference, publishProgramOf, withdrawProgramOf } from './transitions.ts'
import { viewOf } from './view.ts'
import { beforePartWrite } from './write-rules.ts'

const ofFair = { isThere: isThereIn, listed: isInModule }

export const conferencesDomain: DomainServer = {
  resources: [
    ...conferenceLists.map(list => implement(list)),
    implement(conferencePrograms, { ...ofFair, published: isShownProgram, beforeWrite: beforePartWrite }),
    implement(conferenceTracks, { published: isShownTrack, listed: isTrackInModule }),
    implement(conferenceRooms, { ...ofFair, published: isShownPart, beforeWrite: beforePartWrite }),
    implement(speakerCards, { ...ofFair, published: isShownPart, beforeWrite: beforePartWrite }),
    implement(conferences, {
      isThere: alias => sql`${isThereIn(alias)} and ${sql.ref(`${alias}.trashed_at`)} is null`,
      listed: isInModule,
      published: isShownConference,
      beforeWrite: beforeConferenceWrite,
      afterChange: afterConferenceChange,
      remove: removeConference,
      present: presentConference,
    }),
    implement(conferenceSources, { ...ofFair, beforeWrite: beforeSourceWrite }),
    implement(conferenceDocuments, { beforeWrite: beforeDocumentWrite }),
  ],
  handlers: [
    handle(calls.viewConference, ({ params }, context) => viewOf(params.id, context)),
    handle(calls.publishConference, ({ params }, context) => moveConference(params.id, 'publish', context)),
    handle(calls.restoreConference, ({ params }, context) => moveConference(params.id, 'restore', context)),
    handle(calls.cancelConference, ({ params, body }, context) =>
      moveConference(params.id, 'cancel', context, body.reason),
    ),
    handle(calls.publishProgram, ({ params }, context) => publishProgramOf(params.id, context)),
    handle(calls.withdrawProgram, ({ params }, context) => withdrawProgramOf(params.id, context)),
    handle(calls.programDay, ({ params }, context) => dayOf(params, context)),
    handle(readAgenda, ({ query }, context) => readOwnAgenda(query.fair, context)),
    handle(addAgendaEntry, ({ body }, context) => addToAgenda(body, context)),
    handle(dropAgendaEntry, ({ params }, context) => dropFromAgenda(params.id, context)),
  ],
  personalData: conferencePersonalData,
}

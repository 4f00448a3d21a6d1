import { sql } from 'kysely'
import { Type } from 'typebox'
import { boothsForFirms, hallsWithRoom } from '#domain/exhibitors/contract/booths-for-firms.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { inputSchema } from '#platform/server/http/schemas.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { type Input, implement, implementationOf } from '#platform/server/resource/registry.ts'
import { readConfiguration, saveConfiguration, uploadBoothFile } from '../contract/configuration.ts'
import { beOnStand, leaveStand, myStands, standTeam } from '../contract/endpoints.ts'
import {
  standCharacters,
  standCharacterTypes,
  standGroups,
  standResourceTypes,
  standTypes,
  standTypeVariations,
} from '../contract/lists.ts'
import { stands as standResource } from '../contract/stand.ts'
import { standAdmins } from '../contract/stand-admin.ts'
import { standContacts } from '../contract/stand-contact.ts'
import { standLanguages } from '../contract/stand-language.ts'
import {
  adminsOfStand,
  charactersOfType,
  putStand,
  resourcesOfType,
  standsLight,
} from '../contract/stand-lists.ts'
import { standResources } from '../contract/stand-resource.ts'
import { readConfigurationOf } from './configuration/read.ts'
import { saveConfigurationOf } from './configuration/save.ts'
import { takeBoothFile } from './configuration/upload.ts'
import { keepState, keepStateOfStand } from './configuration-state.ts'
import { giveBooths, roomOfHalls } from './give-booths.ts'
import { importAnswers } from './import/answers.ts'
import { listMyStands } from './my-stands.ts'
import { hold, leave } from './presence.ts'
import { isOfShown, isShown, isShownPerson } from './shown.ts'
import { keepOneAdmin } from './stand-admins.ts'
import { adminsOf, charactersBy, lightStands, resourcesBy } from './stand-lists.ts'
import { demandColleague } from './stand-people.ts'
import { beforeStandWrite } from './stand-writes.ts'
import { teamOf } from './team.ts'

export { importFile } from './import/import-file.ts'

export const stands: DomainServer = {
  resources: [
    ...[standGroups, standTypes, standCharacterTypes, standCharacters, standResourceTypes].map(resource =>
      implement(resource),
    ),
    // An exact number of the database is text.
    implement(standTypeVariations),
    implement(standResource, {
      published: isShown,
      // What lies in the trash is found there alone.
      listed: alias => sql`${sql.ref(`${alias}.trashed_at`)} is null`,
      beforeWrite: beforeStandWrite,
      afterChange: (row, action, context) => (action === 'D' ? undefined : keepState(row.id, context)),
    }),
    implement(standLanguages, {
      published: isOfShown,
      afterChange: (row, _action, context) => keepStateOfStand(row, context),
    }),
    implement(standResources, { published: isOfShown }),
    implement(standContacts, {
      published: isShownPerson,
      beforeWrite: demandColleague,
      afterChange: (row, _action, context) => keepStateOfStand(row, context),
    }),
    implement(standAdmins, {
      published: isShownPerson,
      beforeWrite: demandColleague,
      afterChange: keepOneAdmin,
    }),
  ],
  answers: [
    answer(myStands, (_call, context) => listMyStands(context)),
    answer(standsLight, ({ query }, context) => lightStands(query, context)),
    answer(adminsOfStand, ({ params }, context) => adminsOf(params.id, context)),
    answer(charactersOfType, ({ params }, context) => charactersBy(params.type, context)),
    answer(resourcesOfType, ({ params, query }, context) => resourcesBy(params.type, query.stand, context)),
    answer(
      { ...putStand, body: Type.Unsafe<Input>(inputSchema(standResource)) },
      ({ params, body }, context) =>
        updateRow(implementationOf('stands'), params.id, body, context, context.request.headers['if-match']),
    ),
    answer(standTeam, ({ params }, context) => teamOf(params.id, context)),
    answer(readConfiguration, ({ params }, context) => readConfigurationOf(params.id, context)),
    answer(saveConfiguration, ({ params, body }, context) => saveConfigurationOf(params.id, body, context)),
    answer(uploadBoothFile, ({ params, query }, context) => takeBoothFile(params.id, query.use, context), {
      writes: false,
    }),
    // Nothing but its own row, and most often not even that.
    answer(beOnStand, ({ params, body }, context) => hold(params.id, body.busy ?? false, context), {
      writes: false,
    }),
    answer(leaveStand, ({ params }, context) => leave(params.id, context)),
    answer(boothsForFirms, ({ body }, context) => giveBooths(body, context)),
    answer(hallsWithRoom, ({ params }, context) => roomOfHalls(params.id, context)),
    ...importAnswers,
  ],
}

export { servesIn } from './serves-in.ts'

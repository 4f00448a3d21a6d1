import { sql } from 'kysely'
import { Type } from 'typebox'
import { boothsForFirms, hallsWithRoom } from '#domain/exhibitors/contract/booths-for-firms.ts'
import { presence } from '#domain/exhibitors/contract/presence.ts'
import { settingsChoices } from '#domain/fairs/contract/endpoints.ts'
import { fairRemoval } from '#domain/fairs/contract/trash.ts'
import { copiedTable } from '#platform/server/copy/copy-rows.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { inputSchema } from '#platform/server/http/schemas.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { type Input, implement, implementationOf } from '#platform/server/resource/registry.ts'
import {
  changesOfBooth,
  emptyBoothTrash,
  readConfiguration,
  saveConfiguration,
  trashOfBooth,
  uploadBoothFile,
} from '../contract/configuration.ts'
import { myStands, standTeam } from '../contract/endpoints.ts'
import { standPlaced } from '../contract/events.ts'
import { freePeople } from '../contract/free-people.ts'
import { importRuns, undoImport } from '../contract/import/runs.ts'
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
import { previewStand, visitStand } from '../contract/stand-visit.ts'
import { placeStandActs } from './acts.ts'
import { standChecklist } from './checklist.ts'
import { boothChangesOf } from './configuration/booth-changes.ts'
import { boothTrashOf, emptyBoothTrashOf } from './configuration/booth-trash.ts'
import { dropReplaced, dropReplacedFiles } from './configuration/drop-replaced.ts'
import { readConfigurationOf } from './configuration/read.ts'
import { saveConfigurationOf } from './configuration/save.ts'
import { takeBoothFile } from './configuration/upload.ts'
import { keepState, keepStateOfStand } from './configuration-state.ts'
import { copiedStands } from './copied-stands.ts'
import { countedStands } from './counted.ts'
import { standDashboard } from './dashboard.ts'
import { standExhibitorHandlers } from './exhibitors/handlers.ts'
import { exhibitorSearch } from './exhibitors/search.ts'
import { choicesOf } from './fair-choices.ts'
import { boothFiles } from './file-uses.ts'
import { freePeopleOf } from './free-people.ts'
import { giveBooths, roomOfHalls } from './give-booths.ts'
import { readerSeesFairOf } from './hall-visit.ts'
import { standImportHandlers } from './import/handlers.ts'
import { listRuns } from './import/runs/list-runs.ts'
import { sweepImportRuns } from './import/runs/sweep-runs.ts'
import { undoImportOf } from './import/runs/undo-import.ts'
import { lampNews, lampsOf } from './lamps.ts'
import { listMyStands } from './my-stands.ts'
import { standsJobNames, standsPartNames } from './names.ts'
import { standPersonalData } from './personal-data.ts'
import { planHandlers } from './plan/handlers.ts'
import { brochureSearch, standSearch } from './search.ts'
import { isOfShown, isShown, isShownPerson } from './shown.ts'
import { keepOneAdmin } from './stand-admins.ts'
import { adminsOf, charactersBy, lightStands, resourcesBy } from './stand-lists.ts'
import { assertColleague } from './stand-people.ts'
import { oneStand, standPreview } from './stand-visit.ts'
import { beforeStandWrite } from './stand-writes.ts'
import { teamOf } from './team.ts'
import { standTopic } from './topic.ts'
import { transferredStands } from './transferred-stands.ts'
import { dropUnusedFirm } from './trash/drop-unused-firm.ts'
import { eraseLeftBehind } from './trash/erase-left-behind.ts'
import { purgeTrash } from './trash/purge-trash.ts'
import { removalOf } from './trash/removal.ts'
import { standTrashParts } from './trash/trashed-stands.ts'

export { importFile } from './import/import-file.ts'

export const standsDomain: DomainServer = {
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
      beforeWrite: assertColleague,
      afterChange: (row, _action, context) => keepStateOfStand(row, context),
    }),
    implement(standAdmins, {
      published: isShownPerson,
      beforeWrite: assertColleague,
      afterChange: keepOneAdmin,
    }),
  ],
  handlers: [
    handle(myStands, (_call, context) => listMyStands(context)),
    handle(standsLight, ({ query }, context) => lightStands(query, context)),
    handle(adminsOfStand, ({ params }, context) => adminsOf(params.id, context)),
    handle(charactersOfType, ({ params }, context) => charactersBy(params.type, context)),
    handle(resourcesOfType, ({ params, query }, context) => resourcesBy(params.type, query.stand, context)),
    handle(
      { ...putStand, body: Type.Unsafe<Input>(inputSchema(standResource)) },
      ({ params, body }, context) =>
        updateRow(implementationOf('stands'), params.id, body, context, context.request.headers['if-match']),
    ),
    handle(standTeam, ({ params }, context) => teamOf(params.id, context)),
    handle(readConfiguration, ({ params }, context) => readConfigurationOf(params.id, context)),
    handle(trashOfBooth, ({ params }, context) => boothTrashOf(params.id, context)),
    handle(emptyBoothTrash, ({ params }, context) => emptyBoothTrashOf(params.id, context)),
    handle(changesOfBooth, ({ params }, context) => boothChangesOf(params.id, context)),
    handle(saveConfiguration, ({ params, body }, context) => saveConfigurationOf(params.id, body, context)),
    handle(uploadBoothFile, ({ params, query }, context) => takeBoothFile(params.id, query.use, context), {
      writes: false,
    }),
    handle(presence, ({ query }, context) => lampsOf(query.fair, context)),
    handle(freePeople, ({ query }, context) => freePeopleOf(query, context)),
    handle(boothsForFirms, ({ body }, context) => giveBooths(body, context)),
    handle(hallsWithRoom, ({ params }, context) => roomOfHalls(params.id, context)),
    ...standExhibitorHandlers,
    ...planHandlers,
    handle(settingsChoices, ({ params }, context) => choicesOf(params.id, context)),
    handle(fairRemoval, ({ params }, context) => removalOf(params.id, context)),
    handle(visitStand, ({ params }, context) => oneStand(params.id, context), {
      sharedWith: ({ params }, reader) => readerSeesFairOf('stand', params.id, reader),
    }),
    handle(previewStand, ({ params }, context) => standPreview(params.id, context)),
    ...standImportHandlers,
    handle(importRuns, ({ params, query }, context) => listRuns(params, query, context)),
    handle(undoImport, ({ params }, context) => undoImportOf(params, context)),
  ],
  mergedFirms: [
    {
      'stand.firm_id': { moves: true },
      'stand_trash.firm_id': { moves: true },
      'bookmark.firm_id': { moves: true },
    },
  ],
  personalData: standPersonalData,
  fileUses: [boothFiles.poster, boothFiles.still, boothFiles.brochure],
  counted: countedStands,
  topics: [standTopic],
  events: [standPlaced],
  news: [lampNews],
  trash: standTrashParts,
  copies: [copiedTable('fair_stand_group'), copiedStands],
  partNames: standsPartNames,
  transfers: transferredStands,
  checklist: [standChecklist],
  dashboard: standDashboard,
  search: [standSearch, exhibitorSearch, brochureSearch],
  acts: [placeStandActs],
  subscribers: [eraseLeftBehind, dropUnusedFirm],
  jobNames: standsJobNames,
  jobs: services => [
    handleJob(dropReplaced, ({ files }) => dropReplacedFiles(files, services)),
    schedule('purge_trash', 3_600, () => purgeTrash(services)),
    schedule('sweep_import_runs', 24 * 3_600, () => sweepImportRuns(services)),
  ],
}

export { isAnswering } from './answering.ts'
export { everyParticipation } from './exhibitors/back-firms.ts'
export { freeOnStand, isStandShown } from './exhibitors/booth-conditions.ts'
export { boothFiles } from './file-uses.ts'
export { ownStand } from './own-stand.ts'
export { servesIn } from './serves-in.ts'
export { isShownPerson } from './shown.ts'
export { shownStand } from './shown-stand.ts'
export { isStandCalled } from './stand-called.ts'
export { putBackStaff } from './trash/trashed-stands.ts'
export { worksOnStand } from './works-on.ts'

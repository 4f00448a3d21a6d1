import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { addAgendaEntry, dropAgendaEntry, readAgenda } from '../contract/agenda.ts'
import { programBoard } from '../contract/board.ts'
import * as calls from '../contract/calls.ts'
import { programClashes } from '../contract/clashes.ts'
import { conferences } from '../contract/conference.ts'
import { currentConferences } from '../contract/current.ts'
import { conferenceDocuments } from '../contract/document.ts'
import { duplicateConference } from '../contract/duplicate.ts'
import {
  agendaChanged,
  conferenceReminded,
  passDecided,
  passGiven,
  placeGiven,
  speakerMissing,
} from '../contract/events.ts'
import { conferenceLists } from '../contract/lists.ts'
import { otherRuns, takeOtherRun } from '../contract/other-runs.ts'
import { passes } from '../contract/pass.ts'
import { passAllotments } from '../contract/pass-allotment.ts'
import { passUsers } from '../contract/pass-user.ts'
import { presentations } from '../contract/presentation.ts'
import { conferencePrograms } from '../contract/program.ts'
import { repeatProgram, takeRepeatBack } from '../contract/repeat.ts'
import { conferenceRooms } from '../contract/room.ts'
import { conferenceSources } from '../contract/source.ts'
import { speakerCards } from '../contract/speaker.ts'
import { conferenceFigures, exportConferenceFigures } from '../contract/statistics.ts'
import { conferenceTracks } from '../contract/track.ts'
import { leaveWatching, watchConference } from '../contract/watching.ts'
import { addToAgenda, dropFromAgenda, readOwnAgenda } from './agenda.ts'
import {
  assertModuleOf,
  assertModuleOfConference,
  assertModuleOfPass,
  assertModuleOfProgram,
} from './assert-module.ts'
import { boardOf } from './board.ts'
import { conferenceChecklist } from './checklist.ts'
import { readClashes } from './clashes.ts'
import {
  afterConferenceChange,
  afterSourceChange,
  beforeConferenceWrite,
  beforeDocumentWrite,
  beforeSourceWrite,
  presentConference,
  removeConference,
} from './conference-writes.ts'
import { copiedConferences } from './copied-conferences.ts'
import { countedConferences } from './counted.ts'
import { currentOf } from './current.ts'
import { dropFile } from './drop-file.ts'
import { duplicateOf } from './duplicate.ts'
import { programmeExportHandlers } from './export/handlers.ts'
import { feedHandlers } from './feeds/handlers.ts'
import { conferenceFiles } from './file-uses.ts'
import { captionsHeard, keepTypedCaptions } from './films/captions.ts'
import { filmHandlers } from './films/handlers.ts'
import { joinRecording, joinRecordingJob } from './films/join-recording.ts'
import { endSilentRecordings } from './films/silent-recordings.ts'
import { programmeImportHandlers } from './import/handlers.ts'
import { sweepProgrammeImports } from './import/undo-programme.ts'
import { stageDashboard } from './live/dashboard.ts'
import { liveHandlers } from './live/handlers.ts'
import { tellMissing } from './live/missing.ts'
import { stageRooms } from './live/stage-rooms.ts'
import { conferenceMails } from './mails/kinds.ts'
import { moveDaysOfFair } from './move-days.ts'
import { conferencesJobNames, conferencesPartNames } from './names.ts'
import { noticeHandlers } from './notices/handlers.ts'
import { tellAgendaChanges } from './notices/tell-agenda-changes.ts'
import { tellDueChanges, tellPersonJob } from './notices/tell-changes.ts'
import { endByClock } from './on-air.ts'
import { goToOtherRun, otherRunsIn } from './other-runs.ts'
import { beforeAllotmentWrite, removeAllotment } from './passes/allotment-writes.ts'
import { allotmentsBack } from './passes/allotments-back.ts'
import { afterDecision, beforeDecision, removeRequest } from './passes/give-back.ts'
import { passHandlers } from './passes/handlers.ts'
import { settlePlaces } from './passes/move-up.ts'
import { beforePassWrite, presentPass, presentRequest, removePass } from './passes/pass-writes.ts'
import { conferencePersonalData } from './personal-data.ts'
import { presentationHandlers } from './presentations/handlers.ts'
import { removePresentation } from './presentations/remove-presentation.ts'
import { dayOf } from './program-day.ts'
import { remindOfConferences } from './remind.ts'
import { repeatOf } from './repeat.ts'
import { afterRoomChange } from './room-moderator.ts'
import { sessionSearch, speakerSearch } from './search.ts'
import { severalHandlers } from './several.ts'
import {
  isInModule,
  isInModuleByPass,
  isInModuleWith,
  isPublishedConference,
  isPublishedPart,
  isPublishedProgram,
  isPublishedTrack,
  isPublishedWith,
  isThereByPass,
  isThereIn,
  isThereWith,
  isTrackInModule,
  startOfToday,
} from './shown.ts'
import { speakerHandlers } from './speakers/handlers.ts'
import { beforeSpeakerWrite, presentSpeaker } from './speakers/speaker-writes.ts'
import { sweepAttendances } from './stage/attendance.ts'
import { conferenceChats } from './stage/chat-rooms.ts'
import { stageHandlers } from './stage/handlers.ts'
import { ringStage, ringStageJob } from './stage/ring-stage.ts'
import { figuresOfConference } from './statistics.ts'
import { exportFiguresOf } from './statistics-export.ts'
import { sweepRepeats, takeRepeatBackOf } from './take-repeat-back.ts'
import { conferenceTopic, programTopic } from './topics.ts'
import { transferredConferences } from './transferred-conferences.ts'
import { moveConference, publishProgramOf, withdrawProgramOf } from './transitions.ts'
import { fairOfPart, fairOfTrack, removePart } from './trashed-parts.ts'
import { trashedConferenceTables } from './trashed-tables.ts'
import { viewOf } from './view.ts'
import { endWatching, sweepWatchers, watch } from './watching/watch.ts'
import { beforePartWrite, beforeProgramWrite, beforeTrackWrite } from './write-rules.ts'

const ofFair = { isThere: isThereIn, listed: isInModule, assertUsable: assertModuleOf }

export const conferencesDomain: DomainServer = {
  resources: [
    ...conferenceLists.map(list => implement(list)),
    implement(conferencePrograms, {
      ...ofFair,
      published: isPublishedProgram,
      beforeWrite: beforeProgramWrite,
      remove: removePart('conference_program', fairOfPart),
    }),
    implement(conferenceTracks, {
      published: isPublishedTrack,
      listed: isTrackInModule,
      assertUsable: ({ program }, context) => assertModuleOfProgram(idOf(program), context),
      beforeWrite: beforeTrackWrite,
      remove: removePart('conference_track', fairOfTrack),
    }),
    implement(conferenceRooms, {
      ...ofFair,
      published: isPublishedPart,
      beforeWrite: beforePartWrite,
      afterChange: afterRoomChange,
      remove: removePart('conference_room', fairOfPart),
    }),
    implement(speakerCards, {
      ...ofFair,
      published: isPublishedPart,
      beforeWrite: beforeSpeakerWrite,
      present: presentSpeaker,
      remove: removePart('speaker', fairOfPart),
    }),
    implement(conferences, {
      ...ofFair,
      published: isPublishedConference,
      today: startOfToday,
      beforeWrite: beforeConferenceWrite,
      afterChange: afterConferenceChange,
      remove: removeConference,
      present: presentConference,
    }),
    implement(passes, {
      ...ofFair,
      published: isPublishedPart,
      beforeWrite: beforePassWrite,
      present: presentPass,
      remove: removePass,
    }),
    implement(passUsers, {
      isThere: isThereByPass,
      listed: isInModuleByPass,
      assertUsable: ({ pass }, context) => assertModuleOfPass(idOf(pass), context),
      beforeWrite: beforeDecision,
      present: presentRequest,
      afterChange: afterDecision,
      remove: removeRequest,
    }),
    implement(passAllotments, {
      isThere: isThereByPass,
      listed: isInModuleByPass,
      assertUsable: ({ pass }, context) => assertModuleOfPass(idOf(pass), context),
      beforeWrite: beforeAllotmentWrite,
      remove: removeAllotment,
    }),
    implement(presentations, { ...ofFair, published: isPublishedWith, remove: removePresentation }),
    implement(conferenceSources, {
      ...ofFair,
      beforeWrite: beforeSourceWrite,
      afterChange: afterSourceChange,
    }),
    implement(conferenceDocuments, {
      isThere: isThereWith,
      listed: isInModuleWith,
      assertUsable: ({ conference }, context) => assertModuleOfConference(idOf(conference), context),
      beforeWrite: beforeDocumentWrite,
      afterChange: dropFile,
    }),
  ],
  handlers: [
    handle(currentConferences, ({ query }, context) => currentOf(query.fair, context)),
    handle(calls.viewConference, ({ params }, context) => viewOf(params.id, context)),
    handle(watchConference, ({ params, body }, context) => watch(params.id, body.key ?? null, context), {
      writes: false,
    }),
    handle(leaveWatching, ({ params, query }, context) => endWatching(params.id, query.key, context), {
      writes: false,
    }),
    handle(calls.publishConference, ({ params }, context) => moveConference(params.id, 'publish', context)),
    handle(calls.restoreConference, ({ params }, context) => moveConference(params.id, 'restore', context)),
    handle(calls.cancelConference, ({ params, body }, context) =>
      moveConference(params.id, 'cancel', context, body.reason),
    ),
    handle(duplicateConference, ({ params, body }, context) => duplicateOf(params.id, body, context)),
    handle(conferenceFigures, ({ params }, context) => figuresOfConference(params.id, context)),
    handle(repeatProgram, ({ params, body }, context) => repeatOf(params.id, body, context)),
    handle(takeRepeatBack, ({ params }, context) => takeRepeatBackOf(params, context)),
    handle(programBoard, ({ params }, context) => boardOf(params, context)),
    handle(
      exportConferenceFigures,
      ({ params, query }, context) => exportFiguresOf(params.id, query, context),
      { writes: true },
    ),
    handle(programClashes, ({ params }, context) => readClashes(params.id, context)),
    handle(calls.publishProgram, ({ params }, context) => publishProgramOf(params.id, context)),
    handle(calls.withdrawProgram, ({ params }, context) => withdrawProgramOf(params.id, context)),
    ...passHandlers,
    ...presentationHandlers,
    ...speakerHandlers,
    ...severalHandlers,
    handle(calls.programDay, ({ params }, context) => dayOf(params, context)),
    ...programmeImportHandlers,
    ...programmeExportHandlers,
    handle(readAgenda, ({ query }, context) => readOwnAgenda(query.fair, context)),
    handle(addAgendaEntry, ({ body }, context) => addToAgenda(body, context)),
    handle(otherRuns, ({ query }, context) => otherRunsIn(query.fair, context)),
    handle(takeOtherRun, ({ params, body }, context) => goToOtherRun(params.id, body.conference, context)),
    handle(dropAgendaEntry, ({ params }, context) => dropFromAgenda(params.id, context)),
    ...feedHandlers,
    ...noticeHandlers,
    ...stageHandlers,
    ...filmHandlers,
    ...liveHandlers,
  ],
  events: [passDecided, passGiven, placeGiven, conferenceReminded, agendaChanged, speakerMissing],
  mails: conferenceMails,
  checklist: [conferenceChecklist],
  dashboard: [stageDashboard],
  rooms: [stageRooms],
  chatRooms: conferenceChats,
  copies: copiedConferences,
  clocks: [moveDaysOfFair],
  partNames: conferencesPartNames,
  transfers: transferredConferences,
  mergedFirms: [
    {
      'conference.firm_id': { moves: true },
      'presentation.firm_id': { moves: true },
      'speaker.firm_id': { moves: true },
      'pass_allotment.firm_id': { refused: 'firm_has_passes' },
      'pass_user.firm_id': { refused: 'firm_has_passes' },
    },
  ],
  personalData: conferencePersonalData,
  fileUses: conferenceFiles,
  counted: [countedConferences],
  search: [sessionSearch, speakerSearch],
  topics: [programTopic, conferenceTopic, captionsHeard],
  trash: [...trashedConferenceTables, allotmentsBack],
  jobNames: conferencesJobNames,
  jobs: services => [
    schedule('settle_places', 60, () => services.database.transaction(db => settlePlaces({ db, services }))),
    handleJob(ringStageJob, told => ringStage(told, services), { lanes: 4 }),
    schedule('sweep_attendances', 30, () =>
      services.database.transaction(async db => {
        await sweepAttendances({ db, services })
        await sweepWatchers({ db, services })
      }),
    ),
    handleJob(joinRecordingJob, (told, attempt) => joinRecording(told, attempt, services)),
    schedule('end_silent_recordings', 300, () => endSilentRecordings(services)),
    schedule('keep_typed_captions', 60, () => keepTypedCaptions(services)),
    schedule('look_at_stages', 30, () =>
      services.database.transaction(async db => {
        await tellMissing({ db, services })
        await endByClock({ db, services })
      }),
    ),
    schedule('remind_of_conferences', 60, () => remindOfConferences(services)),
    schedule('tell_due_changes', 60, () => tellDueChanges(services)),
    handleJob(tellPersonJob, told => tellAgendaChanges(told, services), { lanes: 2 }),
    schedule('sweep_programme_imports', 24 * 3_600, async () => {
      await sweepProgrammeImports(services)
      await sweepRepeats(services)
    }),
  ],
}

export { conferenceTeam } from './conference-team.ts'
export { conferenceFiles } from './file-uses.ts'
export { importProgrammeFile } from './import/import-programme-file.ts'
export { presentationKinds } from './presentations/write-presentation.ts'
export { wordFor } from './word-for.ts'

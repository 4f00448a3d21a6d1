import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { workOf } from '#platform/web/words/words.ts'
import { conferencePaths } from '../contract/paths.ts'
import { announcers, presentationReaders } from './presentations/announcers.ts'

/** Where people write to each other beside a stage. */
const talked = ['messaging', workOf('messaging'), 'chat', workOf('chat')]

export const screens = screensOf('conferences', conferencePaths, {
  userAgenda: { layout: 'conference', allow: 'anyone', page: 'user-agenda' },
  conferenceList: { layout: 'manage', allow: runners, page: 'conference-list', words: ['fairs'] },
  conferenceSetup: { layout: 'manage', allow: runners, page: 'conference-setup', words: ['fairs'] },
  speakerList: { layout: 'shared', allow: 'anyone', page: 'speaker-list' },
  speakerManage: {
    layout: 'manage',
    allow: [...runners, 'speaker'],
    page: 'speaker-manage',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.speakerList },
  },
  speakerInvitation: {
    layout: 'default',
    allow: 'anyone',
    page: 'speaker-invitation',
    unprefixed: true,
    words: ['identity'],
  },
  speakerView: { layout: 'conference', allow: 'anyone', page: 'speaker-view', isPlace: true },
  conferenceCreate: { layout: 'manage', allow: runners, page: 'conference-create' },
  conferenceEdit: {
    layout: 'manage',
    allow: runners,
    page: 'conference-edit',
    words: ['fairs'],
    record: { isNamedBy: 'id', elsewhere: conferencePaths.conferenceList },
  },
  conferenceReplay: {
    layout: 'manage',
    allow: [...runners, 'moderator'],
    page: 'conference-replay',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.conferenceList },
  },
  conferenceImport: { layout: 'manage', allow: runners, page: 'conference-import', words: ['import'] },
  conferencePassList: { layout: 'manage', allow: runners, page: 'pass-list' },
  conferencePassCreate: { layout: 'manage', allow: runners, page: 'pass-edit' },
  conferencePassEdit: {
    layout: 'manage',
    allow: runners,
    page: 'pass-edit',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.conferencePassList },
  },
  conferencePassUsers: { layout: 'manage', allow: announcers, page: 'pass-users' },
  conferencePassUser: {
    layout: 'default',
    allow: 'anyone',
    page: 'conference-pass-user',
    unprefixed: true,
    words: ['identity'],
  },
  conferenceStat: {
    layout: 'manage',
    allow: [...presentationReaders, 'speaker', 'moderator'],
    page: 'conference-stat',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.conferenceList },
  },
  conferenceProgramCreate: { layout: 'manage', allow: runners, page: 'program-create' },
  conferenceProgram: {
    layout: 'conference',
    allow: 'anyone',
    page: 'conference-program',
    isPlace: true,
    words: ['lists'],
  },
  conferenceView: {
    layout: 'conference',
    allow: 'anyone',
    page: 'conference-view',
    isPlace: true,
    words: ['calls', 'scenes', ...talked],
  },
  conferenceBackstage: {
    layout: 'conference',
    allow: 'members',
    page: 'conference-backstage',
    words: ['calls', ...talked],
    record: { isNamedBy: 'id', elsewhere: conferencePaths.conferenceProgram },
  },
  presentationCreate: { layout: 'manage', allow: announcers, page: 'presentation-create' },
  presentationList: { layout: 'manage', allow: presentationReaders, page: 'presentation-list' },
  presentationEdit: {
    layout: 'manage',
    allow: announcers,
    page: 'presentation-edit',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.presentationList },
  },
  presentationStat: {
    layout: 'manage',
    allow: [...presentationReaders, 'speaker', 'moderator'],
    page: 'presentation-stat',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.presentationList },
  },
  presentationListView: {
    layout: 'conference',
    allow: 'anyone',
    page: 'presentation-list-view',
    isPlace: true,
    words: ['lists'],
  },
  presentationView: {
    layout: 'conference',
    allow: 'anyone',
    page: 'presentation-view',
    isPlace: true,
    words: ['calls', 'scenes', ...talked],
  },
})

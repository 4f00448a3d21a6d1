import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { conferencePaths } from '../contract/paths.ts'

export const screens = screensOf('conferences', conferencePaths, {
  userAgenda: { layout: 'conference', allow: 'members', page: 'user-agenda' },
  conferenceList: { layout: 'manage', allow: runners, page: 'conference-list', words: ['fairs'] },
  conferenceSetup: { layout: 'manage', allow: runners, page: 'conference-setup' },
  speakerList: { layout: 'manage', allow: runners, page: 'speaker-list' },
  speakerManage: {
    layout: 'manage',
    allow: runners,
    page: 'speaker-manage',
    record: { isNamedBy: 'id', elsewhere: conferencePaths.speakerList },
  },
  conferenceCreate: { layout: 'manage', allow: runners, page: 'conference-create' },
  conferenceEdit: {
    layout: 'manage',
    allow: runners,
    page: 'conference-edit',
    words: ['fairs'],
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
  conferencePassUsers: { layout: 'manage', allow: runners, page: 'pass-users' },
  conferencePassUser: {
    layout: 'default',
    allow: 'anyone',
    page: 'conference-pass-user',
    unprefixed: true,
    words: ['identity'],
  },
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
    words: ['scenes'],
  },
})

import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { workOf } from '#platform/web/words/words.ts'
import { mailPaths, peoplePaths } from '../contract/paths.ts'

export const screens = screensOf(
  'people',
  { ...accountPaths, ...exhibitorPaths, ...standPaths, ...peoplePaths, ...mailPaths },
  {
    userOffer: {
      layout: 'door',
      allow: 'anyone',
      page: 'user-offer',
      unprefixed: true,
      words: ['identity'],
    },
    userList: {
      layout: 'manage',
      allow: runners,
      page: 'user-list',
      words: ['identity', 'registration', 'fairs'],
    },
    userImport: { layout: 'manage', allow: runners, page: 'user-import', words: ['import'] },
    userCreate: { layout: 'user', allow: runners, page: 'user-create', words: ['identity'] },
    userManageId: {
      layout: 'manage',
      allow: runners,
      page: 'user-record',
      record: { isNamedBy: 'id', elsewhere: peoplePaths.userList },
      words: ['identity', 'registration', 'fairs'],
    },
    mailWrite: { layout: 'manage', allow: runners, page: 'mail-write', words: ['fairs'] },
    mailSent: { layout: 'manage', allow: runners, page: 'mail-sent' },
    mailUnsubscribe: {
      layout: 'default',
      allow: 'anyone',
      page: 'mail-unsubscribe',
      unprefixed: true,
      words: ['identity'],
    },
    superorganizerList: { layout: 'manage', allow: ['superAdmin'], page: 'superorganizer-list' },
    exhibitorManage: {
      layout: 'manage',
      allow: runners,
      page: 'exhibitor-manage',
      record: { isNamedBy: 'firm', elsewhere: exhibitorPaths.exhibitorList },
      words: ['exhibitors', 'identity', 'fairs'],
    },
    standAddContacts: {
      layout: 'manage',
      allow: [...runners, 'firmAdmin'],
      page: 'stand-add-contacts',
      record: { isNamedBy: 'id', elsewhere: standPaths.userConfigurationStands },
      words: ['stands', workOf('stands')],
    },
    firmUsers: {
      layout: 'manage',
      allow: [...runners, 'firmAdmin'],
      page: 'firm-users',
      words: ['exhibitors', 'identity', 'fairs'],
    },
  },
)

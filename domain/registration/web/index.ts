import { accountPaths } from '#domain/identity/contract/paths.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { registrationPaths } from '../contract/paths.ts'

const account = ['identity']

export const screens = screensOf(
  'registration',
  { ...accountPaths, ...registrationPaths },
  {
    registerFormtype: { layout: 'door', allow: 'anyone', page: 'register', words: account },
    userFormsComposition: {
      layout: 'manage',
      allow: ['superAdmin'],
      page: 'forms-composition',
      record: 'platform',
      words: account,
    },
    userData: { layout: 'user', allow: 'members', page: 'user-data', words: account },
    login: { layout: 'door', allow: 'anyone', page: 'login', unprefixed: true, words: account },
    callback: { layout: 'door', allow: 'anyone', page: 'callback', words: [...account, 'validations'] },
  },
)

import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { listScreens } from '#domain/reference/web/list-screens.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { standPaths } from '../contract/paths.ts'

const configurers: readonly Role[] = [...runners, 'firmAdmin']
const standPeople: readonly Role[] = [...configurers, 'standContact']

/** Where exhibitors furnish what is visited: the booth they work on is the one that visitors see. */
const furnishing = screensOf('stands', standPaths, {
  standConfigure: {
    layout: 'visit-hall',
    allow: configurers,
    page: 'stand-configure',
    words: ['scenes', 'halls', 'saving', 'fairs', 'lists'],
  },
  standCreate: { layout: 'manage', allow: runners, page: 'stand-create' },
  standPreview: {
    layout: 'visit-hall',
    allow: standPeople,
    page: 'stand-preview',
    words: ['scenes', 'presence'],
  },
  userConfigurationStands: {
    layout: 'manage',
    allow: standPeople,
    page: 'configuration-stands',
    words: ['scenes'],
  },
})

/** What is of halls and exhibitors and places stands, which neither knows of. */
const placing = [
  ...screensOf('stands', hallPaths, {
    hallAssign: { layout: 'assign-stands', allow: runners, page: 'hall-assign', words: ['halls'] },
  }),
  ...screensOf('stands', exhibitorPaths, {
    exhibitorImport: { layout: 'manage', allow: runners, page: 'exhibitor-import', words: ['import'] },
  }),
]

export const screens = [...furnishing, ...placing, ...listScreens('stands', 'drawn-list', true)]

import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { elsewhereOf } from '#platform/web/words/words.ts'

const drawn = ['scenes']
const walked = [...drawn, 'presence']

const visiting = screensOf('visit', visitPaths, {
  fairHome: { layout: 'wide', allow: 'anyone', page: 'fair-home', words: drawn },
  fairVisitLobby: { layout: 'visit-hall', allow: 'anyone', page: 'lobby', isPlace: true, words: walked },
  fairVisitSubhall: { layout: 'visit-hall', allow: 'anyone', page: 'subhall', isPlace: true, words: walked },
  fairVisit: { layout: 'visit-hall', allow: 'anyone', page: 'hall', isPlace: true, words: walked },
  standVisit: {
    layout: 'visit-hall',
    allow: 'anyone',
    page: 'stand',
    isPlace: true,
    words: ['scenes', 'stands', 'presence', elsewhereOf('jobs'), elsewhereOf('conferences')],
  },
})

/** The rooms of the programme. */
const centre = screensOf('visit', conferencePaths, {
  conferenceViewRooms: {
    layout: 'visit-hall',
    allow: 'anyone',
    page: 'centre',
    isPlace: true,
    words: ['scenes', 'conferences'],
  },
})

/** Exhibitors as everybody finds them, with what they offer. */
const found = screensOf('visit', exhibitorPaths, {
  exhibitorsList: {
    layout: 'conference',
    allow: 'anyone',
    page: 'exhibitors-list',
    isPlace: true,
    words: ['exhibitors', elsewhereOf('jobs')],
  },
  exhibitorsId: {
    layout: 'conference',
    allow: 'anyone',
    page: 'exhibitor',
    isPlace: true,
    words: ['exhibitors', elsewhereOf('jobs'), elsewhereOf('conferences')],
  },
})

/** What organizers see of a fair as it is now, whoever the address belongs to. */
const overseeing = [
  ...screensOf('visit', accountPaths, {
    userDashboard: {
      layout: 'manage',
      allow: runners,
      page: 'dashboard',
      words: [
        'identity',
        'people',
        'messaging/work',
        'waiting',
        'jobs',
        'jobs/work',
        'conferences',
        'conferences/work',
        'statistics',
        'statistics/work',
      ],
      hasChecklist: true,
    },
  }),
  ...screensOf('visit', hallPaths, {
    hallStands: {
      layout: 'manage',
      allow: runners,
      page: 'hall-stands',
      words: ['halls', 'stands', 'stands/work'],
    },
  }),
]

export const screens = [...visiting, ...centre, ...found, ...overseeing]

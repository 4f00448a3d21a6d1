import { entriesOf } from '#platform/contract/record.ts'

/** What is said about a page under `about` of the words of `help`, by the names of screens. */
const pagesAbout = {
  fair: ['fairHome'],
  lobby: ['fairVisitLobby', 'fairVisitSubhall'],
  hall: ['fairVisit'],
  stand: ['standVisit'],
  exhibitors: ['exhibitorsList', 'exhibitorsId', 'exhibitorListwp', 'search'],
  offers: ['jobsList', 'jobsId'],
  own_offers: ['jobsMyoffers', 'jobsCreate', 'jobsEdit'],
  programme: [
    'conferenceProgram',
    'conferenceView',
    'conferenceBackstage',
    'presentationListView',
    'presentationView',
    'speakerView',
  ],
  centre: ['conferenceViewRooms'],
  presentations: ['presentationList', 'presentationCreate', 'presentationEdit'],
  messages: ['userDirectMessages', 'salonDirectMessages', 'standInbox', 'standQueue', 'visio'],
  dashboard: ['userDashboard'],
  people: ['userList', 'exhibitorAll', 'exhibitorGlobalList', 'superorganizerList', 'outbox'],
  agenda: ['userAgenda'],
  sessions: [
    'conferenceList',
    'conferenceSetup',
    'conferenceProgramCreate',
    'speakerList',
    'speakerManage',
    'conferencePassList',
    'conferencePassCreate',
    'conferencePassEdit',
    'conferencePassUsers',
    'conferenceCreate',
    'conferenceEdit',
    'conferenceReplay',
  ],
  import: ['userImport', 'exhibitorImport', 'fairTransfer', 'jobsImport'],
  programmeImport: ['conferenceImport'],
  tracking: ['exhibitorList', 'hallStands'],
  plan: ['hallAssign'],
  halls: ['hallCreate', 'hallList', 'hallEdit', 'hallOverview', 'hallConfigure'],
  settings: ['fairEdit', 'fairTexts', 'fairKeys', 'userFormsComposition', 'exhibitorManage'],
  fairs: ['fairList', 'fairCreate'],
  texts: ['fairHomepageEdit', 'fairEmails'],
  billing: [
    'billingConfigure',
    'billingStandsConfigure',
    'billingStandsFair',
    'billingConferencesConfigure',
    'billingConferencesFair',
    'firmBilling',
  ],
  badge: ['userBadge'],
  scanning: ['standScan'],
  webhooks: ['fairWebhooks', 'firmWebhooks'],
  figures: [
    'fairStats',
    'fairStatsAssessment',
    'fairStatsExhibitors',
    'fairStatsStands',
    'standStats',
    'conferenceStat',
    'presentationStat',
  ],
  contacts: ['standLeads', 'standLeadRules'],
  booths: ['userConfigurationStands', 'standCreate'],
  editor: ['standConfigure', 'standPreview', 'exhibitorProfile'],
  team: ['firmUsers', 'standAddContacts', 'userCreate'],
  profile: ['userManage', 'userProfile', 'userSecurity', 'userData'],
  applying: ['jobsProfile', 'jobsProfileId', 'jobsCvMyApplications'],
  recruiting: ['jobsCvSolicitations', 'jobsCvList'],
  door: [
    'login',
    'callback',
    'signedOut',
    'registerFormtype',
    'registerConfirmation',
    'userPasswordForgot',
    'userPasswordReset',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Subject = keyof typeof pagesAbout | 'lists' | 'general'

const subjects: ReadonlyMap<string, Subject> = new Map(
  entriesOf(pagesAbout).flatMap(([subject, names]) =>
    [...names].map((name): [string, Subject] => [name, subject]),
  ),
)

/** Of pages that nothing is said about, how one gets anywhere. */
export const subjectOf = (screen: { name: string; domain: string } | null | undefined): Subject =>
  (screen && subjects.get(screen.name)) ?? (screen?.domain === 'reference' ? 'lists' : 'general')

export const namedPages = [...subjects.keys()]

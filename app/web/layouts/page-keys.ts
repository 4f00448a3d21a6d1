import { listPages } from '#domain/reference/contract/list-pages.ts'

/** What a key does, as it is said under `keys` of the words of `app`; keys of one entry do the same or go together. */
type PageKey = { keys: readonly string[]; does: string; on?: readonly string[] }

const places = ['fairVisitLobby', 'fairVisit']
const sessions = ['conferenceView', 'presentationView']
const stages = [...sessions, 'conferenceBackstage']
const drawn = [...places, 'conferenceViewRooms', 'standVisit', ...sessions]
const decided = ['userList', 'exhibitorList', 'exhibitorAll']
/** Lists in which several are chosen to do one thing with them. */
const several = ['conferenceList', 'presentationList', 'speakerList']
const withRecords = [...decided, 'hallStands', 'jobsCvList']
const listed = [
  ...withRecords,
  'backgroundJobs',
  'billingConferencesFair',
  'billingStandsFair',
  'conferenceList',
  'conferencePassList',
  'conferencePassUsers',
  'exhibitorGlobalList',
  'fairList',
  'fairStatsExhibitors',
  'fairStatsStands',
  'jobsMyoffers',
  'mailSent',
  'messageReports',
  'outbox',
  'presentationList',
  'speakerList',
  'superorganizerList',
  ...Object.keys(listPages),
]
const desk = ['jobsCvSolicitations']
const contacts = ['standLeads']
const chosenFrom = [...decided, ...several, 'outbox']
const programme = ['conferenceProgram']
const figures = ['fairStats', 'standStats', 'userDashboard']

/** Every key that works on a page, by the screens on which it does; without any on all of them. */
export const pageKeys = [
  { keys: ['/', 'Ctrl+K'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['F'], does: 'free', on: places },
  { keys: ['L'], does: 'list', on: drawn },
  { keys: ['←', '→'], does: 'along', on: places },
  { keys: ['↑', '↓'], does: 'aisles', on: ['fairVisit'] },
  { keys: ['enter'], does: 'visit', on: places },
  { keys: ['+', '−', '0'], does: 'zoom', on: ['fairVisit'] },
  { keys: ['escape'], does: 'day', on: places },
  { keys: ['←', '→'], does: 'neighbours', on: ['standVisit'] },
  { keys: ['escape'], does: 'hall', on: ['standVisit'] },
  { keys: ['L'], does: 'layout', on: programme },
  { keys: ['←', '→', '↑', '↓'], does: 'session', on: programme },
  { keys: ['B'], does: 'keep', on: programme },
  { keys: ['N'], does: 'now', on: programme },
  { keys: ['enter'], does: 'carry', on: programme },
  { keys: ['←', '→', '↑', '↓'], does: 'carry_to', on: programme },
  { keys: ['delete'], does: 'carry_out', on: programme },
  { keys: ['escape'], does: 'carry_back', on: programme },
  { keys: ['K'], does: 'film_play', on: sessions },
  { keys: ['←', '→'], does: 'film_seek', on: sessions },
  { keys: ['C', 'F', 'M'], does: 'film_shown', on: sessions },
  { keys: ['M', 'C', 'P', 'F'], does: 'on_stage', on: stages },
  { keys: ['J', 'K'], does: 'questions', on: sessions },
  { keys: ['A', 'O', 'R', 'X'], does: 'decide_question', on: sessions },
  { keys: ['G'], does: 'merge_questions', on: sessions },
  { keys: ['L'], does: 'table', on: figures },
  { keys: ['←', '→'], does: 'read', on: figures },
  { keys: ['enter'], does: 'take', on: ['hallAssign'] },
  { keys: ['←', '→', '↑', '↓'], does: 'place', on: ['hallAssign'] },
  { keys: ['escape'], does: 'put_back', on: ['hallAssign'] },
  { keys: ['J', 'K'], does: 'rows', on: listed },
  { keys: ['enter'], does: 'open', on: listed },
  { keys: ['escape'], does: 'close', on: withRecords },
  { keys: ['X'], does: 'choose', on: chosenFrom },
  { keys: ['Shift+J', 'Shift+K'], does: 'choose_several', on: chosenFrom },
  { keys: ['Ctrl+A'], does: 'choose_all', on: chosenFrom },
  { keys: ['V', 'R'], does: 'decide', on: [...decided, 'conferencePassUsers'] },
  { keys: ['J', 'K'], does: 'applications', on: desk },
  { keys: ['R'], does: 'mark_read', on: desk },
  { keys: ['2', '3', '4', '5'], does: 'answer_status', on: desk },
  { keys: ['E'], does: 'answer', on: desk },
  { keys: ['L'], does: 'columns', on: desk },
  { keys: ['J', 'K'], does: 'contacts', on: contacts },
  { keys: ['E'], does: 'write_contact', on: contacts },
  { keys: ['A'], does: 'note', on: contacts },
  { keys: ['Ctrl+Z'], does: 'undo', on: ['hallAssign', 'hallStands', ...programme, ...decided] },
] as const satisfies readonly PageKey[]

export const keysOf = (screen: string | undefined) =>
  pageKeys.filter(key => !('on' in key) || key.on.some(one => one === screen))

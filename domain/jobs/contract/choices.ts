/** Values that are fixed: what they are called stands in the messages. */
export const remotes = ['none', 'partly', 'fully'] as const
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const
/** Of the file of a CV. */
export const cvStates = ['none', 'waiting', 'read', 'empty'] as const
export const closeReasons = ['filled', 'cancelled'] as const
export const anonymousFirsts = ['off', 'allowed', 'default'] as const

/** Values of schema.org. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const

/** Of an offer, by its dates. What is closed is still read, what is expired is not. */
export const offerStates = ['draft', 'open', 'last_week', 'closed', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** Of an application, as calls say it; one that was withdrawn has none. */
export const solicitationStatus = {
  notRead: 0,
  read: 1,
  rejected: 2,
  contactDone: 3,
  proposal: 4,
  treated: 5,
} as const

/** Those that answer an application: its clock stops. */
export const isAnswer = (status: number | null) => status !== null && status >= solicitationStatus.rejected

/** What of its applications a firm looks at: those that nobody has read, those that want an answer soon. */
export const solicitationViews = ['unread', 'due'] as const

export const declineReasons = ['profile', 'experience', 'filled', 'other'] as const
export const stepKinds = [
  'sent',
  'read',
  'answered',
  'withdrawn',
  'nudged',
  'revealed',
  'overdue',
  'times_proposed',
  'time_accepted',
  'times_declined',
  'interview_moved',
  'interview_cancelled',
  'interview_held',
  'interview_missed',
] as const
/** `lapsed`: another time was picked, or it passed without an answer. `held`, `missed`: said by the firm afterwards. */
export const interviewStates = [
  'proposed',
  'accepted',
  'declined',
  'lapsed',
  'cancelled',
  'held',
  'missed',
] as const
export const interviewOutcomes = ['held', 'missed'] as const
export const stepSides = ['candidate', 'firm', 'product'] as const
/** `pool`: opened in a library; `list`: their card was among those found there. */
export const accessPurposes = ['application', 'pool', 'list', 'admin', 'export'] as const
export type AccessPurpose = (typeof accessPurposes)[number]

/** By what a list of offers is sorted; by how they fit the reader’s own profile, where they have one. */
export const jobSorts = ['newest', 'ending', 'match'] as const
/** How the library is put in order: those changed last, or those first that fit an offer best. */
export const librarySorts = ['changed', 'match'] as const
/** By a column instead. Whoever is first read without a name stands after those who have one, and tells nothing by it. */
export const libraryOrders = [
  'name',
  '-name',
  'experience',
  '-experience',
  'education',
  '-education',
  'availability',
  '-availability',
  'level',
  '-level',
  'treatment',
  '-treatment',
  'lastLook',
  '-lastLook',
  'changed',
  '-changed',
] as const
export type LibraryOrder = (typeof libraryOrders)[number]

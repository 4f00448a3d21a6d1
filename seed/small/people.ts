export type Fair = 'fair1' | 'fair2'
export type Firm = 'a' | 'b' | 'z'

export type SmallPerson = {
  roles: string[]
  /** Id of the user type. */
  type: number
  fair?: Fair
  organizes?: Fair
  firm?: Firm
  isFirmAdmin?: boolean
  adminOf?: Firm
  contactOf?: Firm
  /** Looks after this firm as a cluster admin. */
  watches?: Firm
}

const exhibitor = { roles: ['ROLE_EXHIBITOR'] }
const visitor = { roles: ['ROLE_VISITOR'], type: 7 }

/** One of each kind, and a neighbour to be kept out. */
export const smallPeople = {
  superAdmin: { roles: ['ROLE_SUPER_ADMIN'], type: 1 },
  superOrganizer: { roles: ['ROLE_SUPER_ORGANIZER'], type: 2 },
  organizer1: { roles: ['ROLE_ORGANIZER'], type: 3, organizes: 'fair1' },
  organizer2: { roles: ['ROLE_ORGANIZER'], type: 3, organizes: 'fair2' },
  firmAdminA: { ...exhibitor, type: 5, firm: 'a', isFirmAdmin: true, fair: 'fair1' },
  standAdminA: { ...exhibitor, type: 5, firm: 'a', adminOf: 'a', fair: 'fair1' },
  contactA: { ...exhibitor, type: 6, firm: 'a', contactOf: 'a', fair: 'fair1' },
  firmAdminB: { ...exhibitor, type: 5, firm: 'b', isFirmAdmin: true, fair: 'fair1' },
  contactB: { ...exhibitor, type: 6, firm: 'b', contactOf: 'b', fair: 'fair1' },
  firmAdminZ: { ...exhibitor, type: 5, firm: 'z', isFirmAdmin: true, fair: 'fair2' },
  visitor1: { ...visitor, fair: 'fair1' },
  visitor2: { ...visitor, fair: 'fair1' },
  visitor9: { ...visitor, fair: 'fair2' },
  speaker: { roles: ['ROLE_SPEAKER'], type: 8, fair: 'fair1' },
  moderator: { roles: ['ROLE_MODERATOR'], type: 9, fair: 'fair1' },
  press: { roles: ['ROLE_PRESS'], type: 10, fair: 'fair1' },
  clusterAdmin: { roles: ['ROLE_CLUSTER_ADMIN'], type: 4, fair: 'fair1', watches: 'a' },
} satisfies Record<string, SmallPerson>

export type SmallName = keyof typeof smallPeople

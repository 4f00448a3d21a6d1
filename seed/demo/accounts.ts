export const demoPassword = 'Demo-2026!'

export type DemoAccount = {
  /** Before `@demo.test`. */
  name: string
  firstName: string
  lastName: string
  isWoman: boolean
  /** Id of the user type. */
  type: number
  roles: string[]
  isFirmAdmin?: boolean
  jobTitle?: string
}

/** One account per role. */
export const demoAccounts: DemoAccount[] = [
  {
    name: 'superadmin',
    firstName: 'Aurore',
    lastName: 'Delattre',
    isWoman: true,
    type: 1,
    roles: ['ROLE_SUPER_ADMIN'],
  },
  {
    name: 'superorganizer',
    firstName: 'Simon',
    lastName: 'Wauters',
    isWoman: false,
    type: 2,
    roles: ['ROLE_SUPER_ORGANIZER'],
  },
  {
    name: 'organizer',
    firstName: 'Claire',
    lastName: 'Wattiau',
    isWoman: true,
    type: 3,
    roles: ['ROLE_ORGANIZER'],
  },
  {
    name: 'clusteradmin',
    firstName: 'Bruno',
    lastName: 'Castel',
    isWoman: false,
    type: 4,
    roles: ['ROLE_CLUSTER_ADMIN'],
  },
  {
    name: 'firmadmin',
    firstName: 'Hélène',
    lastName: 'Maréchal',
    isWoman: true,
    type: 5,
    roles: ['ROLE_EXHIBITOR'],
    isFirmAdmin: true,
    jobTitle: 'Directrice du chantier',
  },
  {
    name: 'standadmin',
    firstName: 'Idriss',
    lastName: 'Belkacem',
    isWoman: false,
    type: 5,
    roles: ['ROLE_EXHIBITOR'],
    jobTitle: 'Responsable communication',
  },
  {
    name: 'standcontact',
    firstName: 'Maud',
    lastName: 'Lecomte',
    isWoman: true,
    type: 6,
    roles: ['ROLE_EXHIBITOR'],
    jobTitle: 'Charpentière métal, tutrice d’apprentis',
  },
  {
    name: 'speaker',
    firstName: 'Yann',
    lastName: 'Le Goff',
    isWoman: false,
    type: 8,
    roles: ['ROLE_SPEAKER'],
  },
  {
    name: 'moderator',
    firstName: 'Carla',
    lastName: 'Bianchi',
    isWoman: true,
    type: 9,
    roles: ['ROLE_MODERATOR'],
  },
  { name: 'press', firstName: 'Samir', lastName: 'Ouali', isWoman: false, type: 10, roles: ['ROLE_PRESS'] },
  {
    name: 'visitor',
    firstName: 'Léa',
    lastName: 'Fontanel',
    isWoman: true,
    type: 7,
    roles: ['ROLE_VISITOR'],
  },
]

export const demoPassword = 'Demo-2026!'

/** One account per role. */
export const demoAccounts: {
  name: string
  firstName: string
  lastName: string
  type: number
  roles: string[]
  isFirmAdmin?: boolean
}[] = [
  { name: 'superadmin', firstName: 'Aurore', lastName: 'Delattre', type: 1, roles: ['ROLE_SUPER_ADMIN'] },
  {
    name: 'superorganizer',
    firstName: 'Simon',
    lastName: 'Wauters',
    type: 2,
    roles: ['ROLE_SUPER_ORGANIZER'],
  },
  { name: 'organizer', firstName: 'Claire', lastName: 'Wattiau', type: 3, roles: ['ROLE_ORGANIZER'] },
  { name: 'clusteradmin', firstName: 'Bruno', lastName: 'Castel', type: 4, roles: ['ROLE_CLUSTER_ADMIN'] },
  {
    name: 'firmadmin',
    firstName: 'Hélène',
    lastName: 'Maréchal',
    type: 5,
    roles: ['ROLE_EXHIBITOR'],
    isFirmAdmin: true,
  },
  { name: 'standadmin', firstName: 'Idriss', lastName: 'Belkacem', type: 5, roles: ['ROLE_EXHIBITOR'] },
  { name: 'standcontact', firstName: 'Maud', lastName: 'Lecomte', type: 6, roles: ['ROLE_EXHIBITOR'] },
  { name: 'speaker', firstName: 'Yann', lastName: 'Le Goff', type: 8, roles: ['ROLE_SPEAKER'] },
  { name: 'moderator', firstName: 'Carla', lastName: 'Bianchi', type: 9, roles: ['ROLE_MODERATOR'] },
  { name: 'press', firstName: 'Samir', lastName: 'Ouali', type: 10, roles: ['ROLE_PRESS'] },
  { name: 'visitor', firstName: 'Léa', lastName: 'Fontanel', type: 7, roles: ['ROLE_VISITOR'] },
]

import type { AccessMatrix } from '#domain/fairs/contract/access.ts'

export type DemoButton = { link: string; names: string; access?: AccessMatrix }

/** Visitors walk through a fair that is open or finished; who prepares it walks before. */
const whileItCanBeWalked: AccessMatrix = Object.fromEntries(
  ['anonymous', 'ROLE_VISITOR', 'ROLE_PRESS', 'ROLE_SPEAKER', 'ROLE_MODERATOR'].map(role => [
    role,
    { '1': false, '4': false },
  ]),
)

export const demoButtons: DemoButton[] = [
  {
    link: '/fair/visit/lobby',
    names: 'Visiter | Visit | Bezoeken | Besuchen | Visitar | Visita',
    access: whileItCanBeWalked,
  },
  {
    link: '/exhibitors/list',
    names: 'Exposants | Exhibitors | Exposanten | Aussteller | Expositores | Espositori',
  },
  {
    link: '/jobs/list',
    names: 'Emploi | Jobs | Vacatures | Stellen | Empleo | Lavoro',
  },
  { link: '/contact', names: 'Contact | Contact | Contact | Kontakt | Contacto | Contatti' },
]

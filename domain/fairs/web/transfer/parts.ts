/** The parts of a fair, as what was taken in is told. */
export const partsInOrder = [
  'settings',
  'buttons',
  'mails',
  'texts',
  'forms',
  'halls',
  'places',
  'sectors',
  'exhibitors',
  'booths',
  'booth_texts',
  'booth_files',
  'people',
  'booth_admins',
  'booth_contacts',
] as const

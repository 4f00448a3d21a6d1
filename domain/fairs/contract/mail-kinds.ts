/** The mails that a fair may word itself; those of an account alone (a forgotten password) stay as they are. */
export const fairMailKinds = [
  'registration_confirm',
  'registration_waiting',
  'registration_welcome',
  'account_validated',
  'account_refused',
  'invitation',
] as const

export type FairMailKind = (typeof fairMailKinds)[number]

/** What is filled in for each reader. */
export const mailPlaceholders = { name: '{{firstName}}', fair: '{{fair}}', link: '{{link}}' } as const

/** What is filled in for each reader; `{{firstName}}` in a subject or a text. */
export const placeholders = [
  'firstName',
  'lastName',
  'fair',
  'link',
  'firm',
  'sender',
  'role',
  'applicant',
  'job',
  'employer',
  'state',
  'caller',
  'event',
  'when',
] as const
export type Placeholder = (typeof placeholders)[number]

/**
 * `token`: whoever has the link gets in, so it stands alone. `needed`: without its link the mail is of no use. `offered`:
 * the wording may do without.
 */
type LinkUse = 'token' | 'needed' | 'offered' | 'none'
type MailSpec = { link: LinkUse; own: readonly Placeholder[] }

const mail = (link: LinkUse, ...own: Placeholder[]): MailSpec => ({ link, own })

/** The mails that are sent in the name of a fair and that it may word, in the order in which people meet them. */
const ofFairs = {
  registration_confirm: mail('token'),
  registration_taken: mail('needed'),
  registration_waiting: mail('none'),
  registration_welcome: mail('offered'),
  account_validated: mail('offered'),
  account_refused: mail('none'),
  invitation: mail('token'),
  firm_validated: mail('offered', 'firm'),
  firm_refused: mail('none', 'firm'),
  message_new: mail('needed', 'sender'),
  call_missed: mail('needed', 'caller'),
  application_new: mail('needed', 'applicant', 'job'),
  application_changed: mail('needed', 'job', 'employer', 'state'),
  reminder: mail('needed', 'event', 'when'),
} satisfies Record<string, MailSpec>

/** The mails about an account, which belongs to no fair: their wording is the platform's alone. */
const ofAccounts = {
  password_reset: mail('token'),
  password_changed: mail('offered'),
  email_change: mail('token'),
  email_change_notice: mail('offered'),
  account_leaving: mail('token'),
  account_erased: mail('offered'),
  sign_on_linked: mail('offered'),
  role_offer: mail('token', 'sender', 'role'),
} satisfies Record<string, MailSpec>

const specs: Record<MailKind, MailSpec> = { ...ofFairs, ...ofAccounts }

export type FairMailKind = keyof typeof ofFairs
export type MailKind = FairMailKind | keyof typeof ofAccounts

export const fairMailKinds = Object.keys(ofFairs) as FairMailKind[]
export const mailKinds = Object.keys(specs) as MailKind[]

/** By what they are about, as the page of the organizer shows them. */
export const mailGroups: Readonly<Record<string, readonly FairMailKind[]>> = {
  registration: fairMailKinds.slice(0, 7),
  exhibitors: fairMailKinds.slice(7, 9),
  exchanges: fairMailKinds.slice(9),
}

const isOneOf = (kinds: object, kind: unknown) => typeof kind === 'string' && Object.hasOwn(kinds, kind)
export const isFairMailKind = (kind: unknown): kind is FairMailKind => isOneOf(ofFairs, kind)
export const isAccountMailKind = (kind: unknown) => isOneOf(ofAccounts, kind)
const isMailKind = (kind: unknown): kind is MailKind => isOneOf(specs, kind)

const common: readonly Placeholder[] = ['firstName', 'lastName', 'fair']

/** What a mail may name, and how much it depends on its link. A kind that nothing sends has what all have. */
export function mailSpec(kind: string): { link: LinkUse; names: readonly Placeholder[] } {
  const { link, own } = isMailKind(kind) ? specs[kind] : mail('none')
  return { link, names: [...common, ...own, ...(link === 'none' ? [] : (['link'] as const))] }
}

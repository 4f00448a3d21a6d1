/** What is filled in for each reader; `{{firstName}}` in a subject or a text. */
export const placeholders = [
  'firstName',
  'lastName',
  'fair',
  'link',
  'firm',
  'sender',
  'applicant',
  'job',
  'employer',
  'state',
  'caller',
  'event',
  'when',
] as const
export type Placeholder = (typeof placeholders)[number]

/** `needed`: without its link the mail is of no use. `offered`: the wording may do without. */
type LinkUse = 'needed' | 'offered' | 'none'
type MailSpec = { link: LinkUse; own: readonly Placeholder[] }

const mail = (link: LinkUse, ...own: Placeholder[]): MailSpec => ({ link, own })

/** The mails that are sent in the name of a fair, in the order in which people meet them. */
const specs = {
  registration_confirm: mail('needed'),
  registration_taken: mail('needed'),
  registration_waiting: mail('none'),
  registration_welcome: mail('offered'),
  account_validated: mail('offered'),
  account_refused: mail('none'),
  invitation: mail('needed'),
  firm_validated: mail('offered', 'firm'),
  firm_refused: mail('none', 'firm'),
  message_new: mail('needed', 'sender'),
  call_missed: mail('needed', 'caller'),
  application_new: mail('needed', 'applicant', 'job'),
  application_changed: mail('needed', 'job', 'employer', 'state'),
  reminder: mail('needed', 'event', 'when'),
  password_reset: mail('needed'),
  password_changed: mail('offered'),
  email_change: mail('needed'),
  email_change_notice: mail('offered'),
  account_leaving: mail('needed'),
  account_erased: mail('offered'),
  sign_on_linked: mail('offered'),
} satisfies Record<string, MailSpec>

export type MailKind = keyof typeof specs

export const mailKinds = Object.keys(specs) as MailKind[]

/** By what they are about, as the page of the organizer shows them. */
export const mailGroups: Readonly<Record<string, readonly MailKind[]>> = {
  registration: mailKinds.slice(0, 7),
  exhibitors: mailKinds.slice(7, 9),
  exchanges: mailKinds.slice(9, 14),
  account: mailKinds.slice(14),
}

export const isMailKind = (kind: unknown): kind is MailKind => typeof kind === 'string' && kind in specs

const common: readonly Placeholder[] = ['firstName', 'lastName', 'fair']

/** What a mail may name, and how much it depends on its link. A kind that nothing sends has what all have. */
export function mailSpec(kind: string): { link: LinkUse; names: readonly Placeholder[] } {
  const { link, own } = isMailKind(kind) ? specs[kind] : mail('none')
  return { link, names: [...common, ...own, ...(link === 'none' ? [] : (['link'] as const))] }
}

export const mailKinds = [
  'registration_confirm',
  'registration_taken',
  'registration_welcome',
  'registration_waiting',
  'account_validated',
  'account_refused',
  'firm_validated',
  'firm_refused',
  'invitation',
  'password_reset',
  'password_changed',
  'email_change',
  'email_change_notice',
  'account_erased',
] as const

export type MailKind = (typeof mailKinds)[number]

/** `action` is the word on the button; a mail without it has no link. Paragraphs are parted by an empty line. */
export type MailText = { subject: string; body: string; action?: string }

export type MailWords = Readonly<Record<MailKind, MailText>> & {
  greeting: string
  /** Before the address of the link, for those whose mail program shows no button. */
  orCopy: string
  closing: string
}

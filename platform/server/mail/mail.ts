import type { Locale } from '#platform/contract/locale.ts'

/** A mail to one person, complete and in their language. */
export type Mail = {
  to: { name?: string | null; address: string }
  /** Whose it is, at whichever address: it goes with their account. */
  user?: number
  subject: string
  text: string
  html?: string
  replyTo?: string | null
  /** Where whoever gets it says that they want no more of the kind, for mail programs to offer (RFC 8058). */
  optOut?: string | null
  /** An entry of a calendar, for mail programs to take over. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | null
  locale: Locale
  /** What it is about, by the word of its sender: `password-forgot`. */
  kind: string
  fair?: number | null
  /** Two mails of one key are one: only the first is queued. */
  key?: string
}

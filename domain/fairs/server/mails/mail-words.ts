import type { MailKind } from '../../contract/mail-kinds.ts'

/** `action` is the word on the button; a mail without it has no link. Paragraphs are parted by an empty line. */
export type MailText = { subject: string; body: string; action?: string }

export type StandardWords = Readonly<Record<MailKind, MailText>> & {
  greeting: string
  /** Before the address of the link, for those whose mail program shows no button. */
  orCopy: string
  closing: string
  /** Before the subject of a test. */
  test: string
  /** For a preview of what no module has told yet. */
  examples: { job: string; state: string; event: string }
}

/** What all mails say alike. */
export type CommonWords = {
  greeting: string
  /** Before the address of the link, for those whose mail program shows no button. */
  orCopy: string
  closing: string
  /** Below what was written to many: why somebody gets it, and the way out. */
  optOut: { reason: string; action: string }
  /** Before the subject of a test. */
  test: string
  /** What every mail may name, as it is offered to those who word it. */
  names: Readonly<Record<'firstName' | 'lastName' | 'fair' | 'link', string>>
}

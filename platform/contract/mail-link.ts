/**
 * What the link of a mail is to it. `token`: whoever has the link gets in, so it stands alone. `needed`: without it the
 * mail is of no use. `offered`: the wording may do without.
 */
export const mailLinks = ['token', 'needed', 'offered', 'none'] as const
export type MailLink = (typeof mailLinks)[number]

import addressparser from 'nodemailer/lib/addressparser'
import { emailPattern } from '#platform/contract/email-address.ts'
import type { Mail } from './mail.ts'

const strict = new RegExp(emailPattern)
/** Refused, not replaced: whoever made it is to see it. */
const control = /[\u0000-\u001f\u007f\u2028\u2029]/
const longestSubject = 300

export class MailRefused extends Error {}

export const isAddress = (text: string): boolean => text.length <= 254 && strict.test(text)

/**
 * A header of a mail is one line and goes to one address: whoever gets their text into a subject or a name must
 * not get a header or a second recipient in.
 * @throws MailRefused
 */
export function assertMailable({ to, replyTo, subject }: Mail) {
  if (!isAddress(to.address)) throw new MailRefused('The recipient is not a plain e-mail address.')
  if (replyTo && !isAddress(replyTo))
    throw new MailRefused('The reply address is not a plain e-mail address.')
  if (control.test(to.name ?? '')) throw new MailRefused('The name of the recipient has control characters.')
  if (control.test(subject)) throw new MailRefused('The subject has control characters.')
  if (!subject || subject.length > longestSubject) throw new MailRefused('The subject is empty or too long.')
}

/** `Name <address>` of the settings. @throws Error in words for the one who sets it. */
export function senderOf(setting: string): { name: string; address: string } {
  const [first, ...others] = addressparser(setting, { flatten: true })
  const local = /^[^\s@]+@localhost$/.test(first?.address ?? '')
  if (!first?.address || others.length || !(local || isAddress(first.address)))
    throw new Error(
      `MAIL_FROM is "${setting}" but has to be one address, e.g. "Verrière <no-reply@fair.example>".`,
    )
  return { name: first.name, address: first.address }
}

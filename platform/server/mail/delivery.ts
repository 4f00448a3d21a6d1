import { createTransport } from 'nodemailer'
import { senderOf } from './mail-address.ts'
import type { QueuedMail } from './outbox-rows.ts'

/** How one attempt ended. `later`: worth another. `down`: the server itself is not there, no mail would get through. */
export type Delivery = { end: 'sent' } | { end: 'refused' | 'later' | 'down'; reason: string }

export type Postman = { deliver(mail: QueuedMail): Promise<Delivery>; close(): void }

/** Longer than a mail server takes that looks twice, shorter than the lease of the row. */
const longestSending = 150_000
export const lanes = 3

export function createPostman(smtpUrl: string, from: string): Postman {
  const sender = senderOf(from)
  const host = sender.address.split('@')[1] ?? 'localhost'
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: lanes,
    maxMessages: 100,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 15_000,
    socketTimeout: 90_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      try {
        await transport.sendMail({
          from: sender,
          to: { name: mail.recipient_name ?? '', address: mail.recipient },
          ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
          envelope: { from: sender.address, to: [mail.recipient] },
          // Stays the same over all attempts: a mailbox that gets it twice can tell.
          messageId: `<${mail.id}.${mail.created_at.getTime().toString(36)}@${host}>`,
          date: mail.created_at,
          subject: mail.subject,
          text: mail.text,
          ...(mail.html && { html: mail.html }),
          ...(mail.calendar && {
            icalEvent: { method: mail.calendar_method ?? 'REQUEST', content: mail.calendar },
          }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': mail.locale,
            ...(mail.opt_out && {
              'List-Unsubscribe': `<${mail.opt_out}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(longestSending),
        })
        return { end: 'sent' }
      } catch (error) {
        return { end: endOf(error), reason: reasonOf(error) }
      }
    },
    close: () => transport.close(),
  }
}

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined

const notReached = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS', 'EAUTH'])

/** A refusal for good concerns this mail; wrong credentials or no answer concern the server and pass. */
function endOf(error: unknown): 'refused' | 'later' | 'down' {
  const [answered, code] = [property(error, 'responseCode'), property(error, 'code')]
  if (code === 'EAUTH') return 'down'
  if (typeof answered === 'number') return answered >= 500 ? 'refused' : 'later'
  return notReached.has(String(code)) ? 'down' : 'later'
}

function reasonOf(error: unknown): string {
  const answer = property(error, 'response')
  return String(answer ?? (error instanceof Error ? error.message : error)).slice(0, 500)
}

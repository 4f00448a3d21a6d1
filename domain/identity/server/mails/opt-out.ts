import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'
import { withToken } from '../../contract/mail-links.ts'
import { mailUnsubscribe } from '../../contract/paths.ts'

type Settings = Pick<Services, 'settings'>

const signature = (user: number, fair: number, { settings }: Settings) =>
  createHmac('sha256', derivedKey(settings.APP_SECRET, 'mail-opt-out'))
    .update(`${user}\n${fair}`)
    .digest('base64url')

/** It is good for as long as the mails lie in a mailbox. */
const tokenFor = (user: number, fair: number, services: Settings) =>
  `${user}-${fair}-${signature(user, fair, services)}`

/** The page for readers, and the address for their mail programs. */
export function optOutLinks(user: number, fair: number, services: Settings) {
  const token = tokenFor(user, fair, services)
  const at = (path: string) => new URL(path, services.settings.PUBLIC_URL).href
  return {
    page: withToken(at(mailUnsubscribe), 'reader', token),
    program: at(`/api/mail_opt_outs/${token}`),
  }
}

/** Who reads and which fair writes; null for a token that is not ours. */
export function readOptOutToken(token: string, services: Settings): { user: number; fair: number } | null {
  const [, user, fair, sent] = /^(\d{1,10})-(\d{1,10})-([\w-]{43})$/.exec(token) ?? []
  if (!user || !fair || !sent) return null
  const named = { user: Number(user), fair: Number(fair) }
  const right = signature(named.user, named.fair, services)
  return timingSafeEqual(Buffer.from(sent), Buffer.from(right)) ? named : null
}

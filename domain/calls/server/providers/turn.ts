import { createHmac } from 'node:crypto'
import type { Static } from 'typebox'
import type { Settings } from '#platform/server/settings.ts'
import type { IceServer } from '../../contract/connection.ts'

/** A page that stays longer asks again; whoever finds it has it for no longer. */
export const turnSeconds = 600

/** What coturn calls `use-auth-secret`: until when and for whom, signed with the secret that both know. */
export function turnServers(
  { TURN_URL: urls, TURN_SECRET }: Pick<Settings, 'TURN_URL' | 'TURN_SECRET'>,
  userId: number,
  now: Date,
): Static<typeof IceServer>[] {
  if (!urls.length) return []
  const username = `${Math.floor(now.getTime() / 1000) + turnSeconds}:${userId}`
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64')
  return [{ urls, username, credential }]
}

import { askedTogether } from '#platform/server/asked-together.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Authenticate } from '#platform/server/hub/caller.ts'
import type { Services } from '#platform/server/services.ts'
import { notificationTokens } from './access-token.ts'
import { type AccountStanding, actorOf } from './actor.ts'
import { holderOfToken } from './holder-of-token.ts'
import { fingerprintOfRights, goodSessions } from './permission-fingerprints.ts'

type Holder = AccountStanding & { session: string; user: number; authVersion: number; fingerprint: string }

async function holders({ database }: Services, sessionIds: readonly string[]): Promise<Map<string, Holder>> {
  const rows = await many<Holder>(database.kysely)`
    select s.id::text as session, u.id as user, u.auth_version as "authVersion",
      ${fingerprintOfRights} as fingerprint,
      rights.roles, rights."isValidated", rights."isFirmAdmin", rights."isHeld", rights."canRecruit",
        rights.firm,
      rights.organized, rights.assigned, rights."adminStands", rights."contactStands"
    from ${goodSessions(sessionIds)}`
  return new Map(rows.map(holder => [holder.session, holder]))
}

/**
 * Reads the tokens that a session makes for the hub; its other tokens are none. A hall that comes back at once is asked for
 * together.
 */
export function authenticator(services: Services): Authenticate {
  const verify = notificationTokens.verifier(services.settings.APP_SECRET, services.now)
  const holderOf = askedTogether<Holder>(sessionIds => holders(services, sessionIds))
  const found = holderOfToken(verify, holderOf)
  return async token => {
    const known = await found(token)
    if (!known) return null
    const { holder, claims, expires } = known
    return {
      actor: actorOf(claims.userId, claims.sessionId, holder),
      expires: expires * 1_000,
      fingerprint: holder.fingerprint,
    }
  }
}

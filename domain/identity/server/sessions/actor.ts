import { type Kysely, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Role, Scope } from '#platform/contract/roles.ts'
import type { Actor, Reach } from '#platform/server/actor.ts'
import { askedTogether } from '#platform/server/asked-together.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { Identify } from '#platform/server/http/respond.ts'
import { forbidden, unauthorized } from '#platform/server/refusal.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import { audiencesOf } from '../../contract/roles.ts'
import { holderOfKey } from '../integration-keys/key-holder.ts'
import { accessTokens } from './access-token.ts'
import { askedFor, memberFairs, takesPartWith, workedOn } from './admission.ts'
import { holderOfToken } from './holder-of-token.ts'

/** Scope letters and by which relation each measures. `A`, everything, needs none; `N` is what belongs to no fair. */
const anchors: Record<Scope, readonly string[]> = {
  A: [],
  G: ['fair'],
  F: ['fair'],
  C: ['followed', 'participation', 'stand'],
  M: ['firm', 'participation', 'stand'],
  S: ['stand'],
  O: ['owner'],
  R: ['recruiter'],
  K: ['speaker', 'moderator'],
  p: ['fair'],
  P: ['fair'],
  N: ['fair'],
}

/** @throws when a policy uses a letter that the resource has no way to measure. */
export function checkPolicies() {
  for (const resource of allImplementations())
    for (const { scope, role } of resource.grants) {
      const needed = anchors[scope]
      if (needed.length && !needed.some(anchor => resource.scope?.[anchor]))
        throw new Error(
          `${resource.name}: the policy of ${role} measures by ${needed.join(' or ')}, but the resource's scope names none of them.`,
        )
    }
}

/** What belongs to a fair in the trash. Of those who reach some fairs alone, what ties them to it lies there too. */
const inTrash: Reach[] = [{ anchor: 'fair', ids: sql`select id from fair where trashed_at is not null` }]

/** Fairs that everybody may walk through without logging in. */
const publicReach: Reach[] = [
  {
    anchor: 'fair',
    ids: sql`select id from fair
      where is_public_access and fair_status_id in (${fairStatus.open}, ${fairStatus.finished})
      and trashed_at is null`,
    publishedOnly: true,
  },
]

export const anonymousActor: Actor = {
  userId: null,
  sessionId: null,
  roles: ['anonymous'],
  reach: { P: publicReach },
}

/** What of an account decides what it may do. */
export type AccountStanding = {
  roles: string[]
  isValidated: number
  isFirmAdmin: boolean
  canRecruit: boolean
  isHeld: boolean
  firm: number | null
  organized: number[]
  assigned: number[]
  adminStands: number[]
  contactStands: number[]
}

/** Everything of the account `u` itself that decides what it may do, as it is now. */
export const standingOfAccount = sql`u.roles, u.is_validated as "isValidated",
  u.is_firm_admin as "isFirmAdmin",
  u.can_recruit as "canRecruit",
  u.is_held as "isHeld", u.firm_id as firm,
  array(select fair_id from fair_organizer where user_id = u.id) as organized,
  array(select fair_id from super_organizer_fair where app_user_id = u.id) as assigned,
  array(select stand_id from stand_admin where user_id = u.id) as "adminStands",
  array(select stand_id from stand_contact where user_id = u.id) as "contactStands"`
const isOpen = sql`not u.is_closed and u.email_confirmed_at is not null`

type Holder = AccountStanding & { session: string; user: number; authVersion: number }

/** Whom sessions are of, as far as they have not ended. All who call at once are asked for in one question. */
const holders = ({ database }: Services) =>
  askedTogether<Holder>(async sessionIds => {
    const rows = await many<Holder>(database.kysely)`
      select s.id::text as session, u.id as user, u.auth_version as "authVersion", ${standingOfAccount}
      from session s join app_user u on u.id = s.user_id
      where s.id = any(${sessionIds}::uuid[]) and ${isOpen} and s.revoked_at is null and s.expires_at > now()`
    return new Map(rows.map(holder => [holder.session, holder]))
  })

function reachOf(userId: number, someone: AccountStanding): Actor['reach'] {
  const own: Reach[] = [{ anchor: 'owner', ids: [userId] }]
  if (someone.isValidated !== validationState.validated) return { O: own, P: publicReach }
  const isSuperOrganizer = someone.roles.includes('ROLE_SUPER_ORGANIZER')
  const isSuperAdmin = someone.roles.includes('ROLE_SUPER_ADMIN')
  const isSuper = isSuperOrganizer || isSuperAdmin
  const isHeld = isSuperOrganizer && !isSuperAdmin && someone.isHeld
  const reached = isHeld ? someone.assigned : sql`select id from fair where trashed_at is null`
  const firms = someone.isFirmAdmin && someone.firm ? [someone.firm] : []
  const recruits = (someone.isFirmAdmin || someone.canRecruit) && someone.firm ? [someone.firm] : []
  return {
    O: own,
    P: publicReach,
    p: [
      {
        anchor: 'fair',
        ids: isSuper ? reached : memberFairs(userId, someone.firm),
        publishedOnly: true,
      },
    ],
    F: [{ anchor: 'fair', ids: someone.organized }],
    // A super organizer also reaches those who run the fairs.
    ...(isSuperOrganizer && {
      G: ['fair', 'organized'].map(anchor => ({
        anchor,
        ids: reached,
      })),
    }),
    M: [
      { anchor: 'firm', ids: firms },
      { anchor: 'participation', ids: askedFor(firms) },
      {
        anchor: 'stand',
        ids: workedOn(
          firms.length ? sql`st.firm_id = ${firms[0]}` : sql`st.id = any(${someone.adminStands}::int[])`,
          userId,
        ),
      },
    ],
    S: [{ anchor: 'stand', ids: workedOn(sql`st.id = any(${someone.contactStands}::int[])`, userId) }],
    C: [
      { anchor: 'followed', ids: sql`select firm_id from followed_firm where user_id = ${userId}` },
      {
        anchor: 'participation',
        ids: sql`select fair_firm_id from followed_participation where user_id = ${userId}`,
      },
      { anchor: 'stand', ids: sql`select stand_id from followed_stand where user_id = ${userId}` },
    ],
    R: [
      { anchor: 'recruiter', ids: recruits.length ? takesPartWith(recruits, userId) : [] },
      { anchor: 'recruitedFor', ids: recruits },
    ],
    // As long as they take part in the fair in which they do.
    K: ['speaker', 'moderator'].map(anchor => ({
      anchor,
      ids: [userId],
      within: {
        anchor: 'fair',
        ids: sql`select p.fair_id from fair_participant p join fair f on f.id = p.fair_id
          where p.user_id = ${userId} and f.trashed_at is null`,
      },
    })),
  }
}

export function actorOf(userId: number, sessionId: string | null, someone: AccountStanding): Actor {
  const roles: Role[] =
    someone.isValidated === validationState.validated
      ? audiencesOf(someone.roles, {
          isFirmAdmin: someone.isFirmAdmin,
          adminStands: someone.adminStands.length,
          contactStands: someone.contactStands.length,
        })
      : ['unvalidated']
  return { userId, sessionId, roles, reach: reachOf(userId, someone), gone: inTrash }
}

/** Somebody as they would call now, for what they began earlier; none for an account that is closed. */
export async function actorNow(userId: number, db: Kysely<Tables>): Promise<Actor | null> {
  const row = await maybeOne<AccountStanding>(db)`
    select ${standingOfAccount} from app_user u where u.id = ${userId} and ${isOpen}`
  return row ? actorOf(userId, null, row) : null
}

/** Calls that somebody with a dead token must still be able to make. */
const withoutToken =
  /^\/api\/(login|logout|token\/refresh|oidc\/|register\/(visitor|exhibitor|confirm|resend)|password\/|users\/confirm-email|user\/erase\/undo|visitor_registration_form_composition|captcha|default-fairs)/

/** Who a token stands for, as the database says now; null for one that is not, or no longer, good. */
function actorsOfTokens(services: Services): (token: string) => Promise<Actor | null> {
  const verify = accessTokens.verifier(services.settings.APP_SECRET, services.now)
  const found = holderOfToken(verify, holders(services))
  return async token => {
    const known = await found(token)
    return known && actorOf(known.claims.userId, known.claims.sessionId, known.holder)
  }
}

/** Whom a key stands for, where the call is one for keys of its scope. @throws 401, 403 */
async function actorOfKey(
  key: string,
  { routeOptions }: Parameters<Identify>[0],
  services: Services,
): Promise<Actor> {
  const holder = await holderOfKey(key, services)
  if (!holder) throw unauthorized()
  if (!routeOptions.config.keys?.includes(holder.scope)) throw forbidden('key_scope')
  return { ...holder.actor, gone: inTrash }
}

/** Reads the bearer of a request. A token that is not, or no longer, good is refused: never silently anonymous. */
export function createIdentify(services: Services): Identify {
  const actorOfToken = actorsOfTokens(services)
  return async request => {
    const { authorization } = request.headers
    if (!authorization) return anonymousActor
    const key = /^Bearer (vk_[\w-]{43})$/i.exec(authorization)?.[1]
    if (key) return actorOfKey(key, request, services)
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
    const holder = token ? await actorOfToken(token) : null
    if (holder) return holder
    if (withoutToken.test(request.url)) return anonymousActor
    throw unauthorized()
  }
}

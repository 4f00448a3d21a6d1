import { createSecretKey } from 'node:crypto'
import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Settings } from '../settings.ts'
import { readKeySet } from './key-set.ts'
import { type Matcher, matcherMost, matcherTypes, readMatcher } from './matchers.ts'

export const detailType = 'https://mercure.rocks/authorization-detail'

const Topic = Type.Object({
  match: Type.String({ maxLength: matcherMost }),
  match_type: Type.Optional(Type.Enum([...matcherTypes])),
})
const Detail = Type.Object({
  type: Type.Literal(detailType),
  actions: Type.Array(Type.String(), { minItems: 1 }),
  topics: Type.Array(Topic, { minItems: 1, maxItems: 50 }),
  payload: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
const detailsMost = 20
/** A publisher sends one token with all that it tells: so many are not worked out anew. */
const mostRead = 1_000

export type TokenAction = 'publish' | 'subscribe'
export type Payload = Record<string, unknown>

/** What a token of the protocol grants. */
export type Grants = {
  /** Whether it grants this for the topic. */
  allows(action: TokenAction, topic: string): boolean
  /** What goes with a subscription: of the first detail that grants it. */
  payloadOf(matcher: Matcher): Payload | null
  /** In milliseconds since 1970. */
  expires: number
}

/** Reads the access tokens of the protocol, which the publishers of this hub sign; none where there are no publishers. */
export function hubTokens({ HUB_PUBLISHER_KEY, HUB_ISSUER, HUB_AUDIENCE }: Settings, now: () => Date) {
  const trusted = trustedKey(HUB_PUBLISHER_KEY)
  const read = new LRUCache<string, Grants>({ max: mostRead })
  return async (token: string): Promise<Grants | null> => {
    if (!trusted) return null
    const known = read.get(token)
    if (known && known.expires > now().getTime()) return known
    const checks = {
      algorithms: trusted.algorithms,
      typ: 'at+jwt',
      issuer: HUB_ISSUER,
      audience: HUB_AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now(),
    }
    // Keys of a set are asked for by the token's header; a shared one is what it is.
    const verified = await (trusted.keys
      ? jwtVerify(token, trusted.keys, checks)
      : jwtVerify(token, trusted.secret, checks)
    ).catch(() => null)
    const grants = verified && readGrants(verified.payload, HUB_AUDIENCE)
    if (grants) read.set(token, grants)
    return grants
  }
}

function trustedKey(key: string) {
  if (!key) return null
  if (!key.startsWith('{'))
    return { secret: createSecretKey(Buffer.from(key)), keys: null, algorithms: ['HS256'] }
  const keys = createLocalJWKSet(readKeySet(key))
  return { keys, secret: null, algorithms: ['EdDSA', 'ES256', 'RS256'] }
}

/** One detail that cannot be read makes the whole token worthless: what is left would be another right than was meant. */
function readGrants(payload: JWTPayload, base: string): Grants | null {
  const { authorization_details: said = [], exp = 0 } = payload
  if (!Array.isArray(said) || said.some(one => typeof one !== 'object' || one === null)) return null
  const ours: unknown[] = said.filter(one => one.type === detailType)
  if (ours.length > detailsMost) return null
  const details: ReadDetail[] = []
  for (const one of ours) {
    const detail = Value.Check(Detail, one) ? readDetail(one, base) : null
    if (!detail) return null
    details.push(detail)
  }
  const granting = (action: TokenAction, topic: string) =>
    details.find(
      ({ actions, matchers }) => actions.includes(action) && matchers.some(one => one.matches(topic)),
    )
  return {
    allows: (action, topic) => granting(action, topic) !== undefined,
    payloadOf: ({ match }) => granting('subscribe', match)?.payload ?? null,
    expires: exp * 1_000,
  }
}

type ReadDetail = { actions: string[]; matchers: Matcher[]; payload: Payload | null }

function readDetail({ actions, topics, payload = undefined }: Static<typeof Detail>, base: string) {
  const matchers = topics.flatMap(
    ({ match, match_type = 'exact' }) => readMatcher(match_type, match, base) ?? [],
  )
  if (matchers.length < topics.length) return null
  return { actions, matchers, payload: payload ?? null } satisfies ReadDetail
}

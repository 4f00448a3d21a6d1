import type { Static, TSchema } from 'typebox'
import type { Role } from './roles.ts'

/**
 * What an answer depends on: of what is written, that which belongs to no fair or is shown by all; all that is written; or
 * besides who is on the stands right now.
 */
export type CachedBy = 'common' | 'content' | 'presence'

/**
 * Whether a call that succeeds leaves a row in the audit log: always, when it has changed something, or never. Records that
 * a resource creates, changes and deletes always leave one.
 */
export type Audit = 'always' | 'changes' | 'never'

/** What a key for integrations may be for: lists of a fair, or contacts of a firm in it. */
export const keyScopes = ['import', 'export', 'leads'] as const
export type KeyScope = (typeof keyScopes)[number]

/** A call that writes says which; one that reads leaves none unless it says so, such as an export. */
type Method =
  | { method: 'GET'; audit?: 'always' }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; audit: Audit }

/**
 * A call that is not one of the five of a resource. `allow` is checked before the command runs; what the caller
 * may reach inside is the command's to check.
 */
export type EndpointSpec<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema> = {
  /** Under the API base, with parameters in braces: `/fair_halls/{id}/stands`. */
  path: string
  tag: string
  summary: string
  /** What the documentation says besides, in Markdown. */
  description?: string
  /** `anyone`, `members` (logged in), or the roles that may call it. */
  allow: 'anyone' | 'members' | readonly Role[]
  /** The scopes of the keys for integrations that may call it; without, none may. */
  keys?: readonly KeyScope[]
  /** Whoever has its address may call it: the address stands in no log. */
  isCapability?: true
  params?: P
  query?: Q
  body?: B
  /** Shape of the answer; `undefined` is 204. */
  response?: A
  /** Status of success: 200, or 204 without an answer; 303 leads a browser elsewhere. */
  status?: 200 | 201 | 202 | 204 | 303
  /** Everybody who is not logged in is told the same in a language: it is kept for them until this changes. */
  cached?: CachedBy
  /**
   * `list`: an array with the four paging headers. `file`: bytes. `upload`: a multipart body read by the command.
   * `bytes`: a body of bytes read by the command. `ignored`: the body of a form, of which nothing is read.
   */
  form?: 'list' | 'file' | 'upload' | 'bytes' | 'ignored'
} & Method

export type Endpoint<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  A extends TSchema = TSchema,
> = EndpointSpec<P, Q, B, A>

export function defineEndpoint<
  P extends TSchema = TSchema,
  Q extends TSchema = TSchema,
  B extends TSchema = TSchema,
  A extends TSchema = TSchema,
>(spec: EndpointSpec<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return spec
}

export type ParamsOf<E> = E extends Endpoint<infer P, TSchema, TSchema, TSchema> ? Static<P> : never
export type QueryOf<E> = E extends Endpoint<TSchema, infer Q, TSchema, TSchema> ? Static<Q> : never
export type BodyOf<E> = E extends Endpoint<TSchema, TSchema, infer B, TSchema> ? Static<B> : never
export type ResponseOf<E> = E extends Endpoint<TSchema, TSchema, TSchema, infer A> ? Static<A> : never

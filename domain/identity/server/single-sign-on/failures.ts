import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import type { Context } from '#platform/server/context.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'

export const expired = () => new Refusal(409, 'sso_expired')

/** What the library calls answers that are none: an error page, another service at that address, silence. */
const silent = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])
/** What a provider answers when it cannot answer now. */
const unable = new Set(['server_error', 'temporarily_unavailable'])

const codeOf = (error: unknown) =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : ''

function codeFor(error: unknown): 'sso_unreachable' | 'sso_expired' | 'sso_refused' {
  if (error instanceof AuthorizationResponseError)
    return unable.has(error.error) ? 'sso_unreachable' : 'sso_refused'
  // A code that is too old or was used: trying again helps. Anything else is between us and the provider.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'sso_expired' : 'sso_unreachable'
  // `fetch` says by a TypeError that nobody was there.
  return error instanceof TypeError || silent.has(codeOf(error)) ? 'sso_unreachable' : 'sso_refused'
}

/** For whoever runs the server: a person is told in words only what to do. */
export function logged(error: unknown, { services }: Context) {
  const cause = error instanceof Error ? error.message : String(error)
  services.log.warn({ cause, detail: codeOf(error) }, 'single sign-on')
}

/** What came of it in words for the person, with its cause in the log; never a failure of ours. */
export function refusalFor(error: unknown, context: Context): Refusal {
  if (error instanceof Refusal) return error
  logged(error, context)
  const code = codeFor(error)
  return code === 'sso_refused' ? forbidden(code) : new Refusal(409, code)
}

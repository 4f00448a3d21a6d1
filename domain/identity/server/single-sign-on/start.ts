import * as client from 'openid-client'
import { safePath } from '#platform/contract/href.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { accountPaths } from '../../contract/paths.ts'
import { unreachable } from '../../contract/single-sign-on.ts'
import { type AuthRequest, saveState } from './auth-state.ts'
import { logged } from './failures.ts'
import { isConfigured, providerOf, returnAddress } from './provider.ts'

type StartQuery = { next?: string; salon?: string }

/** Where the browser goes now: to the provider, or to the page that says why not. */
async function wayTo(asked: StartQuery, context: HttpContext): Promise<string> {
  const { services } = context
  if (!isConfigured(services)) return accountPaths.callback
  const authRequest: AuthRequest = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    next: safePath(asked.next),
    salon: asked.salon ?? null,
  }
  try {
    const address = client.buildAuthorizationUrl(await providerOf(services), {
      redirect_uri: returnAddress(services),
      scope: 'openid email profile',
      state: authRequest.state,
      nonce: authRequest.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(authRequest.verifier),
      code_challenge_method: 'S256',
      ui_locales: context.locale,
    })
    await saveState('start', authRequest, context)
    return address.href
  } catch (error) {
    logged(error, context)
    const onward = authRequest.next ? `&${new URLSearchParams({ next: authRequest.next })}` : ''
    return `${accountPaths.callback}?${unreachable}${onward}`
  }
}

export async function redirectToProvider(asked: StartQuery, context: HttpContext): Promise<void> {
  context.reply.header('location', await wayTo(asked, context))
}

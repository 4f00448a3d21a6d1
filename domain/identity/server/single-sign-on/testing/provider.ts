import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { client } from './client.ts'

/** Somebody whom the provider knows, by the name they log in there with. */
export type Person = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
}

const html = (uid: string) =>
  `<!doctype html><title>Provider</title><form method="post" action="/interaction/${uid}"><label>Who <input name="login"></label><button>Log in</button><button name="cancel" value="1">Cancel</button></form>`

async function bodyOf(request: AsyncIterable<Buffer>): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/**
 * A whole provider of OpenID Connect with a login of its own, which asks for a name and believes it.
 * @param returnTo the one address that it leads back to
 */
export async function startProvider(people: Map<string, Person>, returnTo: string, port = 0) {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    // Whoever has logged in has agreed.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  async function answer(...[request, response]: Parameters<typeof handle>) {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '') ?? []
    if (!uid) return handle(request, response)
    if (request.method !== 'POST')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html(uid))
    const body = await bodyOf(request)
    const result = body.has('cancel')
      ? { error: 'access_denied' }
      : { login: { accountId: body.get('login') ?? '' } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  return {
    issuer,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type RunningProvider = Awaited<ReturnType<typeof startProvider>>

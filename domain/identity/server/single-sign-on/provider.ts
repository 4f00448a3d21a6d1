import * as client from 'openid-client'
import type { Services } from '#platform/server/services.ts'

/** Seconds that the provider has to answer in. */
const timeoutSeconds = 5
/** What it says of itself is asked for anew after an hour. */
const freshMilliseconds = 3_600_000

type Known = { configuration: Promise<client.Configuration>; until: number }
const known = new WeakMap<Services, Known>()

export const isConfigured = ({ settings }: Services) => settings.OIDC_ISSUER !== ''

/** Not every provider takes the secret in the same place: in the form where it says so, else in the header. */
const bySecret = (secret: string): client.ClientAuth => {
  const [inForm, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inForm : inHeader)(
      as,
      ...rest,
    )
}

function discover({ settings }: Services): Promise<client.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings
  const clear = OIDC_ISSUER.startsWith('http:')
  return client.discovery(
    new URL(OIDC_ISSUER),
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
    bySecret(OIDC_CLIENT_SECRET),
    {
      timeout: timeoutSeconds,
      // The signature is checked too, not only the connection that the token came by.
      execute: [client.enableNonRepudiationChecks, ...(clear ? [client.allowInsecureRequests] : [])],
    },
  )
}

/** Asked for at the first press, not at the start: a provider that is down keeps nobody from the fair. */
export function providerOf(services: Services): Promise<client.Configuration> {
  const kept = known.get(services)
  if (kept && kept.until > Date.now()) return kept.configuration
  const configuration = discover(services)
  known.set(services, { configuration, until: Date.now() + freshMilliseconds })
  configuration.catch(() => known.delete(services))
  return configuration
}

/** Where the provider leads back to: never taken from a request. */
export const returnAddress = ({ settings }: Services) => `${settings.PUBLIC_URL}/callback`

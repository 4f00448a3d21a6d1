/** Where the hub is, as its protocol names it. */
export const hubPath = '/.well-known/mercure'

/** Its address, to which topics and patterns are relative. */
export const hubUrl = ({ PUBLIC_URL }: { PUBLIC_URL: string }) => new URL(hubPath, PUBLIC_URL).href

const unreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** Whether a topic is an address under the hub's own, however it is written: only the hub speaks of those. */
export function isHubAddress(topic: string, base: string): boolean {
  if (!URL.canParse(topic, base)) return false
  const path = new URL(topic, base).pathname.replace(unreserved, decodeURIComponent)
  return path === hubPath || path.startsWith(`${hubPath}/`)
}

/** What the hub says of itself as a protected resource (RFC 9728). */
export const metadataPath = `/.well-known/oauth-protected-resource${hubPath}`

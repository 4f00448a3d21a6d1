/**
 * A link that carries a one-time token behind `#`: what stands there is never sent to a server, so it is in no log
 * and in no referrer.
 */
export const withToken = (address: string, name: TokenName, token: string) => `${address}#${name}=${token}`

/** `token`: confirms an account or sets a password. `email`: confirms a new address. */
export type TokenName = 'token' | 'email'

/** What a page finds behind the `#` of its own address. */
export function tokenIn(hash: string): { name: TokenName; token: string } | null {
  const [, name, token] = /^#(token|email)=([\w-]{20,200})$/.exec(hash) ?? []
  return (name === 'token' || name === 'email') && token ? { name, token } : null
}

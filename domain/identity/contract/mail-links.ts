/**
 * A link that carries a one-time token behind `#`: what stands there is never sent to a server, so it is in no log
 * and in no referrer.
 */
export const withToken = (address: string, name: TokenName, token: string) => `${address}#${name}=${token}`

/**
 * `token`: confirms an account or sets another password. `invitation`: sets the first password of an account that
 * somebody else has made. `email`: confirms a new address. `keep`: takes an erasure back. `offer`: shows a role that one is
 * offered. `reader`: whether one wants the mailings of a fair. `decision`:
 * what a validator is asked. `speaking`: whether somebody will speak.
 */
export type TokenName = (typeof names)[number]

const names = ['token', 'invitation', 'email', 'keep', 'offer', 'reader', 'decision', 'speaking'] as const

/** What a page finds behind the `#` of its own address. */
export function tokenIn(hash: string): { name: TokenName; token: string } | null {
  const [, sent, token] = /^#([a-z]+)=([\w-]{20,200})$/.exec(hash) ?? []
  const name = names.find(known => known === sent)
  return name && token ? { name, token } : null
}

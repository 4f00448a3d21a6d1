import { ipAddressIn } from './called-address.ts'

/** Where the server may call, as the operator named it: origins, and the addresses among them. */
export type NamedHosts = { origins: ReadonlySet<string>; addresses: ReadonlySet<string> }

export const namedHosts = (origins: readonly string[]): NamedHosts => ({
  origins: new Set(origins),
  addresses: new Set(origins.flatMap(origin => ipAddressIn(new URL(origin).hostname) ?? [])),
})

/** Why an address cannot be called; undefined where it can. */
export type TargetProblem = 'not_an_address' | 'not_https' | 'not_named'

/** A browser's reading of an address: decimal, octal and mapped forms of an IP address are that address. */
export function targetProblem(url: string, { origins }: NamedHosts): TargetProblem | undefined {
  if (!URL.canParse(url)) return 'not_an_address'
  const { protocol, username, password, origin } = new URL(url)
  if (username || password || !/^https?:$/.test(protocol)) return 'not_an_address'
  if (origins.has(origin)) return undefined
  return protocol === 'https:' ? 'not_named' : 'not_https'
}

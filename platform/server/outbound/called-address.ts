import ipaddr from 'ipaddr.js'

/** The address that a text is, as one writes it; undefined for a name. An IPv4 address within IPv6 is that IPv4 address. */
export const ipAddressIn = (text: string): string | undefined => {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined
}

/** What of IPv6 is given to the public net; the rest hides other addresses, or is nobody's. */
const publicNet: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an address may be called: one of the public net, or one that the operator has written down. Everything that
 * leads into this machine or its network is none of the public net, also what another address is hidden in.
 */
export function isCallable(address: string, named: ReadonlySet<string>): boolean {
  if (!ipaddr.isValid(address)) return false
  if (named.has(ipaddr.process(address).toString())) return true
  const found = ipaddr.parse(address)
  if (found.range() !== 'unicast') return false
  return !(found instanceof ipaddr.IPv6) || found.match(publicNet)
}

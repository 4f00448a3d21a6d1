import { isIPv6 } from 'node:net'

const groupsOf = (part: string) => (part ? part.split(':') : [])

/** The eight groups of an IPv6 address, however it is shortened; a v4 address at its end counts as two. */
function groups(address: string): number[] {
  const dotted = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = dotted.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...(tail === undefined ? [] : between), ...after].map(group =>
    Number.parseInt(group, 16),
  )
}

/**
 * What counts as one source where callers are counted by their address: an IPv4 address as it is, also where it comes
 * mapped into IPv6; of IPv6 the /64, which is what one connection is given.
 */
export function sourceOf(ip: string): string {
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return address
  const all = groups(address)
  const [high = 0, low = 0] = all.slice(6)
  if (all.slice(0, 5).every(group => group === 0) && all[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${all
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

import { isIPv6 } from 'node:net'

/**
 * What attempts from an address count for: IPv4 the address itself, also as it stands in an IPv6 one; IPv6 the 64 bits of the
 * network, within which whoever has it may take any address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // A URL writes each address in one way, and takes none with a zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [, high, low] = /^\[::ffff:([^:]+):([^:]+)\]$/.exec(hostname) ?? []
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

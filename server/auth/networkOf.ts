import { isIPv6 } from 'node:net'

/** Some proxies add the port of the connection: 203.0.113.7:50001, [2001:db8::1]:50001. */
const withoutPort = (address: string) =>
  /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')

/**
 * The network that attempts from an address count for: the address itself for IPv4, also if IPv6 contains it (mapped or NAT64);
 * the first 64 bits for IPv6, because a connection may use any address within them.
 */
export function networkOf(given: string): string {
  const address = withoutPort(given)
  if (!isIPv6(address)) return address
  // A URL writes each address in one way, and takes none with a zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [, high, low] = /^\[(?:::ffff|64:ff9b:):([^:]+):([^:]+)\]$/.exec(hostname) ?? []
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

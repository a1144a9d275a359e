import { isIPv6 } from 'node:net'

/** Some proxies add the port of the connection: 203.0.113.7:50001, [2001:db8::1]:50001. */
const withoutPort = (address: string) =>
  /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')

/**
 * What attempts from an address count for: IPv4 the address itself, also as it stands in an IPv6 one (mapped, or behind NAT64);
 * IPv6 the 64 bits of the network, within which whoever has it may take any address.
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

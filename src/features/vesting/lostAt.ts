import type { ChainConfig } from '../../config/chains'
import { ownContract } from '../../config/ownContract'
import { parseAddress } from '../../shared/addresses'
import { sameHex } from '../../shared/sameHex'

const zero = `0x${'0'.repeat(40)}`

/** Where tokens vested to an address would be lost: nobody has the zero address, and the platform's contracts can't pass them on. */
export function lostAt(chain: Pick<ChainConfig, 'contracts'>, text: string): string | undefined {
  const address = parseAddress(text)?.address
  if (address === undefined) return undefined
  if (sameHex(address, zero)) return 'the zero address'
  const own = ownContract(chain, address)
  return own && `the ${own} contract of this network`
}

import { getAddress } from 'ethers/address'
import { pasted } from '../contract/pasted'

interface ParsedAddress {
  /** With the checksum of EIP-55. */
  address: string
  /** Capital and small letters are mixed, but not as the checksum says: a digit may be mistyped. */
  wrongChecksum: boolean
}

/** Reads 0x and 40 hex digits, as people type or paste them; undefined for anything else. */
export function parseAddress(text: string): ParsedAddress | undefined {
  const trimmed = pasted(text)
  if (!/^0x[0-9a-fA-F]{40}$/.test(trimmed)) return undefined
  const digits = trimmed.slice(2)
  const address = getAddress(`0x${digits.toLowerCase()}`)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return { address, wrongChecksum: isMixed && trimmed !== address }
}

/** An address with its checksum; as it is if it is none, or if its own checksum is wrong, which must not be lost. */
export function checksummed(text: string): string {
  const parsed = parseAddress(text)
  return parsed && !parsed.wrongChecksum ? parsed.address : text
}

export const wrongChecksumText = "This address's checksum doesn't match: check every character."

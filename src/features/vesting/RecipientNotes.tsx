import { skipToken } from '@reduxjs/toolkit/query'
import { useAccountQuery } from '../../api/accountApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { ownContract } from '../../config/ownContract'
import { parseAddress, wrongChecksumText } from '../../shared/addresses'
import { sameHex } from '../../shared/sameHex'
import { Warning } from '../../ui/Warning'

interface RecipientNotesProps {
  chain: ChainConfig
  /** The typed address. */
  address: string
  /** The connected account. */
  own: string | undefined
}

/** Warnings about a beneficiary, because tokens cannot be taken back; nothing when there are none. */
export function RecipientNotes({ chain, address, own }: RecipientNotesProps) {
  const parsed = parseAddress(address.trim())
  const account = useAccountQuery(parsed ? { chainId: chain.id, account: parsed.address } : skipToken)
  const unit = useTokenSymbol(chain.id)
  if (!parsed) return null
  const contract = ownContract(chain, parsed.address)
  const units = chain.contracts.token === undefined ? chain.symbol : `${chain.symbol} or ${unit}`
  const kind = account.currentData?.kind
  const notes = [
    parsed.wrongChecksum && wrongChecksumText,
    sameHex(own, parsed.address) && 'This is your own address.',
    contract && `This is the ${contract} contract of this network. Tokens vested to it are lost.`,
    kind === 'contract' && !contract && 'This address is a contract. Make sure that it can use tokens.',
    kind === 'unused' &&
      `This account has sent nothing on this network, and holds no ${units}. Double-check the address.`,
  ].filter((note) => typeof note === 'string')

  return (
    <div role="status">
      {notes.map((note) => (
        <Warning key={note}>{note}</Warning>
      ))}
    </div>
  )
}

import { useAccountQuery } from '../api/accountApi'
import { useTokenSymbol } from '../api/tokenSymbol'
import { useWithoutOldFailure } from '../api/useWithoutOldFailure'
import type { AccountKind } from '../chain/accountReads'
import type { ChainConfig } from '../config/chains'
import { ownContract } from '../config/ownContract'
import { assertNever } from '../shared/assertNever'
import { counted } from '../shared/counted'
import { safeUrl } from '../shared/safeUrl'
import { AddressChip } from '../ui/AddressChip'
import { TokenAmount } from '../ui/TokenAmount'
import { Acts, Part } from './Part'

interface AccountPartProps {
  chain: ChainConfig
  account: string
}

/** What an account is on one chain, and what it holds there. */
export function AccountPart({ chain, account }: AccountPartProps) {
  const query = useWithoutOldFailure(useAccountQuery({ chainId: chain.id, account }))
  const unit = useTokenSymbol(chain.id)
  const page = chain.explorerUrl && safeUrl(`${chain.explorerUrl}/address/${account}`)
  const own = ownContract(chain, account)
  return (
    <Part title={chain.name} name={`Account on ${chain.name}`} query={query}>
      {({ native, token, sent, ...kind }) => {
        const units = token === undefined ? chain.symbol : `${chain.symbol} or ${unit}`
        return (
          <>
            <p>{own ? `Our ${own} contract` : <Kind {...kind} explorerUrl={chain.explorerUrl} units={units} />}</p>
            <p>
              <TokenAmount wei={native} unit={chain.symbol} />
              {token !== undefined && (
                <>
                  {' · '}
                  <TokenAmount wei={token} unit={unit} />
                </>
              )}
              {/* The nonce of a contract counts what it has created, from 1 (EIP-161). */}
              {kind.kind !== 'contract' && sent > 0 && <small> · {counted(sent, 'transaction')} sent</small>}
            </p>
            {page && (
              <Acts>
                <a href={page} target="_blank" rel="noopener noreferrer">
                  Explorer<span className="visually-hidden"> of {chain.name} (opens another site)</span>
                </a>
              </Acts>
            )}
          </>
        )
      }}
    </Part>
  )
}

interface KindProps extends Pick<ChainConfig, 'explorerUrl'> {
  /** What it was asked to hold. */
  units: string
}

function Kind({ explorerUrl, units, ...account }: AccountKind & KindProps) {
  switch (account.kind) {
    case 'contract':
      return 'A contract'
    case 'account':
      return 'An account: there is no contract code here'
    case 'unused':
      return `Has sent nothing here, and holds no ${units}`
    case 'delegated':
      return (
        <>
          An account with delegated code (EIP-7702): it runs{' '}
          <AddressChip address={account.to} what="delegate" explorerUrl={explorerUrl} />
        </>
      )
    default:
      return assertNever(account)
  }
}

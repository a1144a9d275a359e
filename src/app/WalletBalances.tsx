import { useSelector } from 'react-redux'
import { useBalancesQuery } from '../api/chainApi'
import { failureOf } from '../api/errors'
import { useTokenSymbol } from '../api/tokenSymbol'
import { useChains, type ChainConfig } from '../config/chains'
import { Button } from '../ui/Button'
import { TokenAmount } from '../ui/TokenAmount'
import { selectConnection } from '../wallet/walletSlice'

/** Balances of the connected account: native coin and platform token. */
export default function WalletBalances() {
  const connection = useSelector(selectConnection)
  const chain = useChains().find(({ id }) => id === connection?.chainId)
  return connection && chain ? <Balances chain={chain} account={connection.account} /> : null
}

function Balances({ chain, account }: { chain: ChainConfig; account: string }) {
  const { currentData: data, error, refetch } = useBalancesQuery({ chainId: chain.id, account })
  const unit = useTokenSymbol(chain.id)
  if (!data && error)
    return (
      <p role="alert">
        {failureOf(error).text} <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  return (
    <p style={{ margin: 0 }} aria-busy={!data}>
      {data ? <TokenAmount wei={data.native} unit={chain.symbol} /> : '-'}
      {data?.token !== undefined && (
        <>
          <br />
          <TokenAmount wei={data.token} unit={unit} />
        </>
      )}
    </p>
  )
}

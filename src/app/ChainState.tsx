import { useSelector } from 'react-redux'
import { useChainStateQuery } from '../api/chainApi'
import { errorText } from '../api/errors'
import { useChains, type ChainConfig } from '../config/chains'
import { useCompact } from '../ui/media'
import { StatusChip } from '../ui/StatusChip'
import { selectConnection } from '../wallet/walletSlice'

/** The chain of the connected wallet, and whether its node answers. */
export function ChainState() {
  const connection = useSelector(selectConnection)
  const chain = useChains().find(({ id }) => id === connection?.chainId)
  return chain ? <StateOf chain={chain} /> : null
}

function StateOf({ chain: { id, name } }: { chain: ChainConfig }) {
  const { currentData: data, error } = useChainStateQuery(id)
  const chip = { label: name, shapeOnly: useCompact() }
  if (error) return <StatusChip {...chip} tone="failed" hint={errorText(error)} />
  return <StatusChip {...chip} tone={data ? 'good' : 'waiting'} hint={data && `Block ${data.block}`} />
}

import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { useChains, type ChainConfig } from '../config/chains'
import { selectConnection } from '../wallet/walletSlice'

/**
 * The chain a page reads a contract from, and all chains that have the contract. The address decides (`?chain=56`);
 * without it the wallet's chain if it has the contract, else the first chain that has it. Reading needs no wallet.
 */
export function useReadChain(contract: keyof ChainConfig['contracts']) {
  const chains = useChains()
  const connection = useSelector(selectConnection)
  const [search, setSearch] = useSearchParams()
  const having = chains.filter((chain) => chain.contracts[contract])
  const named = chains.find(({ id }) => String(id) === search.get('chain'))
  const ofWallet = having.find(({ id }) => id === connection?.chainId)

  return {
    /** The chosen chain, which may lack the contract. Undefined when no chain has it. */
    chain: named ?? ofWallet ?? having[0],
    having,
    choose: (id: number) =>
      setSearch((params) => {
        params.set('chain', String(id))
        params.delete('page')
        return params
      }),
  }
}

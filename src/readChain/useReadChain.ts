import { useSelector } from 'react-redux'
import { useChains, type ChainConfig } from '../config/chains'
import { useQuery } from '../ui/useQuery'
import { selectConnection } from '../wallet/walletSlice'

/**
 * The chain a page reads a contract from, and all chains that have the contract. The address decides (`?chain=56`);
 * without it the wallet's chain if it has the contract, else the first chain that has it. Reading needs no wallet.
 */
export function useReadChain(contract: keyof ChainConfig['contracts']) {
  const chains = useChains()
  const connection = useSelector(selectConnection)
  const [query, changeQuery] = useQuery()
  const having = chains.filter((chain) => chain.contracts[contract])
  const named = chains.find(({ id }) => String(id) === query.get('chain'))
  const ofWallet = having.find(({ id }) => id === connection?.chainId)

  return {
    /** The chosen chain, which may lack the contract. Undefined when no chain has it. */
    chain: named ?? ofWallet ?? having[0],
    having,
    choose: (id: number) =>
      changeQuery((params) => {
        params.set('chain', String(id))
        params.delete('page')
      }),
  }
}

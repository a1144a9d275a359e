import { getCreateAddress, HDNodeWallet, Mnemonic } from 'ethers'

/** The well-known mnemonic of development chains. Nothing of value may ever be sent to its accounts. */
export const developmentMnemonic = 'test test test test test test test test test test test junk'

/** The number of unlocked accounts of each chain. */
export const accountCount = 40

/** In lower case, as nodes return their accounts. */
const deployer = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** The deployer's first transactions create the contracts in this order, so their addresses are known beforehand. */
const addressAt = (nonce: number) => getCreateAddress({ from: deployer, nonce })

export interface LocalChain {
  readonly id: number
  readonly name: string
  /** The first development account: it deploys and owns the contracts. */
  readonly owner: string
  readonly contracts: { readonly token: string; readonly staking: string; readonly vesting?: string }
}

const token = addressAt(0)
const staking = addressAt(1)

/** The ids of the two local chains, never those of a live network: a signature for one could be replayed there. */
export const localChains = {
  a: { id: 31337, name: 'Local Chain A', owner: deployer, contracts: { token, staking, vesting: addressAt(2) } },
  b: { id: 31338, name: 'Local Chain B', owner: deployer, contracts: { token, staking } },
} as const satisfies Record<string, LocalChain>

/** The first development accounts with their well-known keys, for state.json and for tools that sign themselves. */
export function developmentAccounts(count: number): { address: string; privateKey: string }[] {
  const parent = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(developmentMnemonic), "m/44'/60'/0'/0")
  return Array.from({ length: count }, (_, index) => {
    const { address, privateKey } = parent.deriveChild(index)
    return { address, privateKey }
  })
}

import { isLocalChain } from '../../src/contract/chains'
import type { Decisions } from './decisions'
import { describeMessage, describeTransaction } from './describe'
import { readChainId, readMessage, readTransaction, readTypedData } from './requests'
import type { WalletSession } from './session'
import { invalid, unauthorized, unknownChain, unsupported } from './walletErrors'

interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

type Method = (params: readonly unknown[]) => unknown

/** Everything else goes to the node, except its control methods (`anvil_`, `evm_`). */
const readMethods = /^(eth_(?!sign|accounts)\w+|net_\w+|web3_\w+)$/

/**
 * The `request` of an EIP-1193 provider. It signs with the development accounts that the node holds unlocked, and only
 * for chains 31337 and 31338: a signature for a live chain id could be replayed there.
 */
export function createRequest(session: WalletSession, decisions: Decisions) {
  const accounts = () => (session.isConnected() ? [session.account()] : [])

  const connect = async () => {
    if (!session.isConnected()) {
      await decisions.ask({
        method: 'eth_requestAccounts',
        title: 'Connect this site?',
        details: [['Site', session.site]],
      })
      session.setConnected(true)
    }
    return accounts()
  }

  const requireOwn = (account: string) => {
    if (!session.isConnected()) throw unauthorized()
    if (account.toLowerCase() !== session.account().toLowerCase())
      throw invalid(`${account} is not the account chosen in the Sandbox Wallet.`)
  }

  const requireCurrentChain = (chainId: string | undefined) => {
    if (chainId !== undefined && Number(chainId) !== session.chain().id)
      throw invalid(`The Sandbox Wallet is on chain ${session.chain().id} and does not sign for chain ${chainId}.`)
  }

  const forward = (method: string, params: readonly unknown[]) => session.rpc(session.chain().rpcUrl, method, params)

  const sendTransaction: Method = async (params) => {
    const { shown, whole } = readTransaction(params)
    requireOwn(shown.from)
    requireCurrentChain(shown.chainId)
    const { rpcUrl, name } = session.chain()
    const details = describeTransaction(shown, name)
    await decisions.ask({ method: 'eth_sendTransaction', title: 'Send this transaction?', details })
    // On the chain that it was approved for, even if the chain was switched meanwhile.
    return session.rpc(rpcUrl, 'eth_sendTransaction', [whole])
  }

  const personalSign: Method = async (params) => {
    const { message, account } = readMessage(params)
    requireOwn(account)
    const details = [
      ['Account', account],
      ['Message', describeMessage(message)],
    ] as const
    await decisions.ask({ method: 'personal_sign', title: 'Sign this message?', details })
    return forward('personal_sign', params)
  }

  const signTypedData: Method = async (params) => {
    const { account, domain, primaryType } = readTypedData(params)
    requireOwn(account)
    requireCurrentChain(domain.chainId)
    const details = [
      ['Account', account],
      ['Data', primaryType],
      ['For', domain.name ?? 'not named'],
    ] as const
    await decisions.ask({ method: 'eth_signTypedData_v4', title: 'Sign this data?', details })
    return forward('eth_signTypedData_v4', params)
  }

  const switchTo = async (method: string, chainId: string) => {
    const chain = session.chains().find(({ id }) => id === Number(chainId))
    if (!chain) throw unknownChain(chainId)
    if (chain.id === session.chain().id) return null
    const title = `Switch to ${chain.name}?`
    await decisions.ask({
      method,
      title,
      details: [
        ['From', session.chain().name],
        ['To', chain.name],
      ],
    })
    session.setChain(chain.id)
    return null
  }

  const addChain: Method = async (params) => {
    const chainId = readChainId(params)
    if (!isLocalChain(Number(chainId)) || !session.restoreChain(Number(chainId)))
      throw invalid(`The Sandbox Wallet signs for chains 31337 and 31338 only, not for ${chainId}.`)
    return switchTo('wallet_addEthereumChain', chainId)
  }

  const permissions = () => accounts().map(() => ({ parentCapability: 'eth_accounts' }))

  const methods = new Map<string, Method>([
    ['eth_requestAccounts', connect],
    ['eth_accounts', accounts],
    ['eth_chainId', () => session.hexChainId()],
    ['net_version', () => String(session.chain().id)],
    ['eth_sendTransaction', sendTransaction],
    ['personal_sign', personalSign],
    ['eth_signTypedData_v4', signTypedData],
    ['wallet_switchEthereumChain', (params) => switchTo('wallet_switchEthereumChain', readChainId(params))],
    ['wallet_addEthereumChain', addChain],
    ['wallet_getPermissions', permissions],
    [
      'wallet_requestPermissions',
      async () => {
        await connect()
        return permissions()
      },
    ],
    [
      'wallet_revokePermissions',
      () => {
        session.setConnected(false)
        return null
      },
    ],
  ])

  return async ({ method, params }: RequestArguments): Promise<unknown> => {
    const list: readonly unknown[] = Array.isArray(params) ? params : params === undefined ? [] : [params]
    await session.ready()
    const own = methods.get(method)
    if (own) return own(list)
    if (readMethods.test(method)) return forward(method, list)
    throw unsupported(method)
  }
}

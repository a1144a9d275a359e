import type { Eip1193Provider } from '../chain/eip1193'
import type { WalletEvent, WalletPort } from '../wallet/walletPort'

export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const otherAccount = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const hex = (id: number) => `0x${id.toString(16)}`

type Answer = (params: readonly unknown[]) => unknown

/** A wallet behind EIP-1193. `answers` replaces a method for good, `next` for one request; `calls` are all that were asked. */
export function fakeProvider(given: { accounts?: readonly string[]; chainId?: number; knownChains?: number[] } = {}) {
  const { accounts = [account], chainId = 31337, knownChains = [31337, 31338] } = given
  const state = { accounts, chainId, knownChains }
  const calls: { method: string; params: readonly unknown[] }[] = []
  const scripted = new Map<string, Answer[]>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const emit = (event: string, value: unknown) => listeners.get(event)?.forEach((listener) => listener(value))

  const chainOf = (params: readonly unknown[]) => Number(Reflect.get(Object(params[0]), 'chainId'))
  const answers: Record<string, Answer> = {
    eth_requestAccounts: () => state.accounts,
    eth_accounts: () => state.accounts,
    eth_chainId: () => hex(state.chainId),
    wallet_switchEthereumChain: (params) => {
      const id = chainOf(params)
      if (!state.knownChains.includes(id)) throw Object.assign(new Error('Unrecognized chain ID'), { code: 4902 })
      state.chainId = id
      emit('chainChanged', hex(id))
      return null
    },
    wallet_addEthereumChain: (params) => {
      state.knownChains.push(chainOf(params))
      return null
    },
    wallet_revokePermissions: () => null,
  }

  const provider = {
    request: async ({ method, params = [] }) => {
      calls.push({ method, params })
      await Promise.resolve()
      const answer = scripted.get(method)?.shift() ?? answers[method]
      if (!answer) throw Object.assign(new Error(`The wallet does not do ${method}`), { code: 4200 })
      return answer(params)
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  } satisfies Eip1193Provider

  const script = (method: string, answer: Answer) => {
    scripted.set(method, [...(scripted.get(method) ?? []), answer])
  }
  return {
    provider,
    state,
    calls,
    answers,
    emit,
    /** The number of listeners on the provider. */
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    asked: (method: string) => calls.filter((call) => call.method === method),
    /** The very next request of a method. */
    next: {
      answers: (method: string, value: unknown) => script(method, () => value),
      rejects: (method: string, error: unknown) =>
        script(method, () => {
          throw error
        }),
      /** Stays pending until the returned function is called. */
      hangs: (method: string) => {
        let settle: (value: unknown) => void = () => undefined
        const answer = new Promise((resolve) => (settle = resolve))
        script(method, () => answer)
        return (value: unknown) => settle(value)
      },
    },
  }
}

/** A WalletPort with one wallet, "Test Wallet" with the id `test`, over a fake provider; `emit` sends a wallet event. */
export function fakeWallet(fake = fakeProvider()) {
  const listeners = new Set<(event: WalletEvent) => void>()
  const read = async (method: string) => {
    const accounts = await fake.provider.request({ method })
    if (!Array.isArray(accounts) || accounts.length === 0) return undefined
    return { account: String(accounts[0]), chainId: Number(await fake.provider.request({ method: 'eth_chainId' })) }
  }
  const port: WalletPort = {
    options: () => Promise.resolve([{ id: 'test', name: 'Test Wallet' }]),
    connect: async () => (await read('eth_requestAccounts')) ?? { account, chainId: fake.state.chainId },
    reconnect: () => read('eth_accounts'),
    disconnect: () => Promise.resolve(),
    provider: (id) => (id === 'test' ? fake.provider : undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { port, fake, emit: (event: WalletEvent) => listeners.forEach((listener) => listener(event)) }
}

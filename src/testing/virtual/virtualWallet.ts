import type { Eip1193Provider } from '../../chain/eip1193'
import { quantity } from '../../chain/hex'
import type { WalletPort } from '../../wallet/walletPort'
import { account } from '../fakeWallet'
import type { Sent, VirtualChain, VirtualTransaction } from './virtualChain'

/** A signing request that is pending until the test answers it, possibly for ever. */
export interface WalletRequest {
  sent: Sent & { chainId: string; gas: string; nonce?: string }
  /** The transaction that was sent for it. */
  transaction?: VirtualTransaction
  /** Signs and sends it; the page gets the answer now, or later by `answer`. */
  accept: (how?: { answer?: boolean }) => VirtualTransaction
  /** Returns the hash of the accepted transaction to the page, or any other hash. */
  answer: (hash?: string) => void
  reject: (error: unknown) => void
  settled: boolean
}

/** One wallet with one account for all tabs, answered by the test. */
export function virtualWallet(chain: VirtualChain) {
  const state = { account, before: Array<string>(), chainId: chain.config.id, connected: true, silent: false }
  const requests: WalletRequest[] = []

  const send = (params: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const field = (name: string) => String(Reflect.get(Object(params[0]), name))
      const sent = { from: field('from'), to: field('to'), input: field('data'), value: field('value') }
      const request: WalletRequest = {
        sent: {
          ...sent,
          chainId: field('chainId'),
          gas: field('gas'),
          ...('nonce' in Object(params[0]) && { nonce: field('nonce') }),
        },
        settled: false,
        accept: ({ answer = true } = {}) => {
          const transaction = (request.transaction ??= chain.broadcast(sent))
          if (answer) request.answer()
          return transaction
        },
        answer: (hash) => {
          request.settled = true
          resolve(hash ?? request.transaction?.hash)
        },
        reject: (error) => {
          request.settled = true
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- wallets throw plain objects
          reject(error)
        },
      }
      requests.push(request)
    })

  const provider: Eip1193Provider = {
    request: async ({ method, params = [] }) => {
      // A request to send is kept all the same, and also waits for its answer.
      if (state.silent) return method === 'eth_sendTransaction' ? send(params) : new Promise(() => undefined)
      await Promise.resolve()
      switch (method) {
        case 'eth_accounts':
          return [...state.before, state.account]
        case 'eth_chainId':
          return quantity(state.chainId)
        case 'eth_sendTransaction':
          return send(params)
        default:
          throw new Error(`The engine has no business asking a wallet for ${method}`)
      }
    },
  }
  const port: WalletPort = {
    options: () => Promise.resolve([]),
    connect: () => Promise.reject(new Error('not played')),
    reconnect: () => Promise.resolve(undefined),
    disconnect: () => Promise.resolve(),
    provider: () => (state.connected ? provider : undefined),
    subscribe: () => () => undefined,
  }
  return { state, requests, port }
}

/** The wallets' error for a refusal by the person. */
export const refusal = { code: 4001, message: 'User rejected the request.' }

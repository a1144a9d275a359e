import type { Eip1193Provider } from '../../chain/eip1193'
import { readWalletError } from '../../chain/walletErrors'
import { at } from '../../shared/at'
import { UserFacingError } from '../../shared/userFacing'

const connecting = 'eth_requestAccounts'
/** What the SDK of the smart wallet says when its popup goes. A refusal there comes in other words. */
const closedPopup = 'Request rejected'
const closedText = 'The window of the smart wallet went away before it answered.'

const isCall = (value: unknown): value is (...values: unknown[]) => Promise<unknown> => typeof value === 'function'

/**
 * Onboard's QR module reports every failed pairing as a refusal by the person. This restores the connector's own error,
 * except for a closed QR window, which is a refusal.
 */
export function withTruePairingErrors(provider: Eip1193Provider): Eip1193Provider {
  const connector: unknown = Reflect.get(provider, 'connector')
  if (typeof connector !== 'object' || connector === null) return provider
  const connect: unknown = Reflect.get(connector, 'connect')
  if (!isCall(connect)) return provider

  let failure: unknown
  Reflect.set(connector, 'connect', (...values: unknown[]) =>
    connect.apply(connector, values).catch((error: unknown) => {
      failure = error
      throw error
    }),
  )
  return withRequest(provider, async (call, request) => {
    failure = undefined
    try {
      return await request(call)
    } catch (error) {
      const isClosed = failure instanceof Error && /request reset/i.test(failure.message)
      throw call.method === connecting && failure !== undefined && !isClosed ? failure : error
    }
  })
}

/**
 * The smart wallet swallows the error of a blocked popup and then never answers; here it rejects. It calls a closed popup a
 * refusal, though the person may have confirmed there before; for a transaction that is no refusal here.
 */
export function withPopupErrors(provider: Eip1193Provider, window: Window): Eip1193Provider {
  return withRequest(provider, (call, request) => {
    if (call.method === 'eth_sendTransaction')
      return request(call).catch((error: unknown) => {
        throw at(error, 'message') === closedPopup ? new UserFacingError(closedText) : error
      })
    if (call.method !== connecting) return request(call)
    return new Promise((resolve, reject) => {
      const lost = (event: PromiseRejectionEvent) => {
        if (!/pop.?up window failed/i.test(readWalletError(event.reason).text)) return
        event.preventDefault()
        reject(
          new UserFacingError(
            'Your browser has blocked the window of the smart wallet. Allow pop-ups here, then try again.',
          ),
        )
      }
      window.addEventListener('unhandledrejection', lost)
      request(call)
        .then(resolve, reject)
        .finally(() => window.removeEventListener('unhandledrejection', lost))
    })
  })
}

type Request = Eip1193Provider['request']

/** The same provider, with one more step before each request. */
function withRequest(
  provider: Eip1193Provider,
  step: (call: Parameters<Request>[0], request: Request) => Promise<unknown>,
): Eip1193Provider {
  const request: Request = (call) => provider.request(call)
  return {
    request: (call) => step(call, request),
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}

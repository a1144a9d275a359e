import type { Eip1193Provider } from '../../chain/eip1193'
import { account, fakeProvider } from '../../testing/fakeWallet'
import { readWalletError } from '../../chain/walletErrors'
import { withPopupErrors, withTruePairingErrors } from './moduleErrors'

const connect = { method: 'eth_requestAccounts' }

/** Behaves as onboard's QR module: every error of the connector becomes a refusal. */
function qrProvider(pair: () => Promise<void>): Eip1193Provider {
  const connector = { connect: pair }
  const request = async () => {
    await connector.connect().catch(() => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 })))
    return [account]
  }
  return Object.assign({ connector }, { request })
}

it('says that the relay was not reached instead of calling it a refusal', async () => {
  const provider = withTruePairingErrors(qrProvider(() => Promise.reject(new Error('Socket stalled'))))
  await expect(provider.request(connect)).rejects.toThrow('Socket stalled')
})

it('calls a closed QR window a refusal', async () => {
  const closed = () => Promise.reject(new Error('Connection request reset. Please try again.'))
  await expect(withTruePairingErrors(qrProvider(closed)).request(connect)).rejects.toMatchObject({ code: 4001 })
})

it('pairs after a failed attempt', async () => {
  const pair = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('Socket stalled'))
  const provider = withTruePairingErrors(qrProvider(pair))
  await expect(provider.request(connect)).rejects.toThrow()
  expect(await provider.request(connect)).toEqual([account])
})

it('leaves a provider without a connector as it is', () => {
  const { provider } = fakeProvider()
  expect(withTruePairingErrors(provider)).toBe(provider)
})

const rejectionNobodyTook = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))

it('says that the window of the smart wallet was blocked, which otherwise is waited for without end', async () => {
  const fake = fakeProvider()
  fake.next.hangs('eth_requestAccounts')
  const asked = withPopupErrors(fake.provider, window).request(connect)
  rejectionNobodyTook(new Error('something else'))
  rejectionNobodyTook({ code: -32603, message: 'Pop up window failed to open' })
  await expect(asked).rejects.toThrow('blocked the window of the smart wallet')
})

it('gives answers, errors and events of the smart wallet on as they are', async () => {
  const fake = fakeProvider()
  const provider = withPopupErrors(fake.provider, window)
  const heard = jest.fn()
  provider.on?.('chainChanged', heard)
  fake.emit('chainChanged', '0x1')
  provider.removeListener?.('chainChanged', heard)
  expect([await provider.request(connect), fake.listening()]).toEqual([[account], 0])
  expect(heard).toHaveBeenCalledWith('0x1')
  fake.next.rejects('eth_requestAccounts', { code: 4001 })
  await expect(provider.request(connect)).rejects.toEqual({ code: 4001 })
})

const send = { method: 'eth_sendTransaction' }

it.each([
  ['of a closed window, which the person may have confirmed in', 'Request rejected', 'unclear'],
  ['of the person', 'User rejected the request.', 'rejected'],
])('takes the error %s for what it is, when a transaction was asked for', async (_whose, message, kind) => {
  const fake = fakeProvider()
  fake.next.rejects(send.method, Object.assign(new Error(message), { code: 4001 }))
  const error: unknown = await withPopupErrors(fake.provider, window)
    .request(send)
    .catch((reason: unknown) => reason)
  expect(readWalletError(error).kind).toBe(kind)
})

it('takes a closed window for a refusal, when a connection was asked for', async () => {
  const fake = fakeProvider()
  fake.next.rejects(connect.method, Object.assign(new Error('Request rejected'), { code: 4001 }))
  await expect(withPopupErrors(fake.provider, window).request(connect)).rejects.toMatchObject({ code: 4001 })
})

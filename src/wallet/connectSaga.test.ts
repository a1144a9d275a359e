import { account, fakeWallet, otherAccount } from '../testing/fakeWallet'
import { keepWallet } from '../testing/keptWallet'
import { expectSilence, openWallet } from '../testing/openWallet'
import { turns } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA } from '../testing/testChains'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { walletStore } from '../testing/walletStore'
import {
  connectRequested,
  disconnectRequested,
  selectConnection,
  selectLink,
  stopConnectingRequested,
} from './walletSlice'

beforeEach(renderToasts)

const asking = 'eth_requestAccounts'
const kept = () => window.localStorage.getItem('wallet.last')

describe('connect', () => {
  it('leads to the account and chain of the wallet, and keeps which wallet it was', async () => {
    const { connect, state, connection } = await openWallet()
    await connect()
    expect(connection()).toEqual({ id: 'test', name: 'Test Wallet', account, chainId: chainA.id })
    expect(state()).toMatchObject({ link: { status: 'connected' }, dialogOpen: false, lastUsed: 'test' })
    expect(kept()).toBe('{"id":"test","name":"Test Wallet"}')
    await expectSilence()
  })

  it.each([
    ['4001', { code: 4001, message: 'MetaMask: no' }, 'User rejected request.'],
    ['a refusal in words', 'User closed modal', 'User rejected request.'],
    ['4100', { code: 4100 }, 'This account is not connected to the site. Connect again.'],
    ['4200', { code: 4200 }, 'Your wallet does not support this. Do it in the wallet.'],
    ['4900', { code: 4900 }, 'Wallet is offline.'],
    ['4901', { code: 4901 }, 'Wallet is not connected to this network.'],
    ['-32002', { code: -32002 }, 'A request is already open in your wallet. Open it.'],
    ['-32601', { code: -32601 }, 'Your wallet does not support this. Do it in the wallet.'],
    ['-32602', { code: -32602, message: 'Bad params' }, 'Bad params'],
    ['-32603', { code: -32603, message: 'Internal' }, 'Internal'],
    ['-32000', { code: -32000, message: 'Not now' }, 'Not now'],
    ['-32005', { code: -32005, message: 'Too many' }, 'Too many'],
    ['nothing', undefined, 'An error occurred.'],
  ])(
    'ends with a sentence instead of hanging after %s, keeps nothing, and the next attempt works',
    async (...given) => {
      const [, error, text] = given
      const { connect, state, connection, fake } = await openWallet()
      fake.next.rejects(asking, error)
      await connect()
      await toast(text)
      expect(toasts()).toEqual([`error: ${text}`])
      expect(state()).toMatchObject({ link: { status: 'disconnected' }, dialogOpen: true })
      expect(kept()).toBeNull()
      await connect()
      expect(connection()?.account).toBe(account)
    },
  )

  it('offers to stop waiting after 30 s, and accepts a late yes all the same', async () => {
    stopClock()
    const { connect, state, connection, store, fake } = await openWallet()
    const answer = fake.next.hangs(asking)
    await connect()
    await pass(29_000)
    expect(state().link).toEqual({ status: 'connecting', id: 'test', slow: false })
    await pass(1_000)
    await until(() => expect(state().link).toEqual({ status: 'connecting', id: 'test', slow: true }))
    store.dispatch(stopConnectingRequested())
    await until(() => expect(state().link).toEqual({ status: 'disconnected' }))
    answer([otherAccount])
    await until(() => expect(connection()?.account).toBe(otherAccount))
  })

  it('leaves the wallet connected that was chosen before a late yes of another', async () => {
    const { connect, connection, store, fake, port } = await openWallet()
    const answer = fake.next.hangs(asking)
    await connect()
    store.dispatch(stopConnectingRequested())
    port.connect = () => Promise.resolve({ account, chainId: chainA.id })
    store.dispatch(connectRequested('other'))
    await turns()
    expect(connection()?.id).toBe('other')
    answer([otherAccount])
    await turns()
    expect(connection()).toMatchObject({ id: 'other', account })
    expect(kept()).toContain('other')
  })

  it('does not put a second request behind one that is still open', async () => {
    const { connect, connection, state, store, fake } = await openWallet()
    const answer = fake.next.hangs(asking)
    await connect()
    await connect()
    store.dispatch(stopConnectingRequested())
    await connect()
    await toast('A request is already open in your wallet. Open it.')
    expect(fake.asked(asking)).toHaveLength(1)
    expect(state().link.status).toBe('connecting')
    answer([account])
    await turns()
    expect(connection()?.account).toBe(account)
  })

  it('asks no second wallet while one is connected', async () => {
    const { connect, fake } = await openWallet()
    await connect()
    await connect()
    expect(fake.asked(asking)).toHaveLength(1)
  })

  it('says nothing of a late no that nobody waits for', async () => {
    const { connect, state, store, fake } = await openWallet()
    const answer = fake.next.hangs(asking)
    await connect()
    store.dispatch(stopConnectingRequested())
    answer(Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
    await turns()
    expect(state().link.status).toBe('disconnected')
    await expectSilence()
  })

  it('keeps a wallet on a foreign network connected, and the stored chain as it was', async () => {
    const { connect, state, connection, fake } = await openWallet()
    fake.state.chainId = 137
    await connect()
    expect([connection()?.chainId, state().chainId]).toEqual([137, chainA.id])
  })
})

describe('a page load', () => {
  it('brings the last wallet back without opening it', async () => {
    keepWallet()
    const { store, fake } = walletStore()
    expect(selectLink(store.getState()).status).toBe('reconnecting')
    await turns()
    expect(selectConnection(store.getState())).toMatchObject({ account, name: 'Test Wallet' })
    expect(fake.asked(asking)).toEqual([])
  })

  it('is silently disconnected after 2 s when the wallet does not answer', async () => {
    stopClock()
    keepWallet()
    const wallet = fakeWallet()
    wallet.fake.next.hangs('eth_accounts')
    const { store } = walletStore({ wallet })
    await pass(1_900)
    expect(selectLink(store.getState()).status).toBe('reconnecting')
    await pass(100)
    await until(() => expect(selectLink(store.getState()).status).toBe('disconnected'))
    jest.useRealTimers()
    await expectSilence()
  })

  /** A page load whose wallet has not answered within 2 s; `answer` lets it answer. */
  async function lateWallet() {
    stopClock()
    keepWallet()
    const wallet = fakeWallet()
    const answer = wallet.fake.next.hangs('eth_accounts')
    const opened = await openWallet({ wallet })
    await pass(2_000)
    await until(() => expect(opened.state().link.status).toBe('disconnected'))
    return { ...opened, answer: () => answer([account]) }
  }

  it('connects the wallet that answers after these 2 s all the same', async () => {
    const { connection, answer } = await lateWallet()
    answer()
    await until(() => expect(connection()?.account).toBe(account))
  })

  it.each(['forgets it', 'keeps another wallet'])(
    'leaves a wallet that answers after these 2 s alone when another tab %s meanwhile',
    async (what) => {
      const { state, answer, lastWallet } = await lateWallet()
      if (what === 'forgets it') lastWallet.forget()
      else lastWallet.keep({ id: 'other', name: 'Other' })
      answer()
      await turns()
      expect(state().link.status).toBe('disconnected')
    },
  )

  it('leaves a wallet that answers after these 2 s alone when it has refused to connect meanwhile', async () => {
    const { connect, state, fake, answer } = await lateWallet()
    fake.next.rejects(asking, { code: 4001 })
    await connect()
    answer()
    await turns()
    expect(state().link.status).toBe('disconnected')
  })

  it('is silently disconnected when the wallet allows nothing or fails', async () => {
    keepWallet()
    const wallet = fakeWallet()
    wallet.fake.next.rejects('eth_accounts', { code: 4900 })
    const { store } = walletStore({ wallet })
    await turns()
    expect(selectLink(store.getState()).status).toBe('disconnected')
    await expectSilence()
  })

  it('gives way to somebody who connects meanwhile', async () => {
    keepWallet()
    const wallet = fakeWallet()
    const answer = wallet.fake.next.hangs('eth_accounts')
    const { connect, connection } = await openWallet({ wallet })
    wallet.fake.next.answers(asking, [otherAccount])
    await connect()
    answer([account])
    await turns()
    expect(connection()?.account).toBe(otherAccount)
  })
})

it('forgets everything of a wallet at Disconnect, so that a page load does not bring it back', async () => {
  const { connect, store, state, port } = await openWallet()
  await connect()
  port.disconnect = jest.fn(() => Promise.resolve())
  store.dispatch(disconnectRequested())
  await turns()
  expect(port.disconnect).toHaveBeenCalledWith('test')
  expect(state()).toMatchObject({ link: { status: 'disconnected' }, lastUsed: undefined })
  expect(kept()).toBeNull()
})

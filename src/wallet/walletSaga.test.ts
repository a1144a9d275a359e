import { account, fakeWallet, otherAccount } from '../testing/fakeWallet'
import { turns } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA, chainB } from '../testing/testChains'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { walletStore } from '../testing/walletStore'
import { notify } from '../ui/messages/notify'
import {
  connectRequested,
  disconnectRequested,
  selectChainId,
  selectConnection,
  selectLink,
  selectWallet,
  stopWaitingRequested,
  walletDialogOpened,
} from './walletSlice'

beforeEach(renderToasts)

const asking = 'eth_requestAccounts'

async function start(given: Parameters<typeof walletStore>[0] = {}) {
  const made = walletStore(given)
  const { store } = made
  const state = () => selectWallet(store.getState())
  const connection = () => selectConnection(store.getState())
  const connect = async () => {
    store.dispatch(connectRequested('test'))
    await turns()
  }
  store.dispatch(walletDialogOpened())
  await turns()
  return { ...made, state, connection, connect }
}

/** Passes when the next message is the first one. */
async function expectSilence() {
  notify.info('The end')
  await toast('The end')
  expect(toasts()).toEqual(['The end'])
}

const kept = () => window.localStorage.getItem('wallet.last')
const keepLast = () => window.localStorage.setItem('wallet.last', '{"id":"test","name":"Test Wallet"}')

describe('before the dialog opens', () => {
  it('fetches nothing of a wallet', async () => {
    const { loads, store } = walletStore()
    await turns()
    expect(loads).not.toHaveBeenCalled()
    expect(selectChainId(store.getState())).toBe(chainA.id)
    store.dispatch(walletDialogOpened())
    await turns()
    expect(selectWallet(store.getState()).options).toEqual([{ id: 'test', name: 'Test Wallet' }])
  })

  it('closes the dialog when the wallets could not be loaded, says so, and tries again at the next opening', async () => {
    const wallet = fakeWallet()
    const load = jest.fn(() => Promise.resolve(wallet.port)).mockRejectedValueOnce(new Error('chunk'))
    const { store, state } = await start({ wallet, load })
    await toast("The wallets couldn't be loaded. Check your connection, then open this again.")
    // Open, it would show a loading that nothing ends.
    expect(state().dialogOpen).toBe(false)
    store.dispatch(walletDialogOpened())
    await turns()
    expect(state().options).toHaveLength(1)
  })
})

describe('connect', () => {
  it('leads to the account and chain of the wallet, and keeps which wallet it was', async () => {
    const { connect, state, connection } = await start()
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
      const { connect, state, connection, fake } = await start()
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
    const { connect, state, connection, store, fake } = await start()
    const answer = fake.next.hangs(asking)
    await connect()
    await pass(29_000)
    expect(state().link).toEqual({ status: 'connecting', id: 'test', slow: false })
    await pass(1_000)
    await until(() => expect(state().link).toEqual({ status: 'connecting', id: 'test', slow: true }))
    store.dispatch(stopWaitingRequested())
    await until(() => expect(state().link).toEqual({ status: 'disconnected' }))
    answer([otherAccount])
    await until(() => expect(connection()?.account).toBe(otherAccount))
  })

  it('does not put a second request behind one that is still open', async () => {
    const { connect, connection, state, store, fake } = await start()
    const answer = fake.next.hangs(asking)
    await connect()
    await connect()
    store.dispatch(stopWaitingRequested())
    await connect()
    await toast('A request is already open in your wallet. Open it.')
    expect(fake.asked(asking)).toHaveLength(1)
    expect(state().link.status).toBe('connecting')
    answer([account])
    await turns()
    expect(connection()?.account).toBe(account)
  })

  it('asks no second wallet while one is connected', async () => {
    const { connect, fake } = await start()
    await connect()
    await connect()
    expect(fake.asked(asking)).toHaveLength(1)
  })

  it('says nothing of a late no that nobody waits for', async () => {
    const { connect, state, store, fake } = await start()
    const answer = fake.next.hangs(asking)
    await connect()
    store.dispatch(stopWaitingRequested())
    answer(Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
    await turns()
    expect(state().link.status).toBe('disconnected')
    await expectSilence()
  })

  it('keeps a wallet on a foreign network connected, and the stored chain as it was', async () => {
    const { connect, state, connection, fake } = await start()
    fake.state.chainId = 137
    await connect()
    expect([connection()?.chainId, state().chainId]).toEqual([137, chainA.id])
  })
})

describe('a page load', () => {
  it('brings the last wallet back without opening it', async () => {
    keepLast()
    const { store, fake } = walletStore()
    expect(selectLink(store.getState()).status).toBe('reconnecting')
    await turns()
    expect(selectConnection(store.getState())).toMatchObject({ account, name: 'Test Wallet' })
    expect(fake.asked(asking)).toEqual([])
  })

  it('is silently disconnected after 2 s when the wallet does not answer', async () => {
    stopClock()
    keepLast()
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

  it('is silently disconnected when the wallet allows nothing or fails', async () => {
    keepLast()
    const wallet = fakeWallet()
    wallet.fake.next.rejects('eth_accounts', { code: 4900 })
    const { store } = walletStore({ wallet })
    await turns()
    expect(selectLink(store.getState()).status).toBe('disconnected')
    await expectSilence()
  })

  it('gives way to somebody who connects meanwhile', async () => {
    keepLast()
    const wallet = fakeWallet()
    const answer = wallet.fake.next.hangs('eth_accounts')
    const { connect, connection } = await start({ wallet })
    wallet.fake.next.answers(asking, [otherAccount])
    await connect()
    answer([account])
    await turns()
    expect(connection()?.account).toBe(otherAccount)
  })
})

describe('what the wallet tells', () => {
  const connected = async () => {
    const given = await start()
    await given.connect()
    return given
  }

  it('of another account is what the console shows from then on, also after a change of chain', async () => {
    const { emit, connection } = await connected()
    emit({ type: 'accountsChanged', id: 'test', accounts: [otherAccount, account] })
    emit({ type: 'chainChanged', id: 'test', chainId: chainB.id })
    expect(connection()).toMatchObject({ account: otherAccount, chainId: chainB.id })
  })

  it('of no account any more is a disconnect', async () => {
    const { emit, state, connection } = await connected()
    emit({ type: 'accountsChanged', id: 'test', accounts: [] })
    expect(connection()).toBeUndefined()
    expect(state().link).toEqual({ status: 'disconnected' })
  })

  it('of a chain changes the stored one only when it is of the configuration', async () => {
    const { emit, state, connection } = await connected()
    emit({ type: 'chainChanged', id: 'test', chainId: chainB.id })
    expect(state().chainId).toBe(chainB.id)
    emit({ type: 'chainChanged', id: 'test', chainId: 10 })
    expect([state().chainId, connection()?.chainId]).toEqual([chainB.id, 10])
  })

  it('of its end is said', async () => {
    const { emit, state } = await connected()
    emit({ type: 'gone', id: 'test' })
    await toast('Wallet disconnected')
    expect(state().link.status).toBe('disconnected')
  })

  it('of a wallet that is not connected is not heard', async () => {
    const { emit, connection } = await connected()
    emit({ type: 'gone', id: 'other' })
    emit({ type: 'accountsChanged', id: 'other', accounts: [otherAccount] })
    expect(connection()?.account).toBe(account)
    await expectSilence()
  })

  it('of a new way to connect is listed while the dialog is open', async () => {
    const { emit, port, state } = await start()
    port.options = () => Promise.resolve([{ id: 'late.example', name: 'Late' }])
    emit({ type: 'optionsChanged' })
    await turns()
    expect(state().options).toEqual([{ id: 'late.example', name: 'Late' }])
  })
})

it('forgets everything of a wallet at Disconnect, so that a page load does not bring it back', async () => {
  const { connect, store, state, port } = await start()
  await connect()
  port.disconnect = jest.fn(() => Promise.resolve())
  store.dispatch(disconnectRequested())
  await turns()
  expect(port.disconnect).toHaveBeenCalledWith('test')
  expect(state()).toMatchObject({ link: { status: 'disconnected' }, lastUsed: undefined })
  expect(kept()).toBeNull()
})

import { account, fakeWallet, otherAccount } from '../testing/fakeWallet'
import { expectSilence, openWallet } from '../testing/openWallet'
import { turns } from '../testing/requests'
import { chainA, chainB } from '../testing/testChains'
import { renderToasts, toast } from '../testing/toasts'
import { walletStore } from '../testing/walletStore'
import { selectChainId, selectWallet, walletDialogOpened } from './walletSlice'

beforeEach(renderToasts)

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
    const { store, state } = await openWallet({ wallet, load })
    await toast("The wallets couldn't be loaded. Check your connection, then open this again.")
    // An open dialog would show a loading state that never ends.
    expect(state().dialogOpen).toBe(false)
    store.dispatch(walletDialogOpened())
    await turns()
    expect(state().options).toHaveLength(1)
  })
})

describe('what the wallet tells', () => {
  const connected = async () => {
    const given = await openWallet()
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

  it('of the chain that it is on already is no change, so what was said of a failed switch stays', async () => {
    const { emit, log } = await connected()
    emit({ type: 'chainChanged', id: 'test', chainId: chainA.id })
    expect(log.filter(({ type }) => type === 'wallet/chainChanged')).toEqual([])
  })

  it('says that the wallet disconnected', async () => {
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
    const { emit, port, state } = await openWallet()
    port.options = () => Promise.resolve([{ id: 'late.example', name: 'Late' }])
    emit({ type: 'optionsChanged' })
    await turns()
    expect(state().options).toEqual([{ id: 'late.example', name: 'Late' }])
  })
})

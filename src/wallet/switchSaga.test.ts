import { waitFor } from '@testing-library/react'
import { turns } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA, chainB } from '../testing/testChains'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { walletStore } from '../testing/walletStore'
import { notify } from '../ui/messages/notify'
import {
  connectRequested,
  selectConnection,
  selectSwitching,
  selectWallet,
  switchRequested,
  walletDialogOpened,
} from './walletSlice'

beforeEach(renderToasts)

const switching = 'wallet_switchEthereumChain'

async function connected() {
  const made = walletStore()
  const { store } = made
  store.dispatch(walletDialogOpened())
  await turns()
  store.dispatch(connectRequested('test'))
  await turns()
  const change = async (id = chainB.id) => {
    store.dispatch(switchRequested(id))
    await turns()
  }
  return { ...made, change, state: () => selectWallet(store.getState()) }
}

it('follows the wallet to the chain asked for, also when the wallet does not tell of it', async () => {
  const { change, state, store } = await connected()
  await change()
  expect(selectConnection(store.getState())?.chainId).toBe(chainB.id)
  expect(state()).toMatchObject({ chainId: chainB.id, switching: undefined })
  notify.info('The end')
  await toast('The end')
  expect(toasts()).toEqual(['The end'])
})

it.each([
  [{ code: 4001 }, 'User rejected request.'],
  [{ code: -32002 }, 'A request is already open in your wallet. Open it.'],
  [{ code: 4200 }, "Switch to Local Chain B in your wallet: this page can't do it for you."],
  [{ code: 4900 }, 'Wallet is offline.'],
])('after %j stays where it was and says why', async (error, text) => {
  const { change, state, store, fake } = await connected()
  fake.next.rejects(switching, error)
  await change()
  await toast(text)
  expect(toasts()).toEqual([`error: ${text}`])
  expect(selectConnection(store.getState())?.chainId).toBe(chainA.id)
  expect(state()).toMatchObject({ chainId: chainA.id, switching: undefined })
})

it('takes back what it said of a switch once the wallet is on another chain', async () => {
  const { change, emit, fake, state } = await connected()
  fake.next.rejects(switching, { code: 4001 })
  await change()
  await toast('User rejected request.')
  emit({ type: 'chainChanged', id: 'test', chainId: chainB.id })
  await waitFor(() => expect(toasts()).toEqual([]))
  expect(state().chainId).toBe(chainB.id)
})

it('shows what to type when the wallet does not add the chain by itself', async () => {
  const { change, state, fake } = await connected()
  fake.state.knownChains = []
  fake.next.rejects('wallet_addEthereumChain', { code: -32602, message: 'rpcUrls must be https' })
  await change()
  await toast("Your wallet can't add Local Chain B automatically. Add it there manually.")
  expect(state()).toMatchObject({ manualChain: chainB.id, dialogOpen: true })
})

it('says where a wallet still is that said yes', async () => {
  stopClock()
  const { change, fake, store } = await connected()
  fake.answers[switching] = () => null
  await change()
  await pass(1_000)
  await until(() => expect(toasts()).toEqual(['error: Your wallet agreed but is still on Local Chain A.']))
  expect(selectConnection(store.getState())?.chainId).toBe(chainA.id)
})

it('follows a wallet that goes to a third chain instead', async () => {
  stopClock()
  const { change, fake, store } = await connected()
  fake.answers[switching] = () => {
    fake.state.chainId = 10
    return null
  }
  await change()
  await pass(1_000)
  await until(() => expect(selectConnection(store.getState())?.chainId).toBe(10))
})

it('asks nothing more of a wallet that adds the chain after it was waited for', async () => {
  stopClock()
  const { change, fake, store } = await connected()
  fake.state.knownChains = []
  const answer = fake.next.hangs('wallet_addEthereumChain')
  await change()
  await pass(60_000)
  await until(() => expect(selectSwitching(store.getState())).toBeUndefined())
  answer(null)
  await turns()
  expect(fake.asked(switching)).toHaveLength(1)
})

it('asks a wallet for a chain of the configuration only', async () => {
  const { change, fake } = await connected()
  await change(10)
  await toast('Chain 10 is not configured')
  expect(fake.asked(switching)).toEqual([])
})

it('has one request to switch on its way, and does not wait for it for ever', async () => {
  stopClock()
  const { change, fake, store } = await connected()
  fake.next.hangs(switching)
  await change()
  await change()
  expect(fake.asked(switching)).toHaveLength(1)
  expect(selectSwitching(store.getState())).toBe(chainB.id)
  await pass(60_000)
  await until(() => expect(selectSwitching(store.getState())).toBeUndefined())
  jest.useRealTimers()
  await toast("Your wallet hasn't responded. Look for an open request in it, or switch to Local Chain B there.")
})

it('shows in the log that a wallet did not know the chain, was asked to add it, and how both ended', async () => {
  const { change, fake, log } = await connected()
  fake.state.knownChains = []
  await change()
  const ofSwitch = log.filter(({ type }) => /switch|chainAdd/.test(type))
  const end = { end: 'switched' }
  expect(ofSwitch).toEqual([
    { type: 'wallet/switchRequested', payload: chainB.id },
    { type: 'wallet/switchStarted', payload: chainB.id },
    { type: 'wallet/chainAddRequested', payload: chainB.id },
    { type: 'wallet/chainAddEnded', payload: { chainId: chainB.id, end } },
    { type: 'wallet/switchEnded', payload: { chainId: chainB.id, chainName: chainB.name, end, onName: undefined } },
  ])
})

import { notify } from '../ui/messages/notify'
import { connectRequested, selectConnection, selectWallet, walletDialogOpened } from '../wallet/walletSlice'
import { turns } from './requests'
import { toast, toasts } from './toasts'
import { walletStore } from './walletStore'

/** A wallet's store with the dialog open; `connect` chooses the wallet there. */
export async function openWallet(given: Parameters<typeof walletStore>[0] = {}) {
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
export async function expectSilence() {
  notify.info('The end')
  await toast('The end')
  expect(toasts()).toEqual(['The end'])
}

import { object, string } from 'yup'
import { attempt } from '../shared/attempt'

const key = 'wallet.last'

const lastWalletSchema = object({ id: string().max(100).required(), name: string().max(60).required() })

export interface LastWallet {
  id: string
  name: string
}

/** The wallet that was last connected in this browser, so that a page load can reconnect it without opening it. */
export interface LastWalletStorage {
  /** Undefined when there is none, it is damaged, or the browser blocks storage. */
  read(): LastWallet | undefined
  keep(wallet: LastWallet): void
  forget(): void
}

/** With blocked storage nothing is stored and nothing fails; the next page load just does not reconnect. */
export function createLastWalletStorage(window: Window): LastWalletStorage {
  const inStorage = <Result>(work: (storage: Storage) => Result) => attempt(() => work(window.localStorage))
  return {
    read: () =>
      inStorage((storage) => lastWalletSchema.validateSync(JSON.parse(storage.getItem(key) ?? ''), { strict: true })),
    keep: (wallet) => inStorage((storage) => storage.setItem(key, JSON.stringify(wallet))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  }
}

import { object, string } from 'yup'
import { attempt } from '../shared/attempt'

const key = 'wallet.last'

const lastWalletSchema = object({ id: string().max(100).required(), name: string().max(60).required() })

export interface LastWallet {
  id: string
  name: string
}

/** Which wallet was connected last in this browser, so that a page load can ask it silently. */
export interface LastWalletStorage {
  /** Undefined when there is none, or what is kept is damaged, or the browser blocks storage. */
  read(): LastWallet | undefined
  keep(wallet: LastWallet): void
  forget(): void
}

/** Where storage is blocked nothing is kept and nothing fails: only the next page load asks again. */
export function createLastWalletStorage(window: Window): LastWalletStorage {
  const inStorage = <Result>(work: (storage: Storage) => Result) => attempt(() => work(window.localStorage))
  return {
    read: () =>
      inStorage((storage) => lastWalletSchema.validateSync(JSON.parse(storage.getItem(key) ?? ''), { strict: true })),
    keep: (wallet) => inStorage((storage) => storage.setItem(key, JSON.stringify(wallet))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  }
}

import { boolean, number, object, type InferType } from 'yup'

export interface WalletChain {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
}

const savedSchema = object({
  account: number().integer().min(0).default(0),
  chainId: number().integer().default(31337),
  isConnected: boolean().default(false),
})

/** The wallet's stored state: selected account and chain, and whether this site may see them. */
export type SavedState = InferType<typeof savedSchema>

export interface WalletStorage {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

export function loadState(storage: WalletStorage): SavedState {
  try {
    return savedSchema.validateSync(JSON.parse(storage.read() ?? '{}'))
  } catch {
    return savedSchema.getDefault()
  }
}

export function saveState(storage: WalletStorage, state: SavedState): void {
  storage.write(JSON.stringify(state))
}

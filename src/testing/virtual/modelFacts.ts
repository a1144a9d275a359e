import { recordPrefix } from '../../transactions/firstRecord'
import type { Transaction } from '../../transactions/transactionRecord'
import type { VirtualTransaction } from './virtualChain'
import { virtualWorld, type VirtualTab } from './virtualTab'
import type { WalletRequest } from './virtualWallet'

/** A wallet request, its record, and what the model did to it. */
export interface Asked {
  request: WalletRequest
  recordId: string
  /** All transactions for it: its own and the wallet's replacements. */
  hashes: Set<string>
  beforeRestart: boolean
  /** Another request has the same call, so a transaction that is found may be the other's. */
  twin: boolean
  /** The wallet has returned another hash, or is a contract wallet whose call may fail inside. */
  misled: boolean
}

/** The wallet is asked again for a dropped transaction. */
export interface AskedAgain {
  request: WalletRequest
  one: Asked
  /** Hears the answer while it is open. */
  tab: VirtualTab
}

/** A virtual world, and what the model knows of it. */
export interface Facts {
  world: ReturnType<typeof virtualWorld>
  tabs: VirtualTab[]
  asked: Asked[]
  askedAgain: AskedAgain[]
  /** Transactions that a wallet sent with a nonce of its own, though it was asked to keep the old one, and said so. */
  underOtherNumber: VirtualTransaction[]
  /** All transactions that were ever mined, as they were then, by `placeOf`: after a reorganisation one may end otherwise. */
  everMined: Map<string, VirtualTransaction>
  /** The records of the last check, by id. */
  known: Map<string, Transaction>
  /** The ids of dismissed records. */
  dismissed: Set<string>
  /** Violated invariants. */
  problems: string[]
  /** Clicks on Confirm, and confirmed Resends. */
  clicks: number
  /** How many different calls were asked for. */
  requests: number
  /** Damaged records in the storage. */
  damaged: number
  /** Since when a node lags as far as polls can see, in milliseconds of the virtual clock. */
  lagSince: number
  /** When it has caught up last. */
  caughtUpAt: number
  /** The chain was rolled back. */
  wasShort: boolean
  /** The chain was restarted. */
  wasRestarted: boolean
  /** A reorganisation has happened, or a page's state was lost: endings may change. */
  moved: boolean
}

/** The facts about a new world with one tab, on a chain of that depth. */
export async function createFacts(confirmations: number): Promise<Facts> {
  const world = virtualWorld({ checks: false, confirmations })
  return {
    world,
    tabs: [await world.openTab()],
    asked: [],
    askedAgain: [],
    underOtherNumber: [],
    everMined: new Map(),
    known: new Map(),
    dismissed: new Set(),
    problems: [],
    clicks: 0,
    requests: 0,
    damaged: 0,
    lagSince: 0,
    caughtUpAt: 0,
    wasShort: false,
    wasRestarted: false,
    moved: false,
  }
}

/** Where a transaction was mined, by the hashes of block and transaction. */
export const placeOf = (block: string, transaction: string) => `${block} ${transaction}`

/** The newest state of each record in any tab. */
export function recordsOf({ tabs }: Facts): Transaction[] {
  const newest = new Map<string, Transaction>()
  for (const record of tabs.flatMap((tab) => tab.records()))
    if ((newest.get(record.id)?.rev ?? -1) < record.rev) newest.set(record.id, record)
  return [...newest.values()]
}

/** Whether the storage has a record as a page has it. */
export const isStored = ({ world: { storage } }: Facts, record: Transaction) =>
  storage.kept.get(recordPrefix + record.id) === JSON.stringify(record)

/** Requests that the wallet has not answered. */
export const openIn = ({ asked }: Facts) => asked.filter(({ request }) => !request.settled)

/** Transactions that wait for a block, but for calls of a contract wallet: a relayer that raises their fee notifies nobody. */
export const waitingIn = ({ asked, world: { chain } }: Facts) =>
  chain.state.pool.filter((one) => !one.inner && asked.some(({ hashes }) => hashes.has(one.hash)))

/** The item that a command's `pick` selects. */
export const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)]

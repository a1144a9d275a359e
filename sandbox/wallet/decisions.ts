import { refused } from './walletErrors'

/** A request that waits for approval. Addresses as 0x hex, value in wei. */
export interface WalletRequest {
  readonly method: string
  readonly title: string
  readonly details: readonly (readonly [label: string, text: string])[]
}

interface Waiting {
  readonly request: WalletRequest
  readonly settle: (isApproved: boolean) => void
}

/** The queue of requests, answered by the panel or by a journey (controls.ts). */
export interface Decisions {
  /** Settles when approved; rejects with 4001 when refused. */
  readonly ask: (request: WalletRequest) => Promise<void>
  /** Answers the oldest request, or else the next one. */
  readonly answer: (isApproved: boolean) => void
  readonly setAuto: (isOn: boolean) => void
  readonly current: () => WalletRequest | undefined
  readonly count: () => number
  readonly subscribe: (listener: () => void) => void
}

export function createDecisions(): Decisions {
  const waiting: Waiting[] = []
  const prepared: boolean[] = []
  const listeners: (() => void)[] = []
  let isAuto = false
  const changed = () => listeners.forEach((listener) => listener())

  const ask = (request: WalletRequest) =>
    new Promise<void>((resolve, reject) => {
      const settle = (isApproved: boolean) => (isApproved ? resolve() : reject(refused()))
      const answer = prepared.shift() ?? (isAuto || undefined)
      if (answer !== undefined) return settle(answer)
      waiting.push({ request, settle })
      changed()
    })

  const answer = (isApproved: boolean) => {
    const first = waiting.shift()
    if (!first) return void prepared.push(isApproved)
    first.settle(isApproved)
    changed()
  }

  const setAuto = (isOn: boolean) => {
    isAuto = isOn
    while (isOn && waiting.length > 0) answer(true)
  }

  return {
    ask,
    answer,
    setAuto,
    current: () => waiting[0]?.request,
    count: () => waiting.length,
    subscribe: (listener) => void listeners.push(listener),
  }
}

import type { Page } from '@playwright/test'

export type Answer = { readonly result: unknown } | { readonly error: unknown } | 'never'

/** Another vendor's wallet as it announces itself (EIP-6963), with its answer to each method. */
export interface AnnouncedWallet {
  readonly name: string
  readonly rdns: string
  /** An image address. */
  readonly icon?: string
  /** Methods without an answer are refused with 4200. */
  readonly answers: Readonly<Record<string, Answer>>
}

declare global {
  interface Window {
    /** The announced wallets by their rdns. */
    announced: Record<
      string,
      {
        answers: Record<string, Answer>
        /** The methods that were requested. */
        readonly asked: string[]
        readonly tell: (event: string, value: unknown) => void
        /** Resolves a request that was left pending. */
        readonly answerLate: (result: unknown) => void
      }
    >
  }
}

export const announcedAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The answers of a wallet that connects with one account. */
export const connects = (chainId: string) => ({
  eth_requestAccounts: { result: [announcedAccount] },
  eth_accounts: { result: [announcedAccount] },
  eth_chainId: { result: chainId },
})

/** Adds a wallet to every page from its next load on. */
export function announce(page: Page, wallet: AnnouncedWallet): Promise<unknown> {
  return page.addInitScript(({ name, rdns, icon = '', answers }) => {
    const listeners: [string, (value: unknown) => void][] = []
    const asked: string[] = []
    const unanswered: ((result: unknown) => void)[] = []
    const own = {
      answers: { ...answers },
      asked,
      tell: (event: string, value: unknown) => {
        for (const [heard, listener] of listeners) if (heard === event) listener(value)
      },
      answerLate: (result: unknown) => {
        for (const answer of unanswered.splice(0)) answer(result)
      },
    }
    const provider = {
      request: ({ method }: { method: string }) => {
        asked.push(method)
        const answer = own.answers[method] ?? { error: { code: 4200, message: `No ${method} here.` } }
        if (answer === 'never') return new Promise((resolve) => unanswered.push(resolve))
        // Wallets reject with anything, including plain strings.
        return new Promise((resolve, reject) =>
          'error' in answer ? Reflect.apply(reject, undefined, [answer.error]) : resolve(answer.result),
        )
      },
      on: (event: string, listener: (value: unknown) => void) => void listeners.push([event, listener]),
      removeListener: () => undefined,
    }
    window.announced = { ...window.announced, [rdns]: own }
    const detail = Object.freeze({ info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider })
    const show = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', show)
    show()
  }, wallet)
}

/** Sets the answer to a method from now on. */
export const setAnswer = (page: Page, rdns: string, method: string, answer: Answer) =>
  page.evaluate(
    (change) => {
      const wallet = window.announced[change.rdns]
      if (wallet) wallet.answers[change.method] = change.answer
    },
    { rdns, method, answer },
  )

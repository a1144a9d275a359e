import type { ChainConfig } from '../../config/chains'
import { readThemeMode } from '../../session/themeMode'
import type { SessionState } from '../../session/sessionSlice'
import type { TransactionsState } from '../../transactions/transactionsSlice'
import { isFinal } from '../../transactions/transactionStates'
import { notify } from '../../ui/messages/notify'
import { saveFile } from '../../ui/saveFile'
import type { WalletState } from '../../wallet/walletSlice'
import { chainLine, type Read } from './chainLine'
import type { Recorder } from './recorder'

export interface Source {
  getState: () => { session: SessionState; chains: { queries: Record<string, Read | undefined> } }
  chains: readonly ChainConfig[]
  recorder: Recorder
}

/** How the console stands now, without who works here and without what they have typed: a line for each fact. */
export function reportOf({ getState, chains, recorder }: Source): string {
  const state = getState()
  const { innerWidth, innerHeight, devicePixelRatio } = window
  return [
    `Diagnostics of ${new Date().toISOString()}`,
    `Version: ${process.env.CONSOLE_VERSION}`,
    `Role: ${roleText(state.session)}`,
    `Shown: ${shownText(window.location.search)}`,
    `Theme: ${readThemeMode()}, shown ${document.documentElement.dataset.theme ?? ''}`,
    `Window: ${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels each`,
    `Network: ${navigator.onLine ? 'online' : 'offline'}`,
    `Browser: ${navigator.userAgent}`,
    `Wallet: ${hasWallet(state) ? walletText(state.wallet) : 'not started'}`,
    ...(hasTransactions(state) ? transactionLines(state.transactions) : []),
    ...chains.map((chain) => chainLine(chain, Object.values(state.chains.queries))),
    'Build, page, errors and actions:',
    recorder.text(),
  ].join('\n')
}

const roleText = (session: SessionState) =>
  session.status === 'signedOut' ? 'nobody is signed in' : `${session.role}, ${session.status}`

/** Where the clipboard is refused, a file can be sent as well. */
export function saveReport(text: string) {
  saveFile('diagnostics.txt', 'text/plain', text)
  notify.info("Your browser didn't allow copying. The diagnostics are saved as a file.")
}

/** Whether a text looks like a word of the code, not like typed text or a wallet's own name. */
const isWord = (text: string | null) => text !== null && /^[\w.-]{1,40}$/.test(text)

/** The parameters of an address whose values are chosen from a list. A search, an account and an invitation are not. */
const choices = ['page', 'status', 'sort', 'from', 'view', 'open', 'chain']

function shownText(search: string): string {
  const params = new URLSearchParams(search)
  const chosen = choices.flatMap((name) => (isWord(params.get(name)) ? `${name}=${params.get(name) ?? ''}` : []))
  return chosen.join(' ') || 'nothing chosen'
}

// Both join the store with their code.
const hasWallet = (state: object): state is { wallet: WalletState } => 'wallet' in state
const hasTransactions = (state: object): state is { transactions: TransactionsState } => 'transactions' in state

function walletText({ link }: WalletState): string {
  if (link.status !== 'connected') return link.status
  const { id, chainId } = link.connection
  return `connected, ${isWord(id) ? id : 'unknown kind'} on chain ${chainId}`
}

const transactionLines = ({ records }: TransactionsState) =>
  Object.values(records)
    .filter((record) => !isFinal(record))
    .map(({ kind, chainId, state }) => `Open transaction: ${kind} on chain ${chainId}, ${state}`)

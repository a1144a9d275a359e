import { isCodeError } from '../shared/userFacing'
import { isHash } from './hex'

/** What a failed request to a wallet means. */
export interface WalletFailure {
  /**
   * rejected: the person said no. notSent: certainly nothing was sent. unknownChain: the chain has to be added.
   * unclear: it may have been sent.
   */
  kind: 'rejected' | 'notSent' | 'unknownChain' | 'unclear'
  code: number | undefined
  /** One sentence for people; never empty, never HTML. */
  text: string
  /** A transaction hash inside the error, which means that it was sent. */
  hash?: string
  /**
   * The nonce that the wallet has tried is used; many nodes name it. They say so of a second copy, too: the first may be
   * what has used it.
   */
  usedNonce?: { tried: number | undefined }
  /** A node has another transaction with the nonce that the wallet has tried, which may be a first copy of this one. */
  isReplacement?: true
}

interface Parts {
  codes: number[]
  texts: string[]
  /** Those of `texts` that are the wallet's own. */
  own: string[]
  hash: string | undefined
}

const rejectedText = 'User rejected request.'
const rejection =
  /user (rejected|denied|closed|cancel+ed)|(rejected|denied|declined|cancel+ed) (by (the )?user|the (request|transaction)|transaction|signature)|user disapproved|ethers-user-denied|modal closed/im
/** A node, or a gateway before it, says so too, some with a reason and some with the code of EIP-1474. */
const bareRejection = /(transaction (was )?(rejected|declined)|request rejected)\.?$/im
const rejectedByNode = -32003
/** Stands for the name of the coin: wallets do not name it. */
export const someCoin = "of the network's coin"
const unknownChain = /unrecogni[sz]ed chain|unknown chain|chain .*(not been added|not added)|try adding the chain/i

const byCode: Readonly<Record<number, string>> = {
  4100: 'This account is not connected to the site. Connect again.',
  4200: 'Your wallet does not support this. Do it in the wallet.',
  [-32601]: 'Your wallet does not support this. Do it in the wallet.',
  4900: 'Wallet is offline.',
  4901: 'Wallet is not connected to this network.',
  [-32002]: 'A request is already open in your wallet. Open it.',
}

// As the nodes of different makers say it. A token may revert with some of these words.
const noFunds =
  /insufficient[ _]?funds|n't have enough funds|cost exceeds account balance|(?<!revert.*)insufficient balance for transfer/i

/** Nodes say so when they try a transaction out. */
const feeRose = /max fee per gas less than block base fee/i

const byText: readonly [RegExp, string][] = [
  [noFunds, `Not enough ${someCoin} for the network fee.`],
  [/nonce too low/i, "The wallet's nonce is outdated. Try again"],
  [/nonce too high/i, "The wallet's nonce is too high. Clear the wallet's activity data, then try again."],
  [/underpriced/i, 'The network fee is too low for this transaction.'],
  [feeRose, 'The network fee has just risen above what your wallet offered. Try again'],
]

/** A wallet's code for a request that is open before; geth's for a timeout, after which it may have the transaction. */
const requestOpen = -32002
const isNotOpen = (code: number) => code !== requestOpen
const timeout = /timed? ?out/i
const certainlyNotSent = [4100, 4200, -32601, -32602, requestOpen]
// geth: "next nonce 7, tx nonce 6", Erigon: "tx: 6 state: 7", Hardhat: "to be 7 but got 6".
const nonceUsed = /nonce too low(?:.*(?:tx nonce|tx:|but got) (\d+))?/i
const replacement = /replacement .*underpriced/i
const notSentText = /nonce too low|nonce too high|transaction underpriced/i
/** The device is locked, was unplugged, or does not sign calls of contracts: nothing was signed. */
const notSigned = /ledger device:|blind signing|enable .*contract data/i
// The node already has the transaction: it was sent, and only its hash is unknown here.
const alreadySent = /already known|already imported|known transaction/i

/**
 * Reads an error as the wallet threw it. Wallets nest codes in `data.originalError`, write them into the message, or throw
 * plain strings or undefined.
 */
export function readWalletError(error: unknown): WalletFailure {
  const { codes: all, texts, own, hash } = collect(error, 0)
  const text = texts.join('\n')
  const codes = timeout.test(text) ? all.filter(isNotOpen) : all
  const code = codes[0]
  const used = nonceUsed.exec(text)
  const more = {
    ...(used && { usedNonce: { tried: used[1] === undefined ? undefined : Number(used[1]) } }),
    ...(replacement.test(text) && { isReplacement: true as const }),
    ...(hash !== undefined && { hash }),
  }
  const isBare = !codes.includes(rejectedByNode) && bareRejection.test(own.join('\n'))
  if (codes.includes(4001) || rejection.test(text) || isBare)
    return { kind: 'rejected', code: 4001, text: rejectedText, ...more }
  if (codes.includes(4902) || unknownChain.test(text))
    return { kind: 'unknownChain', code: 4902, text: "Your wallet doesn't know this network.", ...more }
  const known = codes.map((one) => byCode[one]).find(Boolean) ?? byText.find(([shape]) => shape.test(text))?.[1]
  const notSent =
    codes.some((one) => certainlyNotSent.includes(one)) ||
    [noFunds, notSentText, replacement, feeRose, notSigned].some((shape) => shape.test(text))
  return {
    kind: notSent && !alreadySent.test(text) ? 'notSent' : 'unclear',
    code,
    text: known ?? firstParagraph(texts),
    ...more,
  }
}

const maxTextLength = 300

function firstParagraph(texts: readonly string[]): string {
  const first = texts.find((text) => text.trim())?.split('\n')[0] ?? ''
  // A prefix such as "MetaMask Tx Signature: …", once; the colon of an address does not end one.
  const plain = first.replace(/^[\w .]+:\s+/, '').trim()
  return plain ? plain.slice(0, maxTextLength) : 'An error occurred.'
}

/** A contract chooses its reason, and some of the patterns take minutes in a very long line. */
const mostRead = 10_000

function collect(error: unknown, depth: number): Parts {
  if (typeof error === 'string') return collect({ message: error }, depth)
  // The text of a programming error is for developers, whoever made it.
  if (typeof error !== 'object' || error === null || depth > 4 || isCodeError(error))
    return { codes: [], texts: [], own: [], hash: undefined }
  const field = (name: string): unknown => (name in error ? Reflect.get(error, name) : undefined)
  const inner = ['data', 'originalError', 'error', 'info', 'cause'].map((name) => collectField(field(name), depth + 1))
  const code = field('code')
  const number =
    code === 'ACTION_REJECTED' ? 4001 : typeof code === 'string' || typeof code === 'number' ? Number(code) : NaN
  const texts = [field('details'), field('shortMessage'), field('message')]
    .filter((text) => typeof text === 'string')
    .map((text) => text.slice(0, mostRead))
  const hash = field('sendTransactionHash') ?? field('transactionHash')
  return {
    // Inside the wallet's error it is a node's.
    codes: [...(Number.isInteger(number) ? [number] : []), ...inner.flatMap(({ codes }) => codes.filter(isNotOpen))],
    own: texts,
    texts: [...texts, ...inner.flatMap(({ texts: more }) => more)],
    hash: isHash(hash) ? hash : inner.find((one) => one.hash)?.hash,
  }
}

// A plain string in `data` is revert data, not a message.
const collectField = (value: unknown, depth: number) => collect(typeof value === 'string' ? undefined : value, depth)

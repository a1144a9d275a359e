import { array, number, object, string, ValidationError } from 'yup'
import { knownChains, type KnownChain } from './chains'

const chain = object({
  id: number().integer().positive().required(),
  name: string().trim().max(60).required(),
  symbol: string().trim().max(12).required(),
  explorerUrl: string().trim(),
  confirmations: number().integer().min(1).max(1_000).required(),
}).noUnknown('${path} has a key that is not known: ${unknown}')

const schema = array(chain.required()).required()

/**
 * The chains of MORE_CHAINS: a JSON list of `{"id", "name", "symbol", "confirmations"}` with an `explorerUrl` if there is one.
 * What is wrong goes to `problems`, a sentence each.
 */
export function readMoreChains(text: string | undefined, problems: string[]): readonly KnownChain[] {
  if (!text) return []
  const found = parse(text)
  if (typeof found === 'string') {
    problems.push(found)
    return []
  }
  for (const { id, explorerUrl } of found) {
    if (isKnown(id)) problems.push(`MORE_CHAINS has the chain ${id}, which is known already`)
    if (explorerUrl && !isHttps(explorerUrl)) problems.push(`MORE_CHAINS: the explorerUrl of ${id} is no https address`)
  }
  if (new Set(found.map(({ id }) => id)).size < found.length) problems.push('MORE_CHAINS has a chain twice')
  return found.filter(({ id }) => !isKnown(id)).map((one) => ({ ...one, rpcUrls: [] }))
}

/** The chains, or what is wrong with them. */
function parse(text: string) {
  try {
    return schema.validateSync(JSON.parse(text), { strict: true })
  } catch (error) {
    const reason = error instanceof ValidationError ? (error.errors[0] ?? '') : 'it is not JSON'
    return `MORE_CHAINS cannot be read: ${reason}. It is a list such as [{"id":10,"name":"Optimism","symbol":"ETH","confirmations":3}]`
  }
}

const isKnown = (id: number) => knownChains.some((known) => known.id === id)

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

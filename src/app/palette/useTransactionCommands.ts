import { useTransactionOnQuery } from '../../api/accountApi'
import { isHash } from '../../chain/hex'
import { failureOf } from '../../api/errors'
import type { Role } from '../../contract/roles'
import { chainName, useChains } from '../../config/chains'
import { mayOpen } from '../../contract/endpoints'
import { shortAddress } from '../../shared/shortAddress'
import { openSite } from '../../ui/openSite'
import { UsersIcon } from '../../ui/icons'
import type { Command } from './commands'
import type { FoundPart } from './foundPart'
import type { Ways } from './useWays'

/** A transaction's hash in lower case; undefined for another text. */
export const transactionHash = (text: string) => (isHash(text) ? text.toLowerCase() : undefined)

/** Finds a transaction on every chain by its hash, and leads to who sent it, who got it and to the explorer. */
export function useTransactionCommands(role: Role, hash: string | undefined, { who }: Ways): FoundPart[] {
  const chains = useChains()
  const mayAsk = mayOpen(role, 'users')
  const skip = hash === undefined || !mayAsk
  const chainIds = chains.map(({ id }) => id)
  const { currentData, error, isFetching } = useTransactionOnQuery({ hash: hash ?? '', chainIds }, { skip })
  const part = { label: 'Transaction', count: undefined, commands: [], searching: false }
  if (hash === undefined) return []
  if (!mayAsk) return [{ ...part, note: "Your role can't look up transactions" }]
  const failure = currentData || isFetching ? undefined : failureOf(error)
  const { found = [], unread = [] } = currentData ?? {}
  const names = unread.map((id) => chainName(chains, id)).join(', ')
  const commands = found.flatMap(({ chainId, from, to }): Command[] => {
    const name = chainName(chains, chainId)
    const explorer = chains.find(({ id }) => id === chainId)?.explorerUrl
    const person = (label: string, address: string): Command => ({
      id: `${label} ${chainId}`,
      label: `${label} ${shortAddress(address)}`,
      icon: UsersIcon,
      hint: `on ${name}`,
      run: () => who(address),
    })
    return [
      person('Sender', from),
      ...(to === undefined ? [] : [person('Receiver', to)]),
      ...(explorer
        ? [
            {
              id: `explorer ${chainId}`,
              label: 'Open in the explorer',
              hint: name,
              run: () => openSite(`${explorer}/tx/${hash}`),
            },
          ]
        : []),
    ]
  })
  return [
    {
      ...part,
      commands,
      searching: !currentData && !failure,
      note: failure?.text ?? (names ? `Couldn't ask ${names}` : undefined),
    },
  ]
}

import { mayOpen, type Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { subjectIn } from '../../contract/dossier'
import { linkTo } from '../../config/linkTo'
import { shortAddress } from '../../shared/shortAddress'
import type { Command, CommandGroup } from './commands'
import { UsersIcon } from '../../ui/icons'
import { icons } from '../MenuList'
import type { Ways } from './useWays'

/** Where an address is looked up: lists that search a part of one, and vesting, which needs the whole. */
const places: readonly { screen: Screen; label: string; query: string; isWhole?: true }[] = [
  { screen: 'staking', label: 'Stakes of', query: 'search' },
  { screen: 'tracking', label: 'Tracked assets of', query: 'search' },
  { screen: 'vesting', label: 'Vesting of', query: 'account', isWhole: true },
]

/** Who an address or an e-mail is, and where else the beginning of an address is looked up. */
export function whoCommands(role: Role, text: string, { go, who }: Ways): CommandGroup[] {
  const isSubject = mayOpen(role, 'users') && subjectIn(text)
  const isAddress = /^0x[\da-f]{1,40}$/i.test(text)
  const name = isAddress ? shortAddress(text) : text
  const offered = places.filter(
    ({ screen, isWhole }) => isAddress && mayOpen(role, screen) && (!isWhole || text.length === 42),
  )
  const commands: Command[] = [
    ...(isSubject ? [{ id: 'who', label: `Who is ${name}?`, icon: UsersIcon, run: () => who(text) }] : []),
    ...offered.map(({ screen, label, query }) => ({
      id: `${screen} of address`,
      label: `${label} ${name}`,
      icon: icons[screen],
      run: () => void go(linkTo(screen, { [query]: text })),
    })),
  ]
  return commands.length > 0 ? [{ label: isAddress ? 'Wallet address' : 'E-mail', commands }] : []
}

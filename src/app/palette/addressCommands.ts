import type { Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { screenPath } from '../../config/paths'
import { shortAddress } from '../../shared/shortAddress'
import { screensFor } from '../screens'
import type { CommandGroup } from './commands'
import { icons } from '../Sidebar'
import type { Ways } from './useWays'

/** Where an address is looked up: lists that search a part of one, and vesting, which needs the whole. */
const places: readonly { screen: Screen; label: string; query: string; isWhole?: true }[] = [
  { screen: 'staking', label: 'Stakes of', query: 'search' },
  { screen: 'tracking', label: 'Tracked assets of', query: 'search' },
  { screen: 'vesting', label: 'Vesting of', query: 'account', isWhole: true },
]

/** What the console knows of a wallet address, or of the beginning of one, beside the users who have it. */
export function addressCommands(role: Role, text: string, { go }: Ways): CommandGroup[] {
  if (!/^0x[\da-f]{1,40}$/i.test(text)) return []
  const screens = screensFor(role)
  const offered = places.filter(
    ({ screen, isWhole }) => screens.some((entry) => entry.screen === screen) && (!isWhole || text.length === 42),
  )
  const commands = offered.map(({ screen, label, query }) => ({
    id: `${screen} of address`,
    label: `${label} ${shortAddress(text, 7)}`,
    icon: icons[screen],
    run: () => void go(`${screenPath(screen)}?${new URLSearchParams({ [query]: text }).toString()}`),
  }))
  return commands.length > 0 ? [{ label: 'Wallet address', commands }] : []
}

import type { ComponentType, ReactNode } from 'react'
import type { NamingCampaign } from '../contract/dossier'
import type { Activity, User } from '../contract/entities'
import type { Role } from '../contract/roles'
import { useChains, type ChainConfig } from '../config/chains'
import { mayOpen } from '../contract/endpoints'
import { parseAddress } from '../shared/addresses'
import { AccountPart } from './AccountPart'
import { Head } from './Head'
import { missingText, type Identity } from './identity'
import { Group, StaticPart } from './Part'
import { StakesPart } from './StakesPart'
import { VestingPart } from './VestingPart'

export interface UserActsProps {
  user: User
  /** The user's state is being read, so nothing can be asked now. */
  isReading: boolean
  /** A change of the user has ended, whoever asked for it here. */
  onEnded: () => void
}

/** What features put into a dossier; a layer below them can't import it. */
export interface DossierSlots {
  UserActs: ComponentType<UserActsProps>
  VestingActs: ComponentType<{ chain: ChainConfig; account: string; isClaimable: boolean }>
  ActivityEntry: ComponentType<{ entry: Activity }>
  /** The word for a campaign's status. */
  CampaignStatus: ComponentType<{ campaign: NamingCampaign }>
}

interface PersonProps {
  identity: Identity
  role: Role
  slots: DossierSlots
  user: ReactNode
  /** The parts below are left out for a role that may not read them, and without an address. */
  staff: ReactNode
  assets: ReactNode
  campaigns: ReactNode
  activity: ReactNode
}

/** Everything known of somebody: what the platform has, then what each chain has. */
export function Person({ identity, role, slots, user, staff, assets, campaigns, activity }: PersonProps) {
  const chains = useChains()
  const { address, users } = identity
  // What the platform calls a wallet address may be one of another kind of chain.
  const account = address === undefined ? undefined : parseAddress(address)?.address
  const having = (contract: keyof ChainConfig['contracts']) => chains.filter(({ contracts }) => contracts[contract])
  return (
    <>
      <Head identity={identity} />
      <Group title="Platform">
        {user}
        {staff}
        {assets}
        {campaigns}
      </Group>
      {account ? (
        <>
          <Group title="Accounts">
            {chains.map((chain) => (
              <AccountPart key={chain.id} chain={chain} account={account} />
            ))}
          </Group>
          {mayOpen(role, 'staking') && (
            <Group title="Stakes">
              {having('staking').map((chain) => (
                <StakesPart key={chain.id} chain={chain} owner={account} />
              ))}
            </Group>
          )}
          {mayOpen(role, 'vesting') && (
            <Group title="Vesting">
              {having('vesting').map((chain) => (
                <VestingPart key={chain.id} chain={chain} account={account} Acts={slots.VestingActs} />
              ))}
            </Group>
          )}
        </>
      ) : (
        <Group title="Networks">
          <StaticPart title="Accounts, stakes and vesting">
            {address
              ? "This wallet address isn't valid on this console's networks."
              : missingText('wallet address', users, 'No wallet address is known for this e-mail.')}
          </StaticPart>
        </Group>
      )}
      {activity && <Group title="Staff">{activity}</Group>}
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../../ui/Link'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { linkTo } from '../../config/linkTo'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { TokenAmount } from '../../ui/TokenAmount'
import { AttentionCard, AttentionLine } from './AttentionCard'
import { unlockDays, type unlocksOf } from './platformState'
import { useMaySee } from './useMaySee'
import { useInvitations, useNetworks, useUnlocks } from './usePlatform'

/** Networks that don't respond, vesting that unlocks soon and invitations about to end; each for the roles that may see it. */
export function PlatformCard() {
  const maySee = useMaySee()
  const networks = useNetworks()
  const unlocks = useUnlocks(maySee('vesting'))
  const invitations = useInvitations(maySee('admin-users'))
  const isReading = networks.isLoading || unlocks.isLoading || invitations.isLoading
  // Says only once that a chain does not respond.
  const isSilent = ({ id }: ChainConfig) => networks.lines.some(({ chain, isReached }) => chain.id === id && !isReached)
  const unread = unlocks.unread.filter(({ chain }) => !isSilent(chain))
  const counted = [networks.lines, unread, unlocks.lines, invitations.failed, invitations.lines]
  const count = counted.flat().length
  const quiet = [networks.quiet, unlocks.quiet, invitations.quiet].filter(Boolean).join(' ')
  // The card is as old as its oldest part.
  const times = [networks.at, unlocks.at, invitations.at].filter((at) => at !== undefined)
  return (
    <AttentionCard
      isWide
      title="Platform"
      count={isReading ? undefined : count}
      busy={isReading}
      at={times.length === 0 ? undefined : Math.min(...times)}
      from={invitations.at === undefined ? 'the networks' : 'the networks and the server'}
    >
      {isReading && <Skeleton />}
      <ul>
        {networks.lines.map(({ chain, text }) => (
          <Failed key={chain.id} what={chain.name} retry={() => void networks.refetch()}>
            {text}
          </Failed>
        ))}
        {unread.map(({ chain, text }) => (
          <Failed key={chain.id} what={`vesting on ${chain.name}`} retry={() => void unlocks.refetch()}>
            {chain.name}: couldn't read what unlocks. {text}
          </Failed>
        ))}
        {unlocks.lines.map((line) => (
          <Unlocks key={line.chain.id} {...line} />
        ))}
        {invitations.failed.map((text) => (
          <Failed key={text} what="invitations" retry={() => void invitations.refetch()}>
            {text}
          </Failed>
        ))}
        {invitations.lines.map((text) => (
          <AttentionLine key={text}>
            <Link to={linkTo('admin-users', { status: 'invited' })}>{text}</Link>
          </AttentionLine>
        ))}
      </ul>
      {!isReading && quiet && <p>{quiet}</p>}
    </AttentionCard>
  )
}

interface FailedProps {
  /** What is read again, for a screen reader. */
  what: string
  retry: () => void
  children: ReactNode
}

function Failed({ what, retry, children }: FailedProps) {
  return (
    <AttentionLine data-long>
      <div>
        <bdi>{children}</bdi>
        <Button aria-label={`Try again: ${what}`} onClick={retry}>
          Try again
        </Button>
      </div>
    </AttentionLine>
  )
}

function Unlocks({ chain, due, held, lacking }: { chain: ChainConfig } & ReturnType<typeof unlocksOf>) {
  const unit = useTokenSymbol(chain.id)
  return (
    <AttentionLine data-long>
      <Link to={linkTo('vesting', { chain: String(chain.id) })}>
        <bdi>
          {chain.name}: <TokenAmount wei={due} unit={unit} /> can be released within {unlockDays} days
        </bdi>
        {held !== undefined && (
          <span data-lacking={lacking !== 0n}>
            The contract holds {lacking !== 0n && 'only '}
            <TokenAmount wei={held} unit={unit} />
          </span>
        )}
      </Link>
    </AttentionLine>
  )
}

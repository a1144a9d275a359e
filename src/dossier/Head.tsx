import styled from '@emotion/styled'
import { useChains } from '../config/chains'
import { ownContract } from '../config/ownContract'
import { parseAddress } from '../shared/addresses'
import { CopyButton } from '../ui/CopyButton'
import { Identicon } from '../ui/Identicon'
import { WholeAddress } from '../ui/WholeAddress'
import type { Identity } from './identity'

/** Whom the dossier is about: every name that is known, in full. */
export function Head({ identity: { address, emails } }: { identity: Identity }) {
  const chains = useChains()
  const checked = address === undefined ? undefined : (parseAddress(address)?.address ?? address)
  const own = chains.flatMap((chain) => {
    const name = checked && ownContract(chain, checked)
    return name ? [`our ${name} contract on ${chain.name}`] : []
  })
  return (
    <Names>
      {checked && <Identicon address={checked} size={40} />}
      <div>
        {emails.map((email) => (
          <div key={email}>
            <strong>
              <bdi>{email}</bdi>
            </strong>
            <CopyButton text={email} what="e-mail" />
          </div>
        ))}
        {checked && <WholeAddress address={checked} />}
        {own.length > 0 && <p>This is {own.join(' and ')}.</p>}
      </div>
    </Names>
  )
}

const Names = styled.div({
  display: 'flex',
  gap: 16,
  alignItems: 'start',
  padding: '16px 20px 12px',
  borderBottom: '1px solid var(--border)',
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: 6 },
  '& > div > div': { display: 'flex', gap: 4, alignItems: 'center' },
  '& p': { margin: '4px 0 0' },
  '& .button': { color: 'var(--quiet)' },
})

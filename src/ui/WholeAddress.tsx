import styled from '@emotion/styled'
import { CopyButton } from './CopyButton'

/** A whole address in groups of four, as people compare it before they sign. Copied text has no groups. */
export function WholeAddress({ address, what = 'address' }: { address: string; what?: string }) {
  const groups = address.match(/^0x.{1,4}|.{1,4}/g) ?? []
  return (
    <Address>
      <code>
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </code>
      <CopyButton text={address} what={what} />
    </Address>
  )
}

const Address = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // Not flex: only text can be balanced over lines of about the same length. Margins separate the groups, so that copied text has
  // no spaces.
  '& code': { textAlign: 'left', textWrap: 'balance' },
  '& code > span': { display: 'inline-block', marginRight: 6 },
})

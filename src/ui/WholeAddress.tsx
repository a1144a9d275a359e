import styled from '@emotion/styled'
import { CopyButton } from './CopyButton'

/** A whole address in groups of four, as people compare it before they sign. The groups are not in the text. */
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
  // Not flex: lines of about the same length are only made of text. The spaces between the groups are in no copied text.
  '& code': { textAlign: 'left', textWrap: 'balance' },
  '& code > span': { display: 'inline-block', marginRight: 6 },
})

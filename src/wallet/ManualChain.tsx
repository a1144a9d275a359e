import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { manualChainValues } from '../chain/addChainParameters'
import { useChains } from '../config/chains'
import { CopyButton } from '../ui/CopyButton'
import { selectWallet } from './walletSlice'

/** The values to type into a wallet that cannot add a network by itself. */
export function ManualChain() {
  const { manualChain } = useSelector(selectWallet)
  const chain = useChains().find(({ id }) => id === manualChain)
  if (!chain) return null
  return (
    <section aria-label={`Add ${chain.name} manually`}>
      <p>Your wallet can't add this network automatically. Add it there manually with these values:</p>
      <Table>
        <tbody>
          {manualChainValues(chain).map(([field, value]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                <CopyButton text={value} what={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

const Table = styled.table({
  borderSpacing: 0,
  '& th': { paddingRight: 16, color: 'var(--quiet)', fontSize: 'calc(13rem / 14)', fontWeight: 400, textAlign: 'left' },
  '& td': { overflowWrap: 'anywhere' },
})

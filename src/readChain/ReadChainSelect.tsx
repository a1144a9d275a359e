import { Select } from '../ui/forms/Select'
import type { useReadChain } from './useReadChain'

/** Chooses the chain that a page reads from, among the configured chains that have the contract. */
export function ReadChainSelect({ chain, having, choose }: ReturnType<typeof useReadChain>) {
  if (!chain) return null
  const listed = having.includes(chain) ? having : [chain, ...having]
  return (
    <Select label="Network" value={String(chain.id)} onChange={(id) => choose(Number(id))}>
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

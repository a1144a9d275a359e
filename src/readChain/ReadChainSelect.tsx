import type { ComponentType } from 'react'
import { Select, type SelectProps } from '../ui/forms/Select'
import type { useReadChain } from './useReadChain'

/** Chooses the chain that a page reads from, among the configured chains that have the contract. */
export function ReadChainSelect({
  chain,
  having,
  choose,
  as: Control = Select,
  autoFocus,
}: ReturnType<typeof useReadChain> & { as?: ComponentType<SelectProps> } & Pick<SelectProps, 'autoFocus'>) {
  if (!chain) return null
  const listed = having.includes(chain) ? having : [chain, ...having]
  return (
    <Control label="Network" value={String(chain.id)} onChange={(id) => choose(Number(id))} autoFocus={autoFocus}>
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Control>
  )
}

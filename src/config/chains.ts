import { createContext, use } from 'react'
import type { ChainConfig } from '../contract/consoleConfig'
import { definePort } from '../shared/ports'

export type { ChainConfig } from '../contract/consoleConfig'

/** The configured chains in their order; provided by App. */
export const ChainsContext = createContext<readonly ChainConfig[]>([])
export const useChains = () => use(ChainsContext)

/** The configured chains, for sagas. */
export const configuredChains = definePort<readonly ChainConfig[]>('chains')

/** The name of a chain by its id. */
export const chainName = (chains: readonly ChainConfig[], id: number) =>
  chains.find((chain) => chain.id === id)?.name ?? `Chain ${id}`

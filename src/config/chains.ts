import { createContext, useContext } from 'react'
import type { ChainConfig } from '../contract/consoleConfig'
import { definePort } from '../shared/ports'

export type { ChainConfig } from '../contract/consoleConfig'

/** The chains of the configuration, in its order; provided by App. */
export const ChainsContext = createContext<readonly ChainConfig[]>([])
export const useChains = () => useContext(ChainsContext)

/** The same chains, for sagas. */
export const configuredChains = definePort<readonly ChainConfig[]>('chains')

/** How people read a chain of which only the id is known. */
export const chainName = (chains: readonly ChainConfig[], id: number) =>
  chains.find((chain) => chain.id === id)?.name ?? `Chain ${id}`

import type { ChainConfig } from '../../config/chains'
import { at } from '../../shared/at'

/** What the cache has of a read. */
export interface Read {
  originalArgs?: unknown
  data?: unknown
  status: string
}

/** The newest block that reads of a chain have seen, and how many of them fail. */
export function chainLine({ id, name }: ChainConfig, reads: readonly (Read | undefined)[]): string {
  // A read is asked for by the id of its chain, or by an object that has it.
  const own = reads.filter((read) => read?.originalArgs === id || at(read?.originalArgs, 'chainId') === id)
  const blocks = own.flatMap((read) => {
    const [block, time] = [at(read?.data, 'block'), at(read?.data, 'time')]
    return typeof block === 'number' && typeof time === 'number' ? { block, time } : []
  })
  const head = blocks.sort((a, b) => b.block - a.block)[0]
  const failed = own.filter((read) => read?.status === 'rejected').length
  return [
    `Chain ${id} (${name}): `,
    head ? `block ${head.block} of ${new Date(head.time * 1_000).toISOString()}` : 'no block read',
    failed > 0 ? `, ${failed} of ${own.length} reads fail` : '',
  ].join('')
}

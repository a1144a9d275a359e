import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack'
import { plainLists } from './earlyPages'

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>

interface Place {
  path: string
  /** The parts that use the module; a part has the name in its `import()`. */
  parts: readonly (string | null | undefined)[]
}

const when =
  (test: (place: Place) => boolean) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    test({
      path: module.nameForCondition() ?? '',
      parts: [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name),
    })

/** The chunks that are loaded later, except these. */
const lateWithout =
  (...names: readonly string[]) =>
  (chunk: Chunk) =>
    !chunk.canBeInitial() && !names.includes(chunk.name ?? '')

/**
 * Which modules share a file (the first group that applies), so that no page needs more than four files after the first, and no
 * file is tiny.
 */
export const cacheGroups: SplitChunks['cacheGroups'] = {
  // What every signed-in page needs, and what most do, in one file: two files would be 1.3 kB larger.
  frame: {
    test: when(
      ({ parts }) => parts.includes('console') || plainLists.filter((list) => parts.includes(list)).length >= 3,
    ),
    chunks: lateWithout('signIn'),
    name: 'frame',
    priority: 3,
    enforce: true,
  },
  // What the pages beyond the plain lists share: CSS-in-JS (emotion), forms, yup with the rules of a sign-in, the state of wallet and
  // transactions. Lists, the sign-in page and the messages have a copy of the little that they use of these.
  pages: {
    test: when(
      ({ path, parts }) =>
        parts.includes('onChain') ||
        parts.includes('login') ||
        /node_modules[\\/](@emotion|stylis|yup)[\\/]|[\\/]src[\\/](ui[\\/](isPropValid|forms[\\/](fields|FieldParts|use))|shared[\\/]firstErrors)/.test(
          path,
        ),
    ),
    chunks: lateWithout('signIn', 'messages', ...plainLists),
    name: 'pages',
    priority: 2,
    enforce: true,
  },
  // The reads of chains with the ABIs.
  reads: {
    test: when(({ parts }) => parts.includes('chain')),
    chunks: ({ name }) => name === 'chain' || name === 'vesting',
    name: 'reads',
    priority: 1,
    enforce: true,
  },
  // The checksum alone. The wallet has a copy, because it needs nothing else of this group.
  checksums: {
    test: when(({ parts }) => parts.includes('checksum')),
    chunks: ({ name }) => name !== 'chain' && name !== 'vesting' && name !== 'wallet',
    name: 'checksums',
    priority: 1,
    enforce: true,
  },
  // What no page needs before something opens.
  overlays: {
    test: when(
      ({ path, parts }) =>
        /[\\/]src[\\/]ui[\\/](MuiTheme|tokens|dialogs[\\/][A-Z])/.test(path) ||
        (parts.length >= 5 && /node_modules[\\/](?!ethers|@noble)/.test(path)),
    ),
    name: 'overlays',
    priority: 1,
    enforce: true,
  },
  // A smaller module costs less as a copy than as a request of its own.
  default: { minChunks: 2, minSize: 40_000 },
  defaultVendors: false,
}

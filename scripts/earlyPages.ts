import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'

// The pages that are drawn before the console's code has come (src/early). Their code is that of the console's pages in a build of
// its own: the files of src/early/packages stand for React and the packages beside it, `X.early.ts` for the module `X`.

const layer = 'early'
const path = (name: string) => fileURLToPath(new URL(`../src/early/${name}`, import.meta.url))

/** The chunk of the early page with the last part of this path. */
export const earlyChunk = (page: string) => `early-${page}`

export const earlyEntries = Object.fromEntries(
  readdirSync(path('pages')).map((file) => [
    earlyChunk(basename(file, '.ts')),
    { import: path(`pages/${file}`), layer },
  ]),
)

export const earlyRules: RuleSetRule[] = [
  {
    issuerLayer: layer,
    resolve: {
      extensions: ['.early.ts', '.ts', '.tsx', '.js'],
      alias: {
        'react/jsx-runtime$': path('packages/jsxRuntime.ts'),
        react$: path('packages/react.ts'),
        'react-dom/client$': path('packages/reactDomClient.ts'),
        'react-redux$': path('packages/reactRedux.ts'),
        'react-router-dom$': path('packages/reactRouterDom.ts'),
      },
    },
  },
  // What the console fetches later is no part of it.
  { issuerLayer: layer, parser: { import: false } },
]
